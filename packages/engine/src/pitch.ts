// What the engine is given.

/** The three pitch types, named as on the wire. */
export const PITCH_TYPES = ["produit", "rh", "perso"] as const;
export type PitchType = (typeof PITCH_TYPES)[number];

/** A skill of the interview plan that an answer prepares for. */
export interface PlanSkill {
  name: string;
  /** « indispensable » weighs; any other word is a wish. */
  importance: string;
}

/** What the engine judges. `content` is judged as given; every offset of the report points into it. */
export interface PitchText {
  pitchType: PitchType;
  content: string;
  /** The interview question, for rh. */
  question?: string | null;
  /** The objective of the pitch: « Obtenir un financement ». */
  target?: string | null;
  /** Who listens: « Investisseur ». */
  audience?: string | null;
  /** Skills of the chosen interview plan, for rh: relevance then counts the ones that the answer speaks of. */
  planSkills?: readonly PlanSkill[] | null;
}

/** A word that a recogniser heard, with its times as it gave them. */
export interface HeardWord {
  word: string;
  startSec: number;
  endSec: number;
}

export interface SpokenPitch {
  /** Mono. */
  samples: Float32Array;
  sampleRateHz: number;
  /** Its content is what was said. */
  pitch: PitchText;
  /** As a recogniser timed them. */
  words: readonly HeardWord[] | null;
}

/** White space apart: what a word stands in. */
const RUN = /\S+/g;
/** What makes a run a word: « j'ai » is one, « — » none. */
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Counts the words of a text as every part of the product does: the 50-word minimum, the word count of the
 * report, the speech rate. A counted word is a whitespace-delimited token; elided forms count once.
 *
 * @param text any text, typography free
 * @returns a whole number, 0 for an empty text; linear time
 */
export function countWords(text: string): number {
  let count = 0;
  // Two patterns: one for both would look back over a long run at every character.
  for (const [run] of text.matchAll(RUN)) if (LETTER_OR_DIGIT.test(run)) count += 1;
  return count;
}
