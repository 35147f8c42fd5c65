import type { Analysis, AnalysisDraft } from "@app/contracts/report";
import { COACH_TASKS } from "@app/contracts/coach";
import { expect } from "vitest";

/** Splits a report into what each task of the coach may change, and what no model may change. */
export function takeApart(report: Analysis | AnalysisDraft) {
  const { coach: _coach, ...shown } = { ...report, id: undefined, created_at: undefined, version: undefined };
  const { globalScore, verdict, claims, findings, contentAnalysis, recommendations, ...rest } = shown;
  const {
    perfectPitch,
    perfectPitchOral,
    rewriting,
    byRules: _byRules,
    hooks,
    sources,
    suggestions,
    ...advice
  } = recommendations;
  const who = ({ method, model }: { method: string; model: string | null }) => ({ method, model });
  return {
    judgement: {
      globalScore,
      verdict,
      claims: claims.filter(({ rule }) => rule !== "delivery"),
      findings,
      suggestions,
      reading: contentAnalysis.reading,
      scores: contentAnalysis.metrics.map(({ score, explanation, method, judgement }) => ({
        score,
        explanation,
        method,
        judgement,
      })),
    },
    rewriting: { perfectPitch, perfectPitchOral, rewriting, source: who(sources.perfectPitch) },
    hooks: { hooks, source: who(sources.hooks) },
    untouched: {
      ...rest,
      advice,
      delivery: claims.filter(({ rule }) => rule === "delivery"),
      metrics: contentAnalysis.metrics.map(({ label, measures }) => ({ label, measures })),
    },
  };
}

/** Expects only the parts marked as the model's to differ; the rest equals the engine's, byte for byte. */
export function expectHonestDifference(report: Analysis, engine: Analysis): void {
  const [coached, rules] = [takeApart(report), takeApart(engine)];
  expect(JSON.stringify(coached.untouched)).toBe(JSON.stringify(rules.untouched));
  expect(report.coach.tasks.map(({ task }) => task)).toEqual(COACH_TASKS);
  // The engine's rewriting stays available, unchanged, beside the model's.
  const { perfectPitch, perfectPitchOral, rewriting } = engine.recommendations;
  const own = report.recommendations.byRules;
  expect(own).toEqual(own && { perfectPitch, perfectPitchOral, rewriting });
  const written = report.coach.tasks.filter(({ outcome }) => outcome === "written");
  const changed = COACH_TASKS.filter((task) => JSON.stringify(coached[task]) !== JSON.stringify(rules[task]));
  expect(own !== undefined).toBe(changed.includes("rewriting"));
  expect(changed).toEqual(written.map(({ task }) => task));
}

export const outcomesOf = ({ coach }: Pick<Analysis, "coach">) => coach.tasks.map(({ outcome }) => outcome);
