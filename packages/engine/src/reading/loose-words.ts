import { newRow } from "./rows.ts";
import type { WordFacts } from "./word-facts.ts";

/**
 * Loose words stand outside the syntax that surrounds them: punctuation, and discourse markers of one word. The parser
 * reads the sentence without them, told only that something stood there; they are attached to its tree afterwards.
 */
export const NOT_LOOSE = 0;
export const PUNCTUATION = 1;
export const DISCOURSE = 2;

const DISCOURSE_TAG = /^(?:INTJ|ADV|CCONJ):d$/;

/** The kind of loose word of a tag. */
export function loosenessOf(tag: string): number {
  if (tag.startsWith("PUNCT")) return PUNCTUATION;
  return DISCOURSE_TAG.test(tag) ? DISCOURSE : NOT_LOOSE;
}

/** Bits for the loose words in a gap between two kept words. */
const COMMA = 1;
const OPENING = 2;
const OTHER_SIGN = 4;
const MARKER = 8;

/** Index of the first word in the rows that the parser reads. */
export const FIRST = 2;
/** Places after the last word that the parser looks at. */
const AFTER = 4;
/** Values around the words: none before the first one, the root after the last one. */
export const NONE = 0x0ff;
const ROOT = 0x600d;

/** A sentence as the parser reads it: its kept words, all facts of them as hashes. */
export interface SyntaxInput {
  count: number;
  /** Index of each kept word in the sentence. */
  kept: Int32Array;
  /** Padded on both sides: the first word is at `FIRST`. */
  word: Int32Array;
  tags: Int32Array;
  parts: Int32Array;
  ending: Int32Array;
  classes: Int32Array;
  /** Loose words before each word, as bits; at `count`, those after the last one. */
  gaps: Int32Array;
  /** Number of non-empty gaps up to each word. */
  gapsUpTo: Int32Array;
}

/** The kept words of a sentence. Never empty: keeps markers if there is nothing else, else signs. */
export function keepWords(
  facts: WordFacts,
  tags: Int32Array,
  parts: Int32Array,
  looseness: Uint8Array,
): SyntaxInput {
  const isKept = keptBy(looseness);
  const kept = newRow(facts.count);
  const gaps = newRow(facts.count + 1);
  let count = 0;
  for (let at = 0; at < facts.count; at += 1) {
    if (isKept(at)) {
      kept[count] = at;
      count += 1;
    } else {
      gaps[count]! |= looseness[at] === DISCOURSE ? MARKER : signBit(facts.norms[at]!);
    }
  }
  const gapsUpTo = newRow(count + 1);
  for (let at = 0, held = 0; at <= count; at += 1) {
    if (gaps[at] !== 0) held += 1;
    gapsUpTo[at] = held;
  }
  const pick = (column: Int32Array) => {
    const picked = newRow(count);
    for (let at = 0; at < count; at += 1) picked[at] = column[kept[at]!]!;
    return picked;
  };
  const pickBetween = (column: Int32Array) => {
    const picked = newRow(FIRST + count + AFTER)
      .fill(NONE, 0, FIRST)
      .fill(ROOT, FIRST + count);
    for (let at = 0; at < count; at += 1) picked[FIRST + at] = column[kept[at]!]!;
    return picked;
  };
  const ending = newRow(count);
  for (let at = 0; at < count; at += 1) ending[at] = facts.forms[kept[at]!]!.suffixes[2]!;
  return {
    count,
    kept: kept.subarray(0, count),
    word: pickBetween(facts.word),
    tags: pickBetween(tags),
    parts: pickBetween(parts),
    ending,
    classes: pick(facts.classes),
    gaps,
    gapsUpTo,
  };
}

function keptBy(looseness: Uint8Array): (at: number) => boolean {
  if (looseness.includes(NOT_LOOSE)) return (at) => looseness[at] === NOT_LOOSE;
  if (looseness.includes(DISCOURSE)) return (at) => looseness[at] === DISCOURSE;
  return () => true;
}

function signBit(sign: string): number {
  if (sign === ",") return COMMA;
  return /^[«"([“]/.test(sign) ? OPENING : OTHER_SIGN;
}
