import { expect, test } from "vitest";
import { isReadyToSay, listNextSteps } from "./list-next-steps.ts";
import { EXAMPLE_ANALYSIS } from "./test-support/example-analysis.ts";
import { EXAMPLE_ORAL } from "./test-support/example-oral.ts";

const suggestions = ["Un", "Deux", "Trois", "Quatre"];
const recommendations = { ...EXAMPLE_ANALYSIS.recommendations, suggestions };
const withVoice = (score: number) => ({
  ...EXAMPLE_ANALYSIS,
  recommendations,
  oralPerformance: {
    ...EXAMPLE_ORAL,
    metrics: EXAMPLE_ORAL.metrics.map((metric, index) => ({
      ...metric,
      score: index === 0 ? score : 9,
      explanation: "Mesure.\nPreuve.\nRalentissez.",
    })),
  },
});

test("a written pitch keeps the engine's order", () => {
  expect(listNextSteps({ ...EXAMPLE_ANALYSIS, recommendations })).toEqual(suggestions);
});

test("a weak voice is among the first three, a very weak one comes first, a good one is not told", () => {
  expect(listNextSteps(withVoice(6.9)).indexOf("Ralentissez.")).toBeLessThan(3);
  expect(listNextSteps(withVoice(0.5))[0]).toBe("Ralentissez.");
  expect(listNextSteps(withVoice(8))).not.toContain("Ralentissez.");
});

test("a text without advice is ready to be said, unless its note is low", () => {
  const bare = {
    ...EXAMPLE_ANALYSIS,
    oralPerformance: null,
    recommendations: { ...EXAMPLE_ANALYSIS.recommendations, suggestions: [] },
    globalScore: 40,
    maxScore: 60,
  };
  expect(isReadyToSay(bare)).toBe(true);
  expect(isReadyToSay({ ...bare, globalScore: 12 })).toBe(false);
  expect(isReadyToSay({ ...bare, oralPerformance: { ...EXAMPLE_ORAL, metrics: [] } })).toBe(false);
  expect(isReadyToSay({ ...bare, recommendations: EXAMPLE_ANALYSIS.recommendations })).toBe(false);
});
