import { describe, expect, it } from "vitest";
import { syntaxOfSentence } from "../../language/syntax.ts";
import type { LiteralChange } from "./change-words.ts";
import { isSound } from "./check-edits.ts";

/** Judges a sentence where the words to cut are between braces. */
const judge = (marked: string) => {
  const changes: LiteralChange[] = [];
  let text = "";
  for (const [index, part] of marked.split(/[{}]/).entries()) {
    if (index % 2 === 1)
      changes.push({
        start: text.length,
        end: text.length + part.length,
        insert: "",
        kind: "tic",
        reason: "",
        opens: false,
      });
    text += part;
  }
  return isSound(text, changes, syntaxOfSentence(text));
};

describe("isSound", () => {
  it.each([
    "Nous avons{, du coup,} réparé le four du village.",
    "Le boulanger{ en fait} ouvre à six heures.",
    "Je vends des bols{, quoi}.",
  ])("keeps %s", (marked) => {
    expect(judge(marked)).toBe(true);
  });

  it.each([
    "Avec les perles on {fait }des colliers.",
    "Le matin je {livre }avec ma sœur.",
    "Je travaille dans le{ four}.",
    "Nous livrons le pain à{ Dijon}.",
  ])("refuses %s", (marked) => {
    expect(judge(marked)).toBe(false);
  });
});
