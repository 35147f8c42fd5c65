import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { analysePitchText } from "./analyse-text.ts";
import type { PitchText } from "./pitch.ts";
import { weighSentences } from "./weigh-sentences.ts";

const read = (file: string) =>
  readFileSync(new URL(`../../../fixtures/pitches/${file}.txt`, import.meta.url), "utf8");
const PITCH: PitchText = { pitchType: "produit", content: read("produit") };

test("a passage counts for what the text loses without it, on the note of the report", () => {
  const { globalScore, maxScore, passages } = weighSentences(PITCH);
  const report = analysePitchText(PITCH);
  expect([globalScore, maxScore]).toEqual([report.globalScore, report.maxScore]);
  for (const { start, end, points } of passages) {
    const content = PITCH.content.slice(0, start) + PITCH.content.slice(end);
    const without = analysePitchText({ ...PITCH, content }).globalScore;
    expect(points).toBeCloseTo(globalScore - without, 1);
  }
});

test("the passages follow each other and leave out no word", () => {
  const { content } = PITCH;
  const { passages } = weighSentences(PITCH);
  expect(passages.length).toBeGreaterThan(3);
  let from = 0;
  for (const { start, end } of passages) {
    expect(content.slice(from, start)).not.toMatch(/[\p{L}\p{N}]/u);
    expect(end).toBeGreaterThan(start);
    from = end;
  }
  expect(content.slice(from)).not.toMatch(/[\p{L}\p{N}]/u);
});

test("a boast put into a good text costs, a proof brings", () => {
  const boast = "Nous sommes les meilleurs, passionnés et toujours à l’écoute.";
  const proof = "Depuis mars, la boulangerie Morel jette quatre pains par jour au lieu de dix-sept.";
  const content = `${PITCH.content.trim()} ${boast} ${proof}`;
  const { passages } = weighSentences({ ...PITCH, content });
  const pointsOf = (sentence: string) =>
    passages.find(({ start, end }) => content.slice(start, end).includes(sentence))!.points;
  expect(pointsOf(boast)).toBeLessThan(0);
  expect(pointsOf(proof)).toBeGreaterThan(0);
});

test("a text of one sentence, or of none, is not weighed", () => {
  for (const content of ["", "Bonjour à tous.", "…"])
    expect(weighSentences({ ...PITCH, content }).passages).toEqual([]);
});

test("a long text is weighed in passages of several sentences", { tags: ["long"] }, () => {
  const content = Array.from({ length: 90 }, (_, day) => `Le ${day + 1}, il a plu sur le toit.`).join(" ");
  expect(weighSentences({ ...PITCH, content }).passages).toHaveLength(45);
});
