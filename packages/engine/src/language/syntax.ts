import { moveWords, readSentence, type SyntaxSentence } from "../reading/read-sentence.ts";
import { maskedFrom, type MaskedFrom } from "./mask-text.ts";
import type { TextUnits } from "./units.ts";

export type { SyntaxSentence };
export { findDependents } from "../reading/find-dependents.ts";

const read = new WeakMap<TextUnits, readonly SyntaxSentence[]>();

/**
 * The syntax of each sentence of a text, in order; cached. That of a masked text is derived from the whole text, not
 * parsed again.
 */
export function syntaxOf(units: TextUnits): readonly SyntaxSentence[] {
  let sentences = read.get(units);
  if (!sentences) {
    const origin = maskedFrom(units);
    sentences = origin
      ? maskSyntax(units, origin)
      : units.sentences.map(({ start, end }) => readSentence(units.source, start, end));
    read.set(units, sentences);
  }
  return sentences;
}

/** Parses a text that shares sentences with another one; the shared ones are copied. */
export function readBeside(units: TextUnits, other: TextUnits): void {
  const known = new Map(
    syntaxOf(other).map((syntax) => [other.source.slice(syntax.start, syntax.end), syntax]),
  );
  const sentences = units.sentences.map(({ start, end }) => {
    const same = known.get(units.source.slice(start, end));
    return same ? shifted(same, start - same.start) : readSentence(units.source, start, end);
  });
  read.set(units, sentences);
}

const shifted = ({ start, end, words, markers }: SyntaxSentence, by: number): SyntaxSentence => ({
  start: start + by,
  end: end + by,
  words: moveWords(words, by),
  markers,
});

/** Parses a text as one sentence, without the cache. */
export function syntaxOfSentence(text: string): SyntaxSentence {
  return readSentence(text, 0, text.length);
}

/** The syntax of a text if it is cached, directly or through the text from which it was masked. */
export function knownSyntax(units: TextUnits): readonly SyntaxSentence[] | undefined {
  const origin = maskedFrom(units);
  return origin && knownSyntax(origin.units) ? syntaxOf(units) : read.get(units);
}

function maskSyntax(units: TextUnits, { units: whole, ranges, sentences }: MaskedFrom): SyntaxSentence[] {
  const all = syntaxOf(whole);
  const isMasked = inRanges(ranges);
  return units.sentences.map(({ start, end }, at) => {
    const sentence = all[sentences[at]!]!;
    const isLost = sentence.words.map(isMasked);
    return isLost.includes(true) ? cutSyntax(sentence, isLost, { start, end }) : sentence;
  });
}

/** Whether a word stands in one of the ranges; must be called with the words in order. */
function inRanges(ranges: MaskedFrom["ranges"]): (word: { start: number; end: number }) => boolean {
  const sorted = ranges.toSorted((left, right) => left.start - right.start);
  let at = 0;
  return ({ start, end }) => {
    while (at < sorted.length && sorted[at]!.end <= start) at += 1;
    return at < sorted.length && sorted[at]!.start < end;
  };
}

/** Removes words from a parsed sentence: their dependents attach to the word above them. */
function cutSyntax(
  { words, markers }: SyntaxSentence,
  isLost: readonly boolean[],
  { start, end }: { start: number; end: number },
): SyntaxSentence {
  const places: number[] = [];
  let count = 0;
  for (const lost of isLost) places.push(lost ? -1 : count++);
  const headAbove = (at: number): number => {
    let head = words[at]!.head;
    while (head >= 0 && isLost[head]) head = words[head]!.head;
    return head < 0 ? -1 : places[head]!;
  };
  let root = -1;
  const left = words.flatMap((word, at) => {
    if (isLost[at]) return [];
    let head = headAbove(at);
    if (head < 0 && root >= 0) head = root;
    else if (head < 0) root = places[at]!;
    const deprel = head < 0 ? "root" : word.deprel === "root" ? "parataxis" : word.deprel;
    return [{ ...word, head, deprel }];
  });
  const marked = markers
    .filter(({ first, end: after }) => !isLost[first] && !isLost[after - 1])
    .map(({ first, end: after }) => ({ first: places[first]!, end: places[after - 1]! + 1 }));
  return { start, end, words: left, markers: marked };
}

/**
 * The same, but sentences that lost masked words are parsed again without them: a hesitation then does not affect the
 * parse of the other words.
 */
export function syntaxWithoutMasked(units: TextUnits, original: TextUnits): readonly SyntaxSentence[] {
  return syntaxOf(units).map((sentence) => {
    const { start, end } = sentence;
    const isWhole = units.source.slice(start, end) === original.source.slice(start, end);
    return isWhole ? sentence : readSentence(units.source, start, end);
  });
}
