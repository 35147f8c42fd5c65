import { contentStems } from "./stems.ts";
import type { TextUnits } from "./units.ts";

/** Two sentences whose content stems overlap this much say the same thing. */
const SAME_SENTENCE = 0.8;
const SHORTEST_CONTENT = 3;

interface Redundancy {
  /** Sentences that repeat an earlier one. */
  duplicates: { sentence: number; of: number }[];
  /** Share of the words that stand in a duplicate, 0 to 1. */
  duplicateShare: number;
  /** Share of content-word pairs seen before, 0 to 1; prepared talks stay under .11. */
  repeatedBigramShare: number;
  /** Repeated words per 100 words: « je je », « pour le pour le ». */
  stumblesPer100: number;
}

const measured = new WeakMap<TextUnits, Redundancy>();

/** Finds repeated sentences and repeated word pairs. Linear in practice: candidates share their rarest stem. */
export function measureRedundancy(units: TextUnits): Redundancy {
  let redundancy = measured.get(units);
  if (!redundancy) measured.set(units, (redundancy = measure(units)));
  return redundancy;
}

function measure(units: TextUnits): Redundancy {
  const stemsOf = units.sentences.map((sentence) => contentStems(units, sentence));
  const duplicates = findDuplicates(stemsOf);
  const repeatedWords = duplicates.reduce((sum, { sentence }) => sum + units.sentences[sentence]!.words, 0);
  return {
    duplicates,
    duplicateShare: units.wordCount === 0 ? 0 : Math.min(1, repeatedWords / units.wordCount),
    repeatedBigramShare: repeatedBigramShare(stemsOf),
    stumblesPer100: units.wordCount === 0 ? 0 : (100 * countStumbles(units)) / units.wordCount,
  };
}

/** Sentences compared per shared stem: limits the work on a text that repeats one word. */
const CANDIDATES = 8;

function findDuplicates(stemsOf: readonly (readonly string[])[]): Redundancy["duplicates"] {
  const counted = new Map<string, { stem: string; times: number }>();
  const sets = stemsOf.map((stems) => new Set(stems));
  for (const set of sets)
    for (const stem of set) {
      const own = counted.get(stem);
      if (own) own.times += 1;
      else counted.set(stem, { stem, times: 1 });
    }
  const bySignature = new Map<string, number>();
  const byStem = new Map<string, number[]>();
  const duplicates: Redundancy["duplicates"] = [];
  for (const [sentence, set] of sets.entries()) {
    if (set.size < SHORTEST_CONTENT) continue;
    const rarestFirst = Array.from(set, (stem) => counted.get(stem)!)
      .sort((a, b) => a.times - b.times || (a.stem < b.stem ? -1 : 1))
      .map(({ stem }) => stem);
    const signature = rarestFirst.join(" ");
    // Two sentences at .8 differ by few stems, so they share one of their rarest.
    const keys = rarestFirst.slice(0, Math.ceil(set.size * 0.25) + 1);
    const same =
      bySignature.get(signature) ??
      keys
        .flatMap((key) => byStem.get(key) ?? [])
        .find((other) => {
          return jaccard(set, sets[other]!) >= SAME_SENTENCE;
        });
    if (same !== undefined) {
      duplicates.push({ sentence, of: same });
      continue;
    }
    bySignature.set(signature, sentence);
    for (const key of keys) {
      const list = byStem.get(key) ?? [];
      if (list.length < CANDIDATES) list.push(sentence);
      byStem.set(key, list);
    }
  }
  return duplicates;
}

function jaccard(left: Set<string>, right: Set<string>): number {
  let shared = 0;
  for (const stem of left) if (right.has(stem)) shared += 1;
  return shared / (left.size + right.size - shared);
}

function repeatedBigramShare(stemsOf: readonly (readonly string[])[]): number {
  const seen = new Set<string>();
  let total = 0;
  let repeated = 0;
  for (const stems of stemsOf) {
    for (let index = 1; index < stems.length; index += 1) {
      const bigram = `${stems[index - 1]} ${stems[index]}`;
      total += 1;
      if (seen.has(bigram)) repeated += 1;
      seen.add(bigram);
    }
  }
  return total === 0 ? 0 : repeated / total;
}

const MAY_REPEAT = new Set("nous vous très oui non bien si merci petit jamais".split(" "));

/** Immediate repeats of one to three words: « je je », « pour le pour le ». */
function countStumbles(units: TextUnits): number {
  const words = units.tokens.filter((token) => token.kind !== "punctuation").map((token) => token.norm);
  let count = 0;
  for (let index = 0; index < words.length; index += 1) {
    for (const length of [3, 2, 1]) {
      if (!repeatsAt(words, index, length) || (length === 1 && MAY_REPEAT.has(words[index]!))) continue;
      count += 1;
      index += length - 1;
      break;
    }
  }
  return count;
}

function repeatsAt(words: string[], index: number, length: number): boolean {
  if (index + 2 * length > words.length) return false;
  for (let step = 0; step < length; step += 1) {
    if (words[index + step] !== words[index + length + step]) return false;
  }
  return true;
}
