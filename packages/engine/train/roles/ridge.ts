import { keyOf } from "../../src/reading/linear-model.ts";
import type { LabelledExample, SparseWeights } from "./multi-label.ts";

interface Training {
  /** Cost of an error relative to the ridge, by label. */
  costs: readonly number[];
  /** Number of weights that the file may keep. */
  kept: number;
  seenMin: number;
}

const PASSES = 8;
/** Precision of one Newton solution: better gains nothing within a pass. */
const NEAR = 1e-3;
const NEWTON_STEPS = 20;
/** A sentence whose dual value changes by less, as a share of its maximum, is skipped for the next passes. */
const STILL = 1e-3;
const REST = 3;

interface Sentences {
  /** Where the features of each sentence start in `columns`. */
  starts: Int32Array;
  columns: Int32Array;
}

/**
 * One ridge logistic regression per label, by dual coordinate ascent (Yu, Huang and Lin 2011), in a fixed order. Rarer
 * features count more: their squared value is 1 + log² of the number of sentences over theirs. Then only the weights of
 * most worth, by size and frequency, are kept, and refitted (record 247).
 */
export function trainRidge(
  labels: number,
  examples: readonly Pick<LabelledExample, "features" | "labels">[],
  { costs, kept, seenMin }: Training,
): SparseWeights {
  const keys = examples.map(({ features }) => [...new Set(Array.from(features, keyOf))]);
  const seen = new Map<number, number>();
  for (const list of keys) for (const key of list) seen.set(key, (seen.get(key) ?? 0) + 1);
  const rows = new Map<number, number>();
  for (const [key, count] of seen) if (count >= seenMin) rows.set(key, rows.size);
  const counts = Float64Array.from(rows.keys(), (key) => seen.get(key)!);
  const values = counts.map((count) => Math.sqrt(1 + Math.log(examples.length / count) ** 2));
  const sentences = packSentences(keys, rows);
  const goldOf = (label: number) => examples.map((example) => example.labels.includes(label));
  const all = new Float32Array(rows.size * labels);
  for (let label = 0; label < labels; label += 1) {
    const fitted = fitLabel(sentences, values, goldOf(label), costs[label]!);
    for (const [row, weight] of fitted.entries()) all[row * labels + label] = weight;
  }
  const spoken = counts.map((count) => count ** 0.25);
  const worth = all.map((weight, at) => Math.abs(weight) * spoken[Math.floor(at / labels)]!);
  const least = worth.toSorted().at(-Math.min(kept, worth.length))!;
  const weights = new Float32Array(all.length);
  for (let label = 0; label < labels; label += 1) {
    const isKept = new Uint8Array(rows.size);
    for (let row = 0; row < isKept.length; row += 1) {
      const own = worth[row * labels + label]!;
      if (own >= least && own > 0) isKept[row] = 1;
    }
    const fitted = fitLabel(keepColumns(sentences, isKept), values, goldOf(label), costs[label]!);
    for (const [row, weight] of fitted.entries()) weights[row * labels + label] = weight;
  }
  return { labels, rows, weights };
}

function packSentences(keys: readonly number[][], rows: ReadonlyMap<number, number>): Sentences {
  const columns: number[] = [];
  const starts = Int32Array.from({ length: keys.length + 1 });
  for (const [at, list] of keys.entries()) {
    for (const key of list) {
      const row = rows.get(key);
      if (row !== undefined) columns.push(row);
    }
    starts[at + 1] = columns.length;
  }
  return { starts, columns: Int32Array.from(columns) };
}

/** The same sentences with the kept features only: few for one label. */
function keepColumns({ starts, columns }: Sentences, isKept: Uint8Array): Sentences {
  const kept = new Int32Array(columns.length);
  const from = new Int32Array(starts.length);
  let size = 0;
  for (let at = 0; at + 1 < starts.length; at += 1) {
    for (let index = starts[at]!; index < starts[at + 1]!; index += 1) {
      const column = columns[index]!;
      if (isKept[column] === 1) kept[size++] = column;
    }
    from[at + 1] = size;
  }
  return { starts: from, columns: kept.subarray(0, size) };
}

/** Weights of one label, with each feature scaled by its value. */
function fitLabel(
  { starts, columns }: Sentences,
  values: Float64Array,
  gold: readonly boolean[],
  cost: number,
): Float64Array {
  const weights = new Float64Array(values.length);
  const worth = values.map((value) => value ** 2);
  const squares = new Float64Array(gold.length);
  for (let at = 0; at < gold.length; at += 1)
    for (let index = starts[at]!; index < starts[at + 1]!; index += 1)
      squares[at]! += worth[columns[index]!]!;
  const add = (at: number, change: number) => {
    for (let index = starts[at]!; index < starts[at + 1]!; index += 1) {
      const column = columns[index]!;
      weights[column]! += change * worth[column]!;
    }
  };
  const alphas = new Float64Array(gold.length).fill(Math.min(0.001 * cost, 1e-8));
  for (const [at, isGold] of gold.entries()) add(at, isGold ? alphas[at]! : -alphas[at]!);
  // The pass at which each sentence is looked at again: one that hardly moved is skipped for a while, as most are for a
  // rare label.
  const again = new Uint8Array(gold.length);
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let at = 0; at < gold.length; at += 1) {
      if (again[at]! > pass) continue;
      const sign = gold[at] ? 1 : -1;
      let score = 0;
      for (let index = starts[at]!; index < starts[at + 1]!; index += 1) score += weights[columns[index]!]!;
      const alpha = nextAlpha(alphas[at]!, squares[at]!, sign * score, cost);
      const change = alpha - alphas[at]!;
      if (Math.abs(change) < STILL * cost) again[at] = pass + REST;
      add(at, sign * change);
      alphas[at] = alpha;
    }
  }
  return weights;
}

/** The best dual value of one example, all others fixed: Newton's method from the nearer bound. */
function nextAlpha(before: number, square: number, margin: number, cost: number): number {
  const isLow = 0.5 * square * (cost - 2 * before) + margin >= 0;
  const old = isLow ? before : cost - before;
  const pull = isLow ? margin : -margin;
  let next = cost - old < 0.5 * cost ? 0.1 * old : old;
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    const slope = square * (next - old) + pull + Math.log(next / (cost - next));
    if (Math.abs(slope) < NEAR) break;
    const moved = next - slope / (square + cost / ((cost - next) * next));
    next = moved <= 0 ? 0.1 * next : moved;
  }
  return isLow ? next : cost - next;
}
