import type { TextUnits } from "../../language/units.ts";
import lexicon from "./weights/lexicon.json" with { type: "json" };

/** Words with how much each speaks for a label, and how they weigh beside what else is known of the text. */
interface LabelLexicon<Words> {
  words: Words;
  /** Of the log odds told by the values of the speech, of the sum of its words, and a constant. */
  mix: readonly [own: number, words: number, constant: number];
}
/** The words of each label; a label that its words would not tell better than the measures alone has none. */
export type Lexicon = Record<string, LabelLexicon<Record<string, number>>>;

type WordWeights = ReadonlyMap<string, number>;

/** A lexicon as it is looked up: each word of a text once, for all labels together. */
interface ReadyLexicon {
  /** Of each label its place among the sums, and how they weigh. */
  labels: ReadonlyMap<string, { at: number; mix: LabelLexicon<unknown>["mix"] }>;
  /** Of each word the place of a label and what it speaks for it, in turns. A plain object would answer for « constructor » too. */
  words: ReadonlyMap<string, readonly number[]>;
  /** What the words of a text spoke for each label, by these words. */
  sums: WeakMap<ReadonlySet<string>, Float64Array>;
}

export function readLexicon(lexicon: Lexicon): ReadyLexicon {
  const labels = new Map<string, { at: number; mix: LabelLexicon<unknown>["mix"] }>();
  const words = new Map<string, number[]>();
  for (const [label, { words: own, mix }] of Object.entries(lexicon)) {
    const at = labels.size;
    labels.set(label, { at, mix });
    for (const [word, weight] of Object.entries(own)) {
      const row = words.get(word);
      if (row) row.push(at, weight);
      else words.set(word, [at, weight]);
    }
  }
  return { labels, words, sums: new WeakMap() };
}
const LEXICON = readLexicon(lexicon as unknown as Lexicon);

/** The words of a text and its pairs of neighbouring words, each once, as they are looked up. */
export function gramsOf({ tokens }: TextUnits): Set<string> {
  const grams = new Set<string>();
  let last = "";
  for (const { norm, kind } of tokens) {
    if (kind === "punctuation" && !TOLD_MARKS.has(norm)) {
      last = "";
      continue;
    }
    const word = kind === "number" ? "0" : norm;
    grams.add(word);
    if (last !== "") grams.add(`${last} ${word}`);
    last = word;
  }
  return grams;
}
const TOLD_MARKS = new Set(["!", "?", "…"]);

/** A sum over the words of a text, as if all texts were as long. */
const forAnyLength = (sum: number, { size }: ReadonlySet<string>) => sum / Math.sqrt(Math.max(1, size));

/** Sum of what the words of a text speak for one label. */
export function sumWords(grams: ReadonlySet<string>, words: WordWeights): number {
  let sum = 0;
  for (const gram of grams) sum += words.get(gram) ?? 0;
  return forAnyLength(sum, grams);
}

/** The same for all labels of a lexicon. */
function sumsOf(grams: ReadonlySet<string>, { labels, words, sums: known }: ReadyLexicon): Float64Array {
  let sums = known.get(grams);
  if (!sums) {
    sums = new Float64Array(labels.size);
    for (const gram of grams) {
      const row = words.get(gram);
      if (!row) continue;
      for (let at = 0; at < row.length; at += 2) sums[row[at]!]! += row[at + 1]!;
    }
    known.set(grams, (sums = sums.map((sum) => forAnyLength(sum, grams))));
  }
  return sums;
}

/** The log odds of a label, by the values of the speech and by its words where these tell more. */
export function withWords(
  label: string,
  own: number,
  grams: () => ReadonlySet<string>,
  known: ReadyLexicon = LEXICON,
): number {
  const learnt = known.labels.get(label);
  if (!learnt) return own;
  const [byValues, byWords, constant] = learnt.mix;
  return byValues * own + byWords * sumsOf(grams(), known)[learnt.at]! + constant;
}
