import { hashWord } from "../../reading/hash.ts";
import { type QuestionCues, readCues } from "./read-cues.ts";

const GRAM_MIN = 3;
const GRAM_MAX = 5;
const OPENINGS = 3;
const STEM = 5;

/**
 * Hashed features from which a question is judged lawful or not: words, neighbours, groups of three to five letters («
 * syndiqu », « religi »), first words, and matches of the cue lists. `withCues` is false for the questions from which
 * the lists were written: there the lists would seem infallible.
 */
export function describeMatter(question: string, withCues = true): Int32Array {
  const cues = readCues(question);
  const words = cues.plain.split(" ").filter((word) => word !== "");
  const facts = new Set(["bias", `size ${Math.min(6, words.length >> 2)}`]);
  for (let size = 1; size <= OPENINGS; size += 1) facts.add(`opens ${words.slice(0, size).join(" ")}`);
  for (const [at, word] of words.entries()) {
    facts.add(`word ${word}`);
    facts.add(`pair ${word} ${words[at + 1] ?? ""}`);
    const padded = ` ${word} `;
    for (let size = GRAM_MIN; size <= GRAM_MAX; size += 1)
      for (let from = 0; from + size <= padded.length; from += 1)
        facts.add(`gram ${padded.slice(from, from + size)}`);
  }
  if (withCues) addCues(facts, cues);
  return Int32Array.from(facts, hashWord);
}

/** Hashed words of a question, to predict the ground of an unlawful one when no cue names it. */
export function describeWords(question: string): Int32Array {
  const words = readCues(question).plain.split(" ");
  const facts = words.flatMap((word) => [`word ${word}`, `stem ${word.slice(0, STEM)}`]);
  return Int32Array.from(new Set(facts), hashWord);
}

function addCues(facts: Set<string>, { plain, isFramed, isAboutWork, named }: QuestionCues): void {
  if (asksHow(plain)) facts.add("how");
  if (isFramed) facts.add("framed");
  if (isAboutWork) facts.add("work");
  const isOwn = named.some((each) => each.isOwn);
  facts.add(isOwn ? "own" : named.length > 0 ? "matter" : "nothing named");
  facts.add(
    `${isOwn ? "own" : named.length > 0 ? "matter" : "nothing"} ${isFramed ? "framed" : isAboutWork ? "work" : ""}`,
  );
  for (const each of named) {
    facts.add(`ground ${each.ground}`);
    facts.add(`${each.isOwn ? "own" : "matter"} ${each.ground}`);
  }
}

/**
 * Whether a question is about a way of working, not about private life: « Comment parlez-vous de contraception à des
 * adolescents ? »
 */
function asksHow(plain: string): boolean {
  return (
    /^(?:comment|que savez vous|que connaissez vous|quel accompagnement|quelle approche|quels outils|par quoi)\b/.test(
      plain,
    ) &&
    !/\b(?:votre|vos|ton|ta|tes|vous etes|etes vous|vous avez|allez vous|ferez vous|gardez|vivez|habitez|appelez|occupez|le soir|a la maison)\b/.test(
      plain,
    )
  );
}
