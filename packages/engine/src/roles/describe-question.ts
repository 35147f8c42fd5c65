import { foldWord, normalizeWord } from "../language/tokenize.ts";
import { hashWord } from "../reading/hash.ts";

/** Letters of the stem that groups a word's family, and of the substrings that survive a misspelling. */
const STEM = 5;
const PART = 4;
const MOST_LETTERS = 500;

/** The question without capitals or accents, cut at `MOST_LETTERS`: what follows adds nothing. */
export const foldQuestion = (question: string): string =>
  question
    .slice(0, MOST_LETTERS)
    .split(/\s+/)
    .map((word) => foldWord(normalizeWord(word)))
    .join(" ");

/**
 * Hashed features of a question: words, stems, substrings, pairs of neighbours, first and last words.
 *
 * @param guess the kind that the wording rules give
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
