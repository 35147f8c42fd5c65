import { holdsAny, holdsCue, plainText } from "../plain-text.ts";
import type { CvLine } from "./read-cv.ts";

export const LANGUAGES =
  "anglais allemand espagnol italien neerlandais portugais arabe chinois russe japonais polonais alsacien breton lsf".split(
    " ",
  );

/** Levels of a language, from 1 (A1) to 6 (C2), by the words that say them; the first that is said counts. */
const RANKS: readonly (readonly [number, string])[] = [
  [6, "c2=|bilingue|maternelle"],
  [5, "c1=|courant|couramment|fluent|parle en famille"],
  [2, "a2=|scolaire|notion|lu=|me debrouille|bases="],
  [1, "a1=|debutant"],
  [4, "b2=|professionnel|bon niveau|avance|operationnel"],
  [3, "b1=|intermediaire|pratique"],
];
/** Spoken at work, without a level. */
const USED = 4;
const ASKED_USUAL = 3;

/** Levels as one says them, by the plain cues of `RANKS` and the words that mean the same. */
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

/** The level that plain words say, as one says it; null where they say none. */
export function levelSaid(plain: string): string | null {
  return SAID.find(([, cues]) => holdsAny(plain, cues))?.[0] ?? null;
}

/** The level that an advert asks for. */
export function rankAsked(plain: string): number {
  return RANKS.find(([, cues]) => holdsAny(plain, cues))?.[0] ?? ASKED_USUAL;
}

/** What a CV says of a language: the line, its rank from 1 to 6, and the plain words of that language. */
interface Held {
  line: CvLine | null;
  rank: number;
  said: string | null;
}

/** The best level at which a CV holds a language, and the line that says so; 0 without one. */
export function rankHeld(cv: readonly CvLine[], tongue: string): Held {
  let best: Held = { line: null, rank: 0, said: null };
  for (const line of cv) {
    if (!holdsCue(line.plain, `${tongue}=`)) continue;
    // « italien langue maternelle · anglais C1 · allemand notions »: each with its own level.
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
