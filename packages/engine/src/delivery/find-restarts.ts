import { isFunctionWord } from "../language/function-words.ts";
import { findStammers } from "../language/stammers.ts";
import type { TextUnits, Token } from "../language/units.ts";

interface WrittenRestart {
  kind: "repetition" | "truncation" | "correction";
  start: number;
  end: number;
  quote: string;
}

const LONGEST_REPEAT = 3;
/** Doubled by grammar or for emphasis, not by a stumble. */
const DOUBLED_ON_PURPOSE = new Set([
  "nous",
  "vous",
  "très",
  "non",
  "oui",
  "si",
  "tout",
  "bien",
  "jamais",
  "plus",
]);
const HESITATION = /^(?:euh+|heu+|hum+|hmm*|ben|bah)$/;
const CORRECTIONS = [
  ["enfin", "non"],
  ["je", "veux", "dire"],
  ["pardon"],
  ["non", "pardon"],
  ["je", "me", "reprends"],
];

/** Immediate repeats of one function word or of two or three words, words cut off with a hyphen, self-corrections. */
export function findRestarts(units: TextUnits): WrittenRestart[] {
  const words = units.tokens.filter((token) => token.kind !== "punctuation" && !HESITATION.test(token.norm));
  const found: WrittenRestart[] = [];
  for (let i = 0; i < words.length; i++) {
    const size = repeatAt(units, words, i);
    if (size > 0) {
      found.push(locate(units, "repetition", words[i]!, words[i + 2 * size - 1]!));
      i += 2 * size - 1;
      continue;
    }
    const correction = CORRECTIONS.find((form) => form.every((norm, k) => words[i + k]?.norm === norm));
    if (correction && isBracketed(units, words[i]!, words[i + correction.length - 1]!)) {
      found.push(locate(units, "correction", words[i]!, words[i + correction.length - 1]!));
      i += correction.length - 1;
    }
  }
  const cut = (start: number, end: number) => {
    if (found.some((other) => start < other.end && other.start < end)) return;
    found.push({ kind: "truncation", start, end, quote: units.source.slice(start, end).trimEnd() });
  };
  // Stammers: « b-bonjour », « un appren... un apprenti »
  for (const { start, end } of findStammers(units.source)) cut(start, end);
  // « chort- sortir »: a transcription marks a word cut off with a hyphen and a space.
  for (const { 0: quote, index } of units.source.matchAll(/(?<![\p{L}\p{N}-])\p{L}+-(?=\s)/gu))
    cut(index, index + quote.length);
  return found.sort((a, b) => a.start - b.start);
}

function repeatAt(units: TextUnits, words: readonly Token[], at: number): number {
  for (let size = LONGEST_REPEAT; size >= 1; size--) {
    const last = words[at + 2 * size - 1];
    if (!last || last.sentence !== words[at]!.sentence) continue;
    let same = true;
    for (let k = 0; same && k < size; k++) same = words[at + k]!.norm === words[at + size + k]!.norm;
    if (!same) continue;
    if (size > 1) return size;
    const word = words[at]!;
    if (isFunctionWord(word, units.accented) && !DOUBLED_ON_PURPOSE.has(word.norm)) return 1;
  }
  return 0;
}

/** « Pardon » and the like are corrections only between two punctuation marks. */
function isBracketed(units: TextUnits, first: Token, last: Token): boolean {
  const before =
    units.source
      .slice(Math.max(0, first.start - 4), first.start)
      .trimEnd()
      .at(-1) ?? "";
  const after = units.source.slice(last.end, last.end + 4).trimStart()[0] ?? "";
  return /[,;:…—–-]/.test(before) && /[,;:…—–-]/.test(after);
}

function locate(units: TextUnits, kind: WrittenRestart["kind"], first: Token, last: Token): WrittenRestart {
  return { kind, start: first.start, end: last.end, quote: units.source.slice(first.start, last.end) };
}
