import { moveWords, readSentence, type SyntaxSentence } from "../reading/read-sentence.ts";
import { maskedFrom, type MaskedFrom } from "./mask-text.ts";
import type { TextUnits } from "./units.ts";

export type { SyntaxSentence };
export { findDependents } from "../reading/find-dependents.ts";

const read = new WeakMap<TextUnits, readonly SyntaxSentence[]>();

/**
 * The syntax of each sentence of a text, in their order. Read once for a text, however often it is asked; that of a
 * masked text is what is left of the whole text's, not read again.
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

/** Reads a text that holds sentences of another one: these are not read again. */
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

/** The syntax of a text that is one sentence, read anew. */
export function syntaxOfSentence(text: string): SyntaxSentence {
  return readSentence(text, 0, text.length);
}

/** The syntax of a text where it has been read already, of itself or of the text that it is a part of. */
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

/** Whether a word stands in one of the ranges; asked of the words of a text in their order. */
function inRanges(ranges: MaskedFrom["ranges"]): (word: { start: number; end: number }) => boolean {
  const sorted = ranges.toSorted((left, right) => left.start - right.start);
  let at = 0;
  return ({ start, end }) => {
    while (at < sorted.length && sorted[at]!.end <= start) at += 1;
    return at < sorted.length && sorted[at]!.start < end;
  };
}

/** A sentence without some words: what hung on one of them hangs on the word above it. */
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
 * The same, with the sentences of a masked text that lost words read again without them: a hesitation then changes nothing
 * in what is read of the others.
 */
export function syntaxWithoutMasked(units: TextUnits, original: TextUnits): readonly SyntaxSentence[] {
  return syntaxOf(units).map((sentence) => {
    const { start, end } = sentence;
    const isWhole = units.source.slice(start, end) === original.source.slice(start, end);
    return isWhole ? sentence : readSentence(units.source, start, end);
  });
}
