import type { OralPerformance } from "@app/contracts/report";
import { totalScore } from "@app/engine/report";
import type { MeasuredPitch } from "./measured-pitch.ts";
import { proveReport, type StoredReport } from "./stored-report.ts";

const FILLERS = "Mots de remplissage";
const SUGGESTIONS_MAX = 5;

type Hesitations = OralPerformance["hesitations"];
type Judged = Pick<MeasuredPitch, "content" | "report">;

/** The report after the speaker's answers: updates the fillers' metric and what depends on it, nothing else. */
export async function reviseReport(
  { content, report }: Judged,
  hesitations: Hesitations,
): Promise<Pick<MeasuredPitch, "globalScore" | "report">> {
  const oral = report.oralPerformance!;
  const { metric, claims } = await scoreFillers(content, { ...oral, hesitations }, false);
  const { tellUnscored } = await import("@app/engine/hesitations");
  const metrics = oral.metrics.map((each) => (each.label === FILLERS ? metric : each));
  const { globalScore } = totalScore(report.contentAnalysis.metrics, metrics);
  const { verdict, recommendations } = report;
  const rescored = (part: { label: string; score: number }) =>
    part.label === FILLERS && metric.score !== null ? { ...part, score: metric.score } : part;
  return {
    globalScore,
    report: proveReport({
      ...report,
      oralPerformance: { ...oral, hesitations, metrics },
      claims: replaceClaims(report.claims, claims),
      verdict: { ...verdict, strength: rescored(verdict.strength), focus: rescored(verdict.focus) },
      notices: [...report.notices.filter(({ rule }) => rule !== "unscored"), ...tellUnscored(metrics)],
      recommendations: {
        ...recommendations,
        suggestions: replaceAdvice(recommendations.suggestions, report.claims, claims),
      },
    }),
  };
}

/** The report as shown to others than its speaker: only confirmed « euh » remain. */
export async function hideProbable(content: string, report: StoredReport): Promise<StoredReport> {
  const oral = report.oralPerformance;
  if (!oral || oral.hesitations.every(({ answer }) => answer === "confirmed")) return report;
  const { metric, claims } = await scoreFillers(content, oral, true);
  // The stored score stays; only its explanation is rewritten.
  const metrics = oral.metrics.map((each) =>
    each.label === FILLERS ? { ...each, explanation: metric.explanation } : each,
  );
  const hesitations = oral.hesitations.filter(({ answer }) => answer === "confirmed");
  return {
    ...report,
    oralPerformance: { ...oral, metrics, hesitations },
    claims: replaceClaims(report.claims, claims),
  };
}

type Claims = StoredReport["claims"];
const isOnFillers = ({ rule, metric }: Claims[number]) => rule === "delivery" && metric === FILLERS;

/** Loads only the light part of the engine into this process, at the first answer. */
async function scoreFillers(content: string, oral: OralPerformance, isShared: boolean) {
  const { reviseFillers } = await import("@app/engine/hesitations");
  const before = oral.metrics.find(({ label }) => label === FILLERS);
  const toSpan = ({ startTime, endTime }: { startTime: number; endTime: number }) => ({
    startSec: startTime,
    endSec: endTime,
  });
  return reviseFillers({
    content,
    isTextHeard: oral.wordTiming !== "none",
    wordTimes: oral.timeline.filter(({ isPause }) => !isPause).map(toSpan),
    fillers: oral.fillers.map(({ form, quote, ...span }) => ({ form, quote, ...toSpan(span) })),
    hesitations: oral.hesitations.map(({ confidence, answer, ...span }) => ({
      ...toSpan(span),
      probability: confidence,
      answer,
    })),
    speechSec: oral.speechSec ?? oral.durationSec,
    issues: oral.issues ?? [],
    confidence: before?.score == null ? null : before.confidence,
    isShared,
  });
}

/** Puts the new claims where the old ones stood; reports older than claims have none. */
function replaceClaims(claims: Claims, fresh: Claims): Claims {
  const at = claims.findIndex(isOnFillers);
  if (at < 0) return claims;
  const others = claims.filter((claim) => !isOnFillers(claim));
  return others.toSpliced(Math.min(at, others.length), 0, ...fresh);
}

function replaceAdvice(suggestions: readonly string[], before: Claims, after: Claims): string[] {
  const adviceOf = (claims: Claims) => claims.find((claim) => isOnFillers(claim) && claim.kind === "advice");
  const [old, fresh] = [adviceOf(before)?.text, adviceOf(after)?.text];
  const at = old === undefined ? -1 : suggestions.indexOf(old);
  if (at >= 0) return suggestions.toSpliced(at, 1, ...(fresh === undefined ? [] : [fresh]));
  return fresh === undefined || suggestions.length >= SUGGESTIONS_MAX
    ? [...suggestions]
    : [...suggestions, fresh];
}
