import { holdsAny, holdsCue, plainText } from "../plain-text.ts";
import type { CvLine } from "./read-cv.ts";

export const LANGUAGES =
  "anglais allemand espagnol italien neerlandais portugais arabe chinois mandarin russe japonais polonais alsacien breton lsf".split(
    " ",
  );

/** Levels of a language, from 1 (A1) to 6 (C2), with their cues; the first match counts. */
const RANKS: readonly (readonly [number, string])[] = [
  [6, "c2=|bilingue|maternelle"],
  [5, "c1=|courant|couramment|fluent|parle en famille"],
  [2, "a2=|scolaire|notion|lu=|me debrouille|bases="],
  [1, "a1=|debutant"],
  [4, "b2=|professionnel|bon niveau|avance|operationnel"],
  [3, "b1=|intermediaire|pratique"],
];
/** Ranks for a language used at work without a stated level, and for a demand without one. */
const USED = 4;
const ASKED_USUAL = 3;

/** Displayed levels, with the cues of `RANKS` and synonyms. */
const SAID: readonly (readonly [string, string])[] = [
  ["C2", "c2="],
  ["C1", "c1="],
  ["B2", "b2="],
  ["B1", "b1="],
  ["A2", "a2="],
  ["A1", "a1="],
  ["langue maternelle", "maternelle"],
  ["bilingue", "bilingue"],
  ["courant", "courant|couramment|fluent"],
  ["notions", "notion"],
  ["scolaire", "scolaire"],
  ["bases", "bases="],
  ["débutant", "debutant"],
  ["professionnel", "professionnel"],
  ["bon niveau", "bon niveau"],
  ["avancé", "avance"],
  ["opérationnel", "operationnel"],
  ["intermédiaire", "intermediaire"],
];

/** The level that plain words state, as displayed; null where they state none. */
export function levelSaid(plain: string): string | null {
  return SAID.find(([, cues]) => holdsAny(plain, cues))?.[0] ?? null;
}

/** The level that an advert asks for. */
export function rankAsked(plain: string): number {
  return RANKS.find(([, cues]) => holdsAny(plain, cues))?.[0] ?? ASKED_USUAL;
}

/** The level of a language in a CV: the line, its rank from 1 to 6, and the plain words about that language. */
interface Held {
  line: CvLine | null;
  rank: number;
  said: string | null;
}

/** The best level of a language in a CV, with its line; rank 0 without one. */
export function rankHeld(cv: readonly CvLine[], tongue: string): Held {
  let best: Held = { line: null, rank: 0, said: null };
  for (const line of cv) {
    if (!holdsCue(line.plain, `${tongue}=`)) continue;
    // « italien langue maternelle · anglais C1 · allemand notions »: one level for each language.
    const part = line.text
      .split(/[,;·•|/]|\s–\s/)
      .map(plainText)
      .find((words) => holdsCue(words, `${tongue}=`));
    const rank =
      RANKS.find(([, cues]) => holdsAny(part ?? line.plain, cues))?.[0] ??
      (line.place === "expérience" ? USED : ASKED_USUAL);
    if (rank > best.rank) best = { line, rank, said: part ?? line.plain };
  }
  return best;
}
