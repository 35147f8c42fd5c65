import { expect, test } from "vitest";
import { formatScore } from "../../lib/numbers.ts";
import {
  focusOfQuote,
  formatMeasure,
  rangeOf,
  secondsToSay,
  shareOf,
  splitVerdict,
  toneOf,
} from "./model.ts";
import { NORMS_TEXT } from "./oral/messages.ts";
import { EXAMPLE_ANALYSIS } from "./test-support/example-analysis.ts";

test("scores and measures are written the French way", () => {
  expect(formatScore(41.5)).toBe("41,5");
  expect(formatScore(47)).toBe("47");
  expect(formatMeasure(0.234, "")).toBe("0,23");
  expect(formatMeasure(62.51, "%")).toBe("62,5\u00a0%");
  expect(formatMeasure(3, "par minute")).toBe("3\u00a0par minute");
  expect(formatMeasure(1, "phrases")).toBe("1\u00a0phrase");
  expect(formatMeasure(2, "parties")).toBe("2\u00a0parties");
  expect(formatMeasure(1.2, "pour 100 mots")).toBe("1,2\u00a0pour 100 mots");
});

test("a rate of nothing is said in words", () => {
  expect(formatMeasure(0, "par minute")).toBe("jamais");
  expect(NORMS_TEXT.titles.pausesPerMinute(0)).not.toContain("0");
  expect(NORMS_TEXT.titles.pausesPerMinute(1)).toContain("1\u00a0pause par minute");
  expect(NORMS_TEXT.titles.pausesPerMinute(2)).toContain("2\u00a0pauses par minute");
});

test.each([
  [10, "good"],
  [8, "good"],
  [7.9, "fair"],
  [6, "fair"],
  [5.9, "low"],
])("a note of %d is %s", (score, tone) => {
  expect(toneOf(score)).toBe(tone);
});

test("a share stays between 0 and 1 whatever the data say", () => {
  expect([shareOf(5), shareOf(12), shareOf(-1), shareOf(Number.NaN), shareOf(3, 0)]).toEqual([
    0.5, 1, 0, 0, 0,
  ]);
});

test("a hook is timed at the pace of the report", () => {
  const recommendations = { ...EXAMPLE_ANALYSIS.recommendations, wordCount: 140, estimatedDuration: 60 };
  expect(secondsToSay(14, recommendations)).toBe(6);
  expect(secondsToSay(14, { ...recommendations, wordCount: 0 })).toBeNull();
});

test("the accent of the verdict stops at the first pause and no character is lost", () => {
  expect(splitVerdict("Un récit clair, à étayer.")).toEqual(["Un récit clair", ", à étayer."]);
  expect(splitVerdict("Un début\u00a0: à suivre")).toEqual(["Un début", "\u00a0: à suivre"]);
  expect(splitVerdict("Sans pause.")).toEqual(["", "Sans pause."]);
});

test("a quote leads to the finding that holds it, of the same metric first", () => {
  expect(focusOfQuote(EXAMPLE_ANALYSIS, "révolutionnaire", "Persuasion")?.finding).toBe(2);
  expect(focusOfQuote(EXAMPLE_ANALYSIS, "Chaque semaine", "Structure")?.finding).toBeNull();
  expect(focusOfQuote(EXAMPLE_ANALYSIS, "jamais dit", "Structure")).toBeNull();
});

test("a total with a wide margin is shown as a range within its scale, a narrow or unknown one alone", () => {
  const total = { globalScore: 52.4, maxScore: 60, margin: { points: 13, texts: 900, pairs: 0.88 } };
  expect(rangeOf(total)).toMatchObject({ low: 39, high: 60 });
  expect(rangeOf({ ...total, margin: { ...total.margin, points: 5 } })).toBeNull();
  expect(rangeOf({ ...total, margin: null })).toBeNull();
  expect(rangeOf({ ...total, globalScore: 0 })).toBeNull();
});
