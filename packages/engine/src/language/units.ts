import type { HeardMark } from "./hear-marks.ts";

/** One language token. Offsets are UTF-16 indices into the source as given, end excluded. */
export interface Token {
  /** The source characters themselves. */
  text: string;
  /** NFC, lower-case, straight apostrophe: the form that word lists are written in. */
  norm: string;
  /** `norm` without accents nor ligatures, for texts typed without accents. */
  fold: string;
  start: number;
  end: number;
  kind: "word" | "number" | "punctuation";
  /** Index of its sentence. */
  sentence: number;
  /** True for the first word or number of a whitespace-delimited word: these are the counted words. */
  opensWord: boolean;
}

export interface Sentence {
  index: number;
  start: number;
  end: number;
  text: string;
  /** Range of its tokens, end excluded. */
  firstToken: number;
  endToken: number;
  paragraph: number;
  terminator: "." | "!" | "?" | "…" | "";
  /** Counted words, as `countWords` counts. */
  words: number;
}

export interface Paragraph {
  start: number;
  end: number;
}

/** A text cut into units, the input of every measure. */
export interface TextUnits {
  source: string;
  tokens: Token[];
  sentences: Sentence[];
  paragraphs: Paragraph[];
  /** Counted words: whitespace-delimited, elided forms once. */
  wordCount: number;
  /** False for a transcript without full stops: its sentence ends are guesses, so their length must not be judged. */
  punctuated: boolean;
  /** The punctuation predicted for such a transcript; empty where the text is punctuated. */
  heard: readonly HeardMark[];
  /** False for a text typed without accents: word lists are then compared accent-free. */
  accented: boolean;
}
