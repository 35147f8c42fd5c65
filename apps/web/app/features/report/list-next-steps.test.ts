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

test("an advice on « this passage » comes with the line that quotes it", () => {
  const quote = "À 0:40, la mélodie est la plus plate : « et nous avons tenu ».";
  const advised = (advice: string) => {
    const { oralPerformance, ...rest } = withVoice(0.5);
    const explanation = [quote, "Mesure.", advice].join("\n");
    const metrics = oralPerformance.metrics.map((metric) => ({ ...metric, explanation }));
    const steps = listNextSteps({
      ...rest,
      recommendations: { ...recommendations, suggestions: [advice] },
      oralPerformance: { ...oralPerformance, metrics },
    });
    // The engine may have it in its list too.
    expect(steps).toHaveLength(1);
    return steps[0];
  };
  expect(advised("Coupez ce passage en deux.")).toBe(`${quote} Coupez ce passage en deux.`);
  expect(advised("Ralentissez.")).toBe("Ralentissez.");
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
