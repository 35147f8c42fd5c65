import { expect, test } from "vitest";
import { firstRemarks, mergeRemarks } from "./rank-remarks.ts";

const finding = (
  rule: string,
  kind: "strength" | "weakness",
  [start, quote]: [number, string],
  advice: string | null = null,
) => ({ rule, kind, metric: null, start, end: start + quote.length, quote, advice });

test("marks of one kind over the same words become one, and a word or two earn no praise", () => {
  const sentence = finding("evidence", "strength", [0, "Chaque semaine nous sauvons dix pains"]);
  const vague = finding("vagueWord", "weakness", [15, "nous"], "Dites qui.");
  const merged = mergeRemarks([
    finding("hook", "strength", [0, "Chaque semaine"]),
    sentence,
    vague,
    finding("callToAction", "strength", [60, "Venez"]),
  ]);
  expect(merged).toEqual([sentence, vague]);
});

test("five remarks at most come first: what to mend, one of each rule, and two strengths", () => {
  const strengths = [0, 200, 400].map((start) => finding("evidence", "strength", [start, "a bc d e f"]));
  const fillers = [20, 40, 60].map((start) => finding("filler", "weakness", [start, "euh"], "Retirez."));
  const jargon = finding("jargon", "weakness", [80, "synergie"], "Dites-le simplement.");
  const first = firstRemarks([strengths[0]!, ...fillers, jargon, strengths[1]!, strengths[2]!]);
  expect(first).toHaveLength(5);
  expect(first.map(({ rule }) => rule)).toEqual(["evidence", "filler", "filler", "jargon", "evidence"]);
  expect(firstRemarks(strengths)).toEqual(strengths);
});
