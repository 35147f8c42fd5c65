import { countWords } from "../pitch.ts";
import type { Paragraph, Sentence, TextUnits, Token } from "./units.ts";

/** A range of the source, end excluded. */
interface Range {
  start: number;
  end: number;
}

/** The text from which a masked one was made, and the ranges removed. */
export interface MaskedFrom {
  units: TextUnits;
  ranges: readonly Range[];
  /** For each remaining sentence, its index in `units`. */
  sentences: readonly number[];
}

const origins = new WeakMap<TextUnits, MaskedFrom>();

/** The origin of a masked text; undefined for a text that is not masked. */
export function maskedFrom(units: TextUnits): MaskedFrom | undefined {
  return origins.get(units);
}

/**
 * The text without some ranges: their characters become spaces (line breaks stay), their tokens are dropped, even if
 * only partly covered. Offsets and sentence ends are those of the source, so that an analysis of the whole text stays
 * valid for the rest.
 */
export function maskText(units: TextUnits, ranges: readonly Range[]): TextUnits {
  if (ranges.length === 0) return units;
  const source = blankRanges(units.source, ranges);
  const tokens: Token[] = [];
  const sentences: Sentence[] = [];
  const paragraphs: Paragraph[] = [];
  const kept: number[] = [];
  let paragraph = -1;
  for (const sentence of units.sentences) {
    const firstToken = tokens.length;
    let words = 0;
    for (let at = sentence.firstToken; at < sentence.endToken; at += 1) {
      const token = units.tokens[at]!;
      if (isBlank(source, token)) continue;
      tokens.push({ ...token, sentence: sentences.length });
      if (token.opensWord) words += 1;
    }
    if (tokens.length === firstToken) continue;
    if (sentence.paragraph !== paragraph) {
      paragraph = sentence.paragraph;
      paragraphs.push({ ...units.paragraphs[paragraph]! });
    }
    const [start, end] = [tokens[firstToken]!.start, tokens.at(-1)!.end];
    sentences.push({
      ...sentence,
      index: sentences.length,
      start,
      end,
      text: source.slice(start, end),
      firstToken,
      endToken: tokens.length,
      paragraph: paragraphs.length - 1,
      words,
    });
    kept.push(sentence.index);
  }
  const { punctuated, accented, heard } = units;
  const masked = {
    source,
    tokens,
    sentences,
    paragraphs,
    wordCount: countWords(source),
    punctuated,
    accented,
    heard,
  };
  origins.set(masked, { units, ranges, sentences: kept });
  return masked;
}

/** Whether a token was masked, wholly or in part. */
function isBlank(source: string, token: Token): boolean {
  return source.slice(token.start, token.end) !== token.text;
}

/** The same text with spaces in place of some ranges; every offset stays. */
export function blankRanges(source: string, ranges: readonly Range[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of ranges.toSorted((left, right) => left.start - right.start)) {
    if (end <= from) continue;
    const first = Math.max(start, from);
    parts.push(source.slice(from, first), source.slice(first, end).replace(/[^\r\n]/g, " "));
    from = end;
  }
  parts.push(source.slice(from));
  return parts.join("");
}
