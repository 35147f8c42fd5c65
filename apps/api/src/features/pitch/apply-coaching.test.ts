import { tellClaims } from "@app/engine/report";
import { COACH_OUTCOMES, COACH_TASKS } from "@app/contracts/coach";
import { describe, expect, test } from "vitest";
import { sampleReport } from "../../../test-support/sample-report.ts";
import type { TaskEnd } from "../coach/service.ts";
import { applyCoaching, pendingTasks } from "./apply-coaching.ts";
import type { MeasuredPitch } from "./measured-pitch.ts";
import { proveReport, toStoredReport } from "./stored-report.ts";

const pitchText = { pitchType: "produit", content: "Bonjour à tous" } as const;
const engine = sampleReport(pitchText);
const stored = toStoredReport(engine, null, new Date("2026-11-21T08:00:00Z"));
const measured: MeasuredPitch = {
  content: pitchText.content,
  globalScore: 31.5,
  maxScore: 60,
  report: { ...stored, coach: { ...stored.coach, model: "m", tasks: [] } },
};
const by = { model: "m", at: new Date("2026-11-21T09:00:00Z") };
const written = { method: "modèle", model: "m", at: "2026-11-21T09:00:00.000Z" };
const rules = { method: "règles", model: null, at: "2026-11-21T08:00:00.000Z" };

const fused = {
  metrics: engine.metrics.map(({ label }) => ({
    label,
    score: 6.2,
    engineScore: 5,
    modelScore: 9,
    calibratedScore: 8,
    told: tellClaims([{ text: "On entend le problème." }]),
    explanation: "Le problème est nommé.",
    evidence: [{ start: 0, end: 7, quote: "Bonjour" }],
  })),
  claims: engine.claims.slice(0, 1),
  findings: [],
  suggestions: [tellClaims([{ text: "Finissez plus tôt." }])],
  reading: { who: "Quelqu'un salue son public.", mark: 6, weight: 0.8, proposal: null },
  globalScore: 37.2,
  verdict: { ...engine.verdict, sentence: tellClaims([{ text: "Un récit net." }]) },
};
const rewrite = {
  perfectPitch: "Mieux",
  perfectPitchOral: "Mieux |",
  rewriting: {
    edits: [
      {
        id: "m1",
        kind: "reworded" as const,
        start: 0,
        end: 7,
        replacement: "Mieux",
        reason: "d’autres mots",
      },
    ],
    marks: [],
    shorter: [],
  },
};
const hooks = [{ type: "question" as const, text: "Et si ?" }];
const ends: TaskEnd[] = [
  { task: "judgement", outcome: "written", result: fused },
  { task: "rewriting", outcome: "written", result: rewrite },
  { task: "hooks", outcome: "written", result: hooks },
];

test("each part that a model wrote takes the engine's place, and says whose it is", () => {
  const after = ends.toReversed().reduce((pitch, end) => applyCoaching(pitch, end, by), measured);
  expect(proveReport(after.report)).toEqual({
    ...measured.report,
    verdict: fused.verdict,
    claims: fused.claims,
    findings: [],
    contentAnalysis: {
      metrics: engine.metrics.map((metric) => ({
        ...metric,
        score: 6.2,
        explanation: "On entend le problème.",
        method: "modèle",
        judgement: {
          engineScore: 5,
          modelScore: 9,
          calibratedScore: 8,
          explanation: "Le problème est nommé.",
          evidence: [{ start: 0, end: 7, quote: "Bonjour" }],
        },
      })),
      reading: fused.reading,
    },
    recommendations: {
      ...engine.recommendations,
      suggestions: fused.suggestions,
      ...rewrite,
      // The engine's version remains available to the user.
      byRules: {
        perfectPitch: engine.recommendations.perfectPitch,
        perfectPitchOral: engine.recommendations.perfectPitchOral,
        rewriting: engine.recommendations.rewriting,
      },
      hooks,
      sources: { perfectPitch: written, hooks: written },
    },
    coach: { ...measured.report.coach, tasks: COACH_TASKS.map((task) => ({ task, outcome: "written" })) },
  });
  expect({ ...after, report: null }).toEqual({ ...measured, globalScore: 37.2, report: null });
});

describe.each(COACH_OUTCOMES.filter((outcome) => outcome !== "written"))("%s", (outcome) => {
  test.each(COACH_TASKS)("leaves the engine's %s as it is", (task) => {
    const after = applyCoaching(measured, { task, outcome, result: null } as TaskEnd, by);
    expect(after).toEqual({
      ...measured,
      report: { ...measured.report, coach: { ...measured.report.coach, tasks: [{ task, outcome }] } },
    });
  });
});

test("each part is written alone: the rest keeps its source", () => {
  const after = applyCoaching(measured, ends[2]!, by);
  expect(after.report.recommendations.sources).toEqual({ perfectPitch: rules, hooks: written });
  expect(after.report.recommendations.perfectPitch).toBe(engine.recommendations.perfectPitch);
});

test("what is pending is what has not ended", () => {
  expect(pendingTasks(measured.report)).toEqual(["judgement", "rewriting", "hooks"]);
  const one = applyCoaching(measured, ends[1]!, by);
  expect(pendingTasks(one.report)).toEqual(["judgement", "hooks"]);
});
