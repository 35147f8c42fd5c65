import { expect, test } from "vitest";
import { TRIAL_TEXT } from "./messages.ts";
import { measureTrial } from "./measure-trial.ts";

const answerTo = (content: string) => {
  const result = measureTrial({ kind: "text", content });
  if (!("answer" in result)) throw new Error(result.refusal);
  return result.answer;
};

test("the example of the page has fillers to count and a remark about words of its own", () => {
  const { measures, remark } = answerTo(TRIAL_TEXT.exampleText);
  expect(Number(measures[1].value)).toBeGreaterThanOrEqual(3);
  expect(measures[1].note).toBe(TRIAL_TEXT.fillersMany);
  const [, quote] = /«\s(.+?)\s»/.exec(remark)!;
  expect(TRIAL_TEXT.exampleText).toContain(quote);
});

test("a text twice as long takes twice the time", () => {
  const text = "Je dirige un atelier de huit personnes, et nous réparons trois cents vélos par an à Nantes. ";
  expect(
    [answerTo(text.repeat(2)), answerTo(text.repeat(4))].map(({ measures }) => measures[0].value),
  ).toEqual(["0:15", "0:29"]);
});

test("too few words, or no voice, are refused rather than measured", () => {
  expect(measureTrial({ kind: "text", content: "Bonjour à tous." })).toEqual({ refusal: "short" });
  const silence = { kind: "voice" as const, samples: new Float32Array(16_000 * 10), sampleRateHz: 16_000 };
  expect(measureTrial(silence)).toEqual({ refusal: "silent" });
});
