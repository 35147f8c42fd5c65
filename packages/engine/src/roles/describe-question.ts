import { foldWord, normalizeWord } from "../language/tokenize.ts";
import { hashWord } from "../reading/hash.ts";

/** Letters by which words of one family are known, and of the parts that stay when a word is misspelt. */
const STEM = 5;
const PART = 4;
const MOST_LETTERS = 500;

/** A question without capitals or accents: what comes after its first letters tells no more of it. */
export const foldQuestion = (question: string): string =>
  question
    .slice(0, MOST_LETTERS)
    .split(/\s+/)
    .map((word) => foldWord(normalizeWord(word)))
    .join(" ");

/**
 * Hashed facts of a question: its words, their stems and parts, the pairs that follow each other, how it opens and ends.
 *
 * @param guess the kind that its wording alone tells
 */
export function describeQuestion(question: string, guess: string): Int32Array {
  const words = foldQuestion(question)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  const facts = [
    "always",
    `worded ${guess}`,
    `opens ${words[0]}`,
    `opens ${words.slice(0, 2).join(" ")}`,
    `opens ${words.slice(0, 3).join(" ")}`,
    `ends ${words.at(-1)}`,
    ...words.flatMap((word, at) => [
      `word ${word}`,
      `pair ${words[at - 1] ?? ""} ${word}`,
      ...(word.length > STEM ? [`stem ${word.slice(0, STEM)}`] : []),
      ...Array.from(
        { length: Math.max(0, word.length - PART + 1) },
        (_, from) => `part ${word.slice(from, from + PART)}`,
      ),
    ]),
  ];
  return Int32Array.from(new Set(facts.map(hashWord)));
}
