import { expect, test } from "vitest";
import { locateQuote, segmentText, splitQuotes } from "./model.ts";

const text = "Bonjour, euh je lance 😀 un outil.";
const joined = (ranges: { start: number; end: number }[]) =>
  segmentText(text, ranges)
    .map((segment) => segment.text)
    .join("");

test("a text without ranges is one run, an empty one none", () => {
  expect(segmentText(text, [])).toEqual([{ start: 0, end: text.length, text, ranges: [], home: null }]);
  expect(segmentText("", [{ start: 0, end: 3 }])).toEqual([]);
});

test("ranges at both ends and side by side each get their run", () => {
  const segments = segmentText("abcd", [
    { start: 0, end: 2 },
    { start: 2, end: 4 },
  ]);
  expect(segments.map(({ text, ranges, home }) => [text, ranges, home])).toEqual([
    ["ab", [0], 0],
    ["cd", [1], 1],
  ]);
});

test("the most precise of nested ranges comes first, and each is focusable once", () => {
  const segments = segmentText("une phrase euh longue euh enfin", [
    { start: 0, end: 31 },
    { start: 11, end: 14 },
    { start: 22, end: 25 },
  ]);
  expect(segments.map(({ text, ranges, home }) => [text, ranges, home])).toEqual([
    ["une phrase ", [0], 0],
    ["euh", [1, 0], 1],
    [" longue ", [0], null],
    ["euh", [2, 0], 2],
    [" enfin", [0], null],
  ]);
});

test("partly overlapping ranges share a run", () => {
  const segments = segmentText("abcdef", [
    { start: 0, end: 4 },
    { start: 2, end: 6 },
  ]);
  expect(segments.map(({ text, ranges }) => [text, ranges])).toEqual([
    ["ab", [0]],
    ["cd", [0, 1]],
    ["ef", [1]],
  ]);
});

test.each([
  [[{ start: -4, end: 7 }]],
  [[{ start: 30, end: 999 }]],
  [[{ start: 9, end: 9 }]],
  [[{ start: 12, end: 3 }]],
  [[{ start: Number.NaN, end: 4 }]],
  [[{ start: 23, end: 24 }]],
])("odd ranges %o lose no character", (ranges) => {
  expect(joined(ranges)).toBe(text);
});

test("a surrogate pair is never cut", () => {
  const emoji = text.indexOf("😀");
  const cut = segmentText(text, [{ start: emoji + 1, end: emoji + 4 }]);
  expect(cut[1]?.text).toBe("😀 u");
  expect(segmentText(text, [{ start: emoji - 2, end: emoji + 1 }])[1]?.text).toBe("e 😀");
});

test("a quote is found whatever its typography, a cut one by its beginning", () => {
  const content = "Aujourd’hui, j’aide\u00a0: douze agences\nd’Angers.";
  expect(locateQuote(content, "j'aide : douze")).toEqual({ start: 13, end: 27 });
  expect(locateQuote(content, "douze agences d'Angers")).toEqual({ start: 22, end: 44 });
  // Explanations quote with “ ” what the text has between « ».
  expect(locateQuote("Il a dit « viens » deux fois", "a dit “ viens ” deux")).toEqual({ start: 3, end: 23 });
  expect(locateQuote(content, "Aujourd'hui, …")).toEqual({ start: 0, end: 12 });
  expect(locateQuote("un bon pas, on avance", "on")).toEqual({ start: 12, end: 14 });
  expect(locateQuote(content, "absent")).toBeNull();
  expect(locateQuote(content, " … ")).toBeNull();
});

test("an explanation is split at its quotes", () => {
  expect(splitQuotes("Dit « euh » puis « voilà ».")).toEqual([
    { at: 0, text: "Dit ", isQuote: false },
    { at: 4, text: "euh", isQuote: true },
    { at: 11, text: " puis ", isQuote: false },
    { at: 17, text: "voilà", isQuote: true },
    { at: 26, text: ".", isQuote: false },
  ]);
  const unclosed = splitQuotes("ici « jamais fermé");
  expect(unclosed.some((part) => part.isQuote)).toBe(false);
  expect(unclosed.map((part) => part.text).join("")).toBe("ici « jamais fermé");
});
