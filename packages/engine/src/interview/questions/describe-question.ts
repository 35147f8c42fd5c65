import { hashWord } from "../../reading/hash.ts";
import { plainText } from "../plain-text.ts";
import { guessKind } from "./question-cues.ts";

const STEM = 5;
const OPENING = 1000;

/** Hashed features of a question: its words, their neighbours, its opening, its length. */
export function describeQuestion(question: string): Int32Array {
  const words = plainText(question.slice(0, OPENING)).split(" ");
  const facts = [
    "bias",
    `cues ${guessKind(question)}`,
    `cues ${guessKind(question)} ${words[0]}`,
    `opens ${words[0]}`,
    `opens ${words.slice(0, 2).join(" ")}`,
    `opens ${words.slice(0, 3).join(" ")}`,
    `size ${Math.min(5, words.length >> 2)}`,
    `asks ${question.trim().endsWith("?")}`,
    ...words.flatMap((word, at) => [
      `word ${word}`,
      `pair ${words[at - 1] ?? ""} ${word}`,
      ...(word.length > STEM ? [`stem ${word.slice(0, STEM)}`, `end ${word.slice(-3)}`] : []),
    ]),
  ];
  return Int32Array.from(new Set(facts.map(hashWord)));
}
