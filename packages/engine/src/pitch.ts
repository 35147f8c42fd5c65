// The input of the engine.

/** The three pitch types, named as in the API. */
export const PITCH_TYPES = ["produit", "rh", "perso"] as const;
export type PitchType = (typeof PITCH_TYPES)[number];

/** The objective prefilled in the form (specification, section 2): it says nothing of the speech. */
export const PREFILLED_OBJECTIVE: Record<PitchType, string> = {
  produit: "Obtenir un financement",
  rh: "Obtenir un poste lors d'un entretien d'embauche",
  perso: "Faire un discours de départ",
};

/** A skill of the interview plan that an answer prepares for. */
export interface PlanSkill {
  name: string;
  /** Only « indispensable » makes it a requirement; any other word makes it a wish. */
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
  /** Skills of the chosen interview plan, for rh: relevance then includes those that the answer mentions. */
  planSkills?: readonly PlanSkill[] | null;
}

/** A word from speech recognition, with its times. */
export interface HeardWord {
  word: string;
  startSec: number;
  endSec: number;
}

export interface SpokenPitch {
  /** Mono. */
  samples: Float32Array;
  sampleRateHz: number;
  /** Its `content` is the transcript of the speech. */
  pitch: PitchText;
  /** From speech recognition, with its times. */
  words: readonly HeardWord[] | null;
}

const SPACE = /\s/;
/** A word must have a letter or digit: « j'ai » is one word, « — » none. */
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const ASCII_END = 128;
/** French letters are below it and are never white space: only test characters above. */
const LETTERS_END = 0x1680;

/**
 * Counts the words of a text as every part of the product does: the 50-word minimum, the word count of the
 * report, the speech rate. A counted word is a whitespace-delimited token; elided forms count once.
 *
 * @param text any text, typography free
 * @returns a whole number, 0 for an empty text; linear time
 */
export function countWords(text: string): number {
  let count = 0;
  let isCounted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) isCounted = false;
    else if (!isCounted && isLetterOrDigit(text, at, code)) {
      count += 1;
      isCounted = true;
    }
  }
  return count;
}

function isSpace(code: number): boolean {
  if (code < ASCII_END) return code === 32 || (code >= 9 && code <= 13);
  return code === 0xa0 || (code >= LETTERS_END && SPACE.test(String.fromCharCode(code)));
}

function isLetterOrDigit(text: string, at: number, code: number): boolean {
  if (code >= ASCII_END) return LETTER_OR_DIGIT.test(String.fromCodePoint(text.codePointAt(at)!));
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}
