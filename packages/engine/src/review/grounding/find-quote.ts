import { countWords } from "../../pitch.ts";
import { toNormalForm, type NormalForm } from "./normal-form.ts";

/** A single short word occurs in any text: it proves nothing. */
const SHORTEST_CHARACTERS = 8;
const SHORTEST_WORDS = 2;
/** Quotation marks and punctuation that a quote may add or drop at either end. */
const EDGES = /^[\s"'.,;:!?-]+|(?<![\s"'.,;:!?-])[\s"'.,;:!?-]+$/g;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

export interface Place {
  /** UTF-16 offsets into the source, end excluded. */
  start: number;
  end: number;
}

/**
 * Where a text has a quote word for word, regardless of case, apostrophes, quotation marks, dashes, spaces, encoding of
 * accents and punctuation at either end. A quote with words left out, « […] », is refused.
 *
 * @returns null where it is not in the source, or is too short to prove anything (one word under 8 letters)
 */
export function findQuote(source: string, quote: string): Place | null {
  return findQuoteIn(toNormalForm(source), quote);
}

/** The same, for a source normalised once for many quotes. */
export function findQuoteIn(source: NormalForm, quote: string): Place | null {
  const words = toNormalForm(quote).text.replace(EDGES, "");
  if (words.length < SHORTEST_CHARACTERS && countWords(words) < SHORTEST_WORDS) return null;
  return findWords(source, words);
}

/** Where normalised words stand as whole words in the source: « art » is not in « partie ». */
export function findWords({ text, starts, ends }: NormalForm, words: string): Place | null {
  if (!LETTER_OR_DIGIT.test(words)) return null;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    if (!continuesWord(text, at) && !continuesWord(text, end))
      return { start: starts[at]!, end: ends[end - 1]! };
  }
  return null;
}

function continuesWord(text: string, at: number): boolean {
  return at > 0 && at < text.length && isInWord(text, at - 1) && isInWord(text, at);
}

function isInWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  // Half of a surrogate pair is part of a word too.
  return (code >= 0xd800 && code <= 0xdfff) || LETTER_OR_DIGIT.test(text.charAt(at));
}
