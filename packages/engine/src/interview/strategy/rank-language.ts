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

/** The level that an advert asks for. */
export function rankAsked(plain: string): number {
  return RANKS.find(([, cues]) => holdsAny(plain, cues))?.[0] ?? ASKED_USUAL;
}

/** The best level at which a CV holds a language, and the line that says so; 0 without one. */
export function rankHeld(cv: readonly CvLine[], tongue: string): { line: CvLine | null; rank: number } {
  let best: { line: CvLine | null; rank: number } = { line: null, rank: 0 };
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
    if (rank > best.rank) best = { line, rank };
  }
  return best;
}
