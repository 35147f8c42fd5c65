import { expect, it } from "vitest";
import { readText } from "../../language/read-text.ts";
import { gramsOf, readLexicon, sumWords, withWords } from "./lexicon.ts";

it("looks up words, pairs of neighbours and figures, and no pair across a stop", () => {
  const grams = gramsOf(readText("J'ai vendu 12 lits. Vous venez ?"));
  expect([...grams]).toEqual(
    expect.arrayContaining(["vendu", "ai vendu", "vendu 0", "0 lits", "vous venez", "?"]),
  );
  expect(grams.has("lits vous")).toBe(false);
});

it("makes as much of the words of a long text as of those of a short one", () => {
  const short = new Set(["a", "b", "c", "d"]);
  const long = new Set(Array.from({ length: 16 }, (_, at) => `${at}`));
  expect(sumWords(short, new Map([["a", 2]]))).toBe(1);
  expect(sumWords(long, new Map([["0", 4]]))).toBe(1);
});

it("mixes what words tell with what the measures tell, where the words tell more", () => {
  const known = readLexicon({ complains: { words: { marre: 3 }, mix: [0.5, 2, -1] } });
  const grams = () => new Set(["marre"]);
  expect(withWords("complains", 1, grams, known)).toBeCloseTo(0.5 + 6 - 1);
  expect(withWords("warm", 1, grams, known)).toBe(1);
  const unknown = () => new Set(["constructor", "tostring", "marre"]);
  expect(withWords("complains", 1, unknown, known)).toBeCloseTo(0.5 + (2 * 3) / Math.sqrt(3) - 1);
});
