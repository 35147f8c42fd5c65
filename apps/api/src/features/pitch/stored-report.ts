import { analysis, claim, type OralPerformance } from "@app/contracts/report";
import { COACH_TASKS, type CoachOutcome, type CoachWork, type Source } from "@app/contracts/coach";
import type { TextReport } from "@app/engine/report";
import * as z from "zod/mini";

/**
 * Increment it with each change of the format below, and keep a reader for the old number here. 1 had no voice, 2 no
 * coach, 4 no claims, 5 no margin, 6 no changes of the rewriting.
 */
export const REPORT_VERSION = 7;
const WITHOUT_COACH = new Set([1, 2]);
/** Version 3's names of three outcomes of the coach's tasks. */
const RENAMED_OUTCOMES: Readonly<Record<string, CoachOutcome>> = {
  declined: "content_filter",
  resting: "circuit_open",
  overspent: "budget_exceeded",
};

/** A claim with the evidence that it rests on, which is stored but not sent. */
const storedClaim = z.extend(claim, {
  evidence: z.array(z.object({ rule: z.string(), start: z.number(), end: z.number() })),
});

/** The parts of the API's report that are not columns. */
const shownReport = z.pick(analysis, {
  margin: true,
  verdict: true,
  oralPerformance: true,
  contentAnalysis: true,
  claims: true,
  findings: true,
  fillers: true,
  notices: true,
  recommendations: true,
  coach: true,
});
/** What is stored of a report: what is shown, plus the evidence of its claims. */
const storedReport = z.extend(shownReport, { claims: z.array(storedClaim) });
export type StoredReport = z.infer<typeof storedReport>;

/** What the API sends of a stored report. */
export function showReport({ claims, ...shown }: StoredReport): z.infer<typeof shownReport> {
  return { ...shown, claims: claims.map(({ evidence: _kept, ...told }) => told) };
}

/**
 * The engine's report with the API's field names, validated before it is stored. A text has no oral performance.
 *
 * @param at when the engine made it
 */
export function toStoredReport(
  report: TextReport,
  oralPerformance: OralPerformance | null,
  at: Date,
): StoredReport {
  const { margin, verdict, claims, metrics, findings, fillers, notices, recommendations } = report;
  return storedReport.parse({
    margin,
    verdict,
    claims,
    oralPerformance,
    contentAnalysis: { metrics: metrics.map(withoutJudgement) },
    findings,
    fillers,
    notices,
    recommendations: { ...recommendations, sources: sourcesAt(at) },
    coach: noCoach(at),
  });
}

/** Validates a report modified since `toStoredReport`, before it is stored. */
export function proveReport(report: StoredReport): StoredReport {
  return storedReport.parse(report);
}

/** Validates stored JSON like any other input: an unexpected format is an error, never a wrong report. */
export function readStoredReport(version: number, report: unknown, at: Date): StoredReport {
  if (version === REPORT_VERSION) return storedReport.parse(report);
  if (version === 6) return storedReport.parse(withoutChanges(report as StoredReport));
  if (version === 5) return storedReport.parse(withoutMargin(report as StoredReport));
  if (version === 4) return storedReport.parse(withoutClaims(report as StoredReport));
  if (version === 3) return storedReport.parse(withoutClaims(renameOutcomes(report as StoredReport)));
  if (!WITHOUT_COACH.has(version)) throw new Error(`stored report of unknown version ${version}`);
  const { contentAnalysis, recommendations, ...rest } = report as StoredReport;
  return storedReport.parse({
    ...rest,
    margin: null,
    claims: [],
    contentAnalysis: { metrics: contentAnalysis.metrics.map(withoutJudgement) },
    recommendations: { ...recommendations, rewriting: null, sources: sourcesAt(at) },
    coach: noCoach(at),
  });
}

const withoutChanges = (report: StoredReport): StoredReport => ({
  ...report,
  recommendations: { ...report.recommendations, rewriting: null },
});
const withoutMargin = (report: StoredReport): StoredReport => ({
  ...withoutChanges(report),
  margin: null,
});
const withoutClaims = (report: StoredReport): StoredReport => ({ ...withoutMargin(report), claims: [] });

function renameOutcomes(report: StoredReport): StoredReport {
  const tasks = report.coach.tasks.map(({ task, outcome }) => ({
    task,
    outcome: RENAMED_OUTCOMES[outcome] ?? outcome,
  }));
  return { ...report, coach: { ...report.coach, tasks } };
}

function withoutJudgement(metric: object): object {
  return { ...metric, judgement: null };
}

function sourcesAt(at: Date): StoredReport["recommendations"]["sources"] {
  const rules: Source = { method: "règles", model: null, at: at.toISOString() };
  return { perfectPitch: rules, hooks: rules };
}

function noCoach(at: Date): CoachWork {
  return {
    model: null,
    at: at.toISOString(),
    tasks: COACH_TASKS.map((task) => ({ task, outcome: "absent" })),
  };
}
