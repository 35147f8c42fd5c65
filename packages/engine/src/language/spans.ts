import type { TextUnits } from "./units.ts";

/** A located form: `source.slice(start, end) === quote`, always. */
export interface Span {
  start: number;
  end: number;
  quote: string;
  /** The form of the word list that was found there. */
  form: string;
  /** Range of its tokens, end excluded. */
  firstToken: number;
  endToken: number;
  sentence: number;
}

/** Locates a non-empty range of tokens in the source. */
export function spanOf(units: TextUnits, firstToken: number, endToken: number, form: string): Span {
  const first = units.tokens[firstToken];
  const last = units.tokens[endToken - 1];
  const start = first?.start ?? 0;
  const end = last?.end ?? start;
  const quote = units.source.slice(start, end);
  return { start, end, quote, form, firstToken, endToken, sentence: first?.sentence ?? 0 };
}
