import { keyOf, type ModelRow, nearestWeight } from "../../src/reading/linear-model.ts";

/** A sentence with its labels, as indexes. */
export interface LabelledExample {
  features: Int32Array;
  labels: readonly number[];
  /** Below 1 for rows such as those of an over-represented source. */
  weight: number;
}

interface Training {
  epochs: number;
  rate: number;
  decay: number;
  seenMin: number;
}
const TRAINING: Training = { epochs: 6, rate: 0.025, decay: 0.002, seenMin: 3 };

/** Skip updates for smaller errors: they are not worth the time. */
const SMALL_ERROR = 0.01;

/** Real-valued weight of each feature for each label. */
export interface SparseWeights {
  labels: number;
  rows: Map<number, number>;
  weights: Float32Array;
}

/**
 * One logistic regression per label over shared hashed features, by stochastic gradient with AdaGrad rates (Duchi,
 * Hazan and Singer 2011), in a fixed order: two trainings give the same bytes.
 */
export function trainMultiLabel(
  labels: number,
  examples: readonly LabelledExample[],
  { epochs, rate, decay, seenMin }: Training = TRAINING,
): SparseWeights {
  const seen = new Map<number, number>();
  const keys = examples.map(({ features }) => [...new Set(Array.from(features, keyOf))]);
  for (const list of keys) for (const key of list) seen.set(key, (seen.get(key) ?? 0) + 1);
  const rows = new Map<number, number>();
  for (const [key, count] of seen) if (count >= seenMin) rows.set(key, rows.size);
  const weights = new Float32Array(rows.size * labels);
  const squares = new Float32Array(rows.size * labels).fill(1);
  const found = keys.map((list) =>
    Int32Array.from(
      list.flatMap((key) => {
        const row = rows.get(key);
        return row === undefined ? [] : [row * labels];
      }),
    ),
  );
  const order = shuffled(examples.length);
  const scores = new Float64Array(labels);
  const gold = new Uint8Array(labels);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const at of order) {
      const { labels: told, weight } = examples[at]!;
      const mine = found[at]!;
      scores.fill(0);
      gold.fill(0);
      for (const label of told) gold[label] = 1;
      for (const row of mine)
        for (let label = 0; label < labels; label += 1) scores[label]! += weights[row + label]!;
      for (let label = 0; label < labels; label += 1) {
        const error = (1 / (1 + Math.exp(-scores[label]!)) - gold[label]!) * weight;
        if (Math.abs(error) < SMALL_ERROR) continue;
        for (const row of mine) {
          const place = row + label;
          const slope = error + decay * weights[place]!;
          squares[place]! += slope * slope;
          weights[place]! -= (rate * slope) / Math.sqrt(squares[place]!);
        }
      }
    }
  }
  return { labels, rows, weights };
}

/** A fixed order that mixes sources. */
function shuffled(count: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  let state = 12345;
  for (let at = count - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}

/** Logits of one sentence. */
export function scoreSparse({ labels, rows, weights }: SparseWeights, features: Int32Array): Float64Array {
  const scores = new Float64Array(labels);
  for (const key of new Set(Array.from(features, keyOf))) {
    const row = rows.get(key);
    if (row === undefined) continue;
    for (let label = 0; label < labels; label += 1) scores[label]! += weights[row * labels + label]!;
  }
  return scores;
}

/**
 * Rounds weights as the file stores them, `scale` steps per logit, dropping the smallest: what is evaluated is then
 * what is shipped.
 */
export function roundWeights({ weights }: SparseWeights, scale: number, least: number): void {
  for (let at = 0; at < weights.length; at += 1) {
    const whole = nearestWeight(Math.max(-127, Math.min(127, weights[at]! * scale)));
    weights[at] = Math.abs(whole) < least ? 0 : whole / scale;
  }
}

/** The same without features whose weights are all zero, as most are after rounding. */
export function withoutEmptyRows({ labels, rows, weights }: SparseWeights): SparseWeights {
  const ofRow = (row: number) => weights.subarray(row * labels, (row + 1) * labels);
  const told = [...rows].filter(([, row]) => ofRow(row).some((weight) => weight !== 0));
  const kept = new Float32Array(told.length * labels);
  for (const [at, [, row]] of told.entries()) kept.set(ofRow(row), at * labels);
  return { labels, rows: new Map(told.map(([key], at) => [key, at])), weights: kept };
}

/** Integer rows of rounded weights. */
export function rowsOf({ labels, rows, weights }: SparseWeights, scale: number): ModelRow[] {
  return [...rows]
    .map(([key, row]) => {
      const entries: ModelRow["entries"] = [];
      for (let label = 0; label < labels; label += 1) {
        const weight = Math.round(weights[row * labels + label]! * scale);
        if (weight !== 0) entries.push({ label, weight });
      }
      return { key, entries };
    })
    .filter(({ entries }) => entries.length > 0)
    .sort((left, right) => left.key - right.key);
}
