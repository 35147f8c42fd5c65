import type { TextUnits } from "./units.ts";

/** A located form: `source.slice(start, end) === quote`, always. */
export interface Span {
  start: number;
  end: number;
  quote: string;
  /** The form of the word list that matched. */
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

/** Locates the tokens of one sentence within `start`..`end` of the source; there must be at least one. */
export function spanBetween(
  units: TextUnits,
  sentence: number,
  start: number,
  end: number,
  form: string,
): Span {
  const { firstToken, endToken } = units.sentences[sentence]!;
  let first = firstToken;
  let high = endToken;
  // Binary search of the first token that ends after `start`.
  while (first < high) {
    const middle = (first + high) >> 1;
    if (units.tokens[middle]!.end <= start) first = middle + 1;
    else high = middle;
  }
  let after = Math.min(first + 1, endToken);
  while (after < endToken && units.tokens[after]!.start < end) after += 1;
  return spanOf(units, Math.min(first, endToken - 1), after, form);
}
