import type { TextUnits } from "../../language/units.ts";
import lexicon from "./weights/lexicon.json" with { type: "json" };

/** The weight of each word for a label, and how their sum is combined with the other features of the text. */
interface LabelLexicon<Words> {
  words: Words;
  /** Weights of the log-odds from the speech's features and of the sum of its words, then a constant. */
  mix: readonly [own: number, words: number, constant: number];
}
/** The words of each label. Labels that words do not predict better than the measures alone have none. */
export type Lexicon = Record<string, LabelLexicon<Record<string, number>>>;

type WordWeights = ReadonlyMap<string, number>;

/** A lexicon indexed so that each word of a text is looked up once for all labels. */
interface ReadyLexicon {
  /** For each label: its index among the sums, and the weights of the mix. */
  labels: ReadonlyMap<string, { at: number; mix: LabelLexicon<unknown>["mix"] }>;
  /** For each word: index of a label, weight, and so on. A plain object would also answer for « constructor ». */
  words: ReadonlyMap<string, readonly number[]>;
  /** Sums already computed, by the set of words of a text. */
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

/** The distinct words and pairs of neighbouring words of a text, in the form in which they are looked up. */
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

/** Normalises a sum over words by the length of the text. */
const forAnyLength = (sum: number, { size }: ReadonlySet<string>) => sum / Math.sqrt(Math.max(1, size));

/** Sum of the weights of a text's words for one label. */
export function sumWords(grams: ReadonlySet<string>, words: WordWeights): number {
  let sum = 0;
  for (const gram of grams) sum += words.get(gram) ?? 0;
  return forAnyLength(sum, grams);
}

/** The same sum for all labels of a lexicon. */
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

/** The log-odds of a label from the speech's features, combined with its words where these improve the prediction. */
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
