import { packNumbers, unpackNumbers } from "./packed-numbers.ts";

/** Bits kept of a feature's hash. */
const KEY_BITS = 24;

/** What the table knows a feature by; never 0. */
export function keyOf(hash: number): number {
  return hash >>> (32 - KEY_BITS) || 1;
}

export interface PackedModel {
  labels: number;
  /** Differences of the sorted keys, entries of each row, then labels and weights of all entries. */
  keys: string;
  sizes: string;
  entryLabels: string;
  entryWeights: string;
}

/** One feature with its weights by label, in -127..127. */
export interface ModelRow {
  key: number;
  entries: { label: number; weight: number }[];
}

/**
 * A multi-class linear model over hashed features: for each known feature a short row of weights. They are integers,
 * so that the same features give the same scores on every machine.
 */
export class LinearModel {
  readonly labels: number;
  private readonly mask: number;
  private readonly keys: Int32Array;
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;
  private readonly entryLabels: Uint8Array;
  private readonly entryWeights: Int8Array;

  private constructor(labels: number, keys: Int32Array, sizes: Int32Array, entries: [Uint8Array, Int8Array]) {
    let bits = 4;
    while (1 << bits < keys.length * 2) bits += 1;
    this.labels = labels;
    this.mask = (1 << bits) - 1;
    this.keys = new Int32Array(1 << bits);
    this.starts = new Int32Array(1 << bits);
    this.ends = new Int32Array(1 << bits);
    [this.entryLabels, this.entryWeights] = entries;
    let start = 0;
    for (let row = 0; row < keys.length; row += 1) {
      let at = keys[row]! & this.mask;
      while (this.keys[at] !== 0) at = (at + 1) & this.mask;
      this.keys[at] = keys[row]!;
      this.starts[at] = start;
      start += sizes[row]!;
      this.ends[at] = start;
    }
  }

  static unpack(packed: PackedModel): LinearModel {
    const keys = unpackNumbers(packed.keys);
    for (let row = 1; row < keys.length; row += 1) keys[row]! += keys[row - 1]!;
    const zigzag = unpackNumbers(packed.entryWeights);
    const weights = new Int8Array(zigzag.length);
    for (let at = 0; at < zigzag.length; at += 1) weights[at] = (zigzag[at]! >> 1) ^ -(zigzag[at]! & 1);
    const labels = Uint8Array.from(unpackNumbers(packed.entryLabels));
    return new LinearModel(packed.labels, keys, unpackNumbers(packed.sizes), [labels, weights]);
  }

  /** Adds the rows of the first `count` features to `scores`. */
  score(features: Int32Array, count: number, scores: Int32Array): void {
    const { mask, keys, starts, ends, entryLabels, entryWeights } = this;
    for (let index = 0; index < count; index += 1) {
      const key = keyOf(features[index]!);
      let at = key & mask;
      while (keys[at] !== 0 && keys[at] !== key) at = (at + 1) & mask;
      if (keys[at] === 0) continue;
      const end = ends[at]!;
      for (let entry = starts[at]!; entry < end; entry += 1) {
        scores[entryLabels[entry]!]! += entryWeights[entry]!;
      }
    }
  }
}

/** Rows sorted by key, as the weights' file keeps them. */
export function packModel(labels: number, rows: readonly ModelRow[]): PackedModel {
  const entries = rows.flatMap((row) => row.entries);
  return {
    labels,
    keys: packNumbers(rows.map((row, index) => row.key - (index > 0 ? rows[index - 1]!.key : 0))),
    sizes: packNumbers(rows.map((row) => row.entries.length)),
    entryLabels: packNumbers(entries.map((entry) => entry.label)),
    entryWeights: packNumbers(entries.map(({ weight }) => (weight < 0 ? -2 * weight - 1 : 2 * weight))),
  };
}

/** Index of the highest score; the first one of equals. */
export function bestOf(scores: Int32Array | Float64Array): number {
  let best = 0;
  for (let index = 1; index < scores.length; index += 1) if (scores[index]! > scores[best]!) best = index;
  return best;
}
