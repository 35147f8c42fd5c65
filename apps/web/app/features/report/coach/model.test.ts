import { COACH_OUTCOMES, COACH_TASKS } from "@app/contracts/coach";
import { expect, test } from "vitest";
import { coachedAnalysis } from "../test-support/coached-analysis.ts";
import { EXAMPLE_ANALYSIS } from "../test-support/example-analysis.ts";
import { EXAMPLE_ORAL } from "../test-support/example-oral.ts";
import { describeKept } from "./messages.ts";
import { engineTotal, hasCoach, isCoachAbsent, readCoachParts } from "./model.ts";

test("a report from before the coach has no part of one", () => {
  const parts = readCoachParts(EXAMPLE_ANALYSIS, []);
  expect(COACH_TASKS.map((task) => parts[task].kind)).toEqual(["engine", "engine", "engine"]);
  expect(hasCoach(parts)).toBe(false);
  expect(isCoachAbsent(EXAMPLE_ANALYSIS)).toBe(false);
});

test("without a model the parts are the engine's, and the report knows why", () => {
  const analysis = coachedAnalysis({ judgement: "absent", rewriting: "absent", hooks: "absent" });
  expect(hasCoach(readCoachParts(analysis, []))).toBe(false);
  expect(isCoachAbsent(analysis)).toBe(true);
});

test("each part is read for itself: written, on its way, kept", () => {
  const analysis = coachedAnalysis({ judgement: "written", rewriting: "timeout" });
  expect(readCoachParts(analysis, ["hooks"])).toEqual({
    judgement: { kind: "written", model: "grand-modele", at: "2026-11-21T09:00:00.000Z" },
    rewriting: { kind: "kept", outcome: "timeout" },
    hooks: { kind: "pending" },
  });
});

test("an account of work that the report does not hold gives no badge", () => {
  const { coach } = coachedAnalysis({ rewriting: "written" });
  const parts = readCoachParts({ ...EXAMPLE_ANALYSIS, coach }, []);
  expect(parts.rewriting).toEqual({ kind: "engine" });
});

test("the score of the rules alone is found back under the judged one", () => {
  const judged = coachedAnalysis({ judgement: "written" });
  expect(judged.globalScore).toBe(44.5);
  expect(engineTotal(judged)).toBe(41.5);
  expect(engineTotal(EXAMPLE_ANALYSIS)).toBe(41.5);
});

test("of a voice, the measures of its sound count in both", () => {
  const oral = EXAMPLE_ORAL;
  const spoken = { ...coachedAnalysis({ judgement: "written" }), oralPerformance: oral };
  const sound = oral.metrics.reduce((sum, { score }) => sum + (score ?? 0), 0);
  const scored = 6 + oral.metrics.filter(({ score }) => score !== null).length;
  expect(engineTotal(spoken)).toBeCloseTo(((41.5 + sound) * 10) / scored, 1);
});

test.each(COACH_OUTCOMES.filter((outcome) => outcome !== "written"))(
  "« %s » is told in one sentence wherever it stands",
  (outcome) => {
    for (const task of COACH_TASKS)
      expect(describeKept(task, outcome)).toMatch(/^\p{Lu}[^.!?]{15,120}\u00a0: [^.!?]+\.$/u);
  },
);
