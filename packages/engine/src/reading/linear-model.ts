import { packNumbers, unpackNumbers } from "./packed-numbers.ts";

/** Bits kept of a feature's hash. */
export const KEY_BITS = 23;

/** What the table knows a feature by; never 0. */
export function keyOf(hash: number): number {
  return hash >>> (32 - KEY_BITS) || 1;
}

/** Sizes that a weight may have, finer where weights are small: half the bytes of even steps. */
const LEVELS = [
  0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 17, 20, 24, 28, 34, 40, 48, 56, 66, 78, 92, 108, 127,
] as const;

/** The nearest weight that can be kept. */
export function nearestWeight(weight: number): number {
  const size = Math.abs(weight);
  let best = 0;
  for (const level of LEVELS) if (Math.abs(level - size) < Math.abs(best - size)) best = level;
  return weight < 0 ? -best : best;
}

/** Labels whose weights are kept together in one number. */
const FEW_LABELS = 4;

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
  /**
   * Open addressing; a key, 0 where there is none, and, beside it for the cache, its weights where they fit in a number (a
   * byte for each of up to four labels), else where its row starts (24 bits) and its size (8 bits).
   */
  private readonly table: Int32Array;
  /** Of each row, a weight and, in its lowest byte, its label: a row is looked up in one place. */
  private readonly entries: Int16Array;

  private constructor(labels: number, keys: Int32Array, sizes: Int32Array, entries: Int16Array) {
    let slots = 16;
    while (slots < keys.length * 2) slots *= 2;
    this.labels = labels;
    this.mask = slots - 1;
    this.table = new Int32Array(slots * 2);
    this.entries = entries;
    let start = 0;
    let key = 0;
    for (let row = 0; row < keys.length; row += 1) {
      key += keys[row]!;
      const size = sizes[row]!;
      let at = key & this.mask;
      while (this.table[2 * at] !== 0) at = (at + 1) & this.mask;
      this.table[2 * at] = key;
      this.table[2 * at + 1] = labels <= FEW_LABELS ? this.packedRow(start, size) : (start << 8) | size;
      start += size;
    }
  }

  private packedRow(start: number, size: number): number {
    let row = 0;
    for (let entry = start; entry < start + size; entry += 1) {
      const both = this.entries[entry]!;
      row |= ((both >> 8) & 255) << (8 * (both & 255));
    }
    return row;
  }

  static unpack(packed: PackedModel): LinearModel {
    const signed = unpackNumbers(packed.entryWeights);
    const labels = unpackNumbers(packed.entryLabels);
    const entries = new Int16Array(signed.length);
    for (let at = 0; at < signed.length; at += 1) {
      const level = LEVELS[signed[at]! >> 1]!;
      entries[at] = ((signed[at]! & 1 ? -level : level) << 8) | labels[at]!;
    }
    return new LinearModel(packed.labels, unpackNumbers(packed.keys), unpackNumbers(packed.sizes), entries);
  }

  /** Adds the rows of the first `count` features to `scores`. */
  score(features: Int32Array, count: number, scores: Int32Array): void {
    const rows = this.find(features, count);
    if (this.labels <= FEW_LABELS) {
      this.scoreFew(rows, scores);
      return;
    }
    const { entries } = this;
    for (let index = 0; index < rows; index += 1) {
      const row = found[index]!;
      const start = row >>> 8;
      const end = start + (row & 255);
      for (let entry = start; entry < end; entry += 1) {
        const both = entries[entry]!;
        scores[both & 255]! += both >> 8;
      }
    }
  }

  /** What some features score together, to be added many times: see `addSums`. */
  sumOf(features: Int32Array, count: number): LabelSum {
    const scores = new Int32Array(2 * Math.ceil(this.labels / 2));
    this.score(features, count, scores);
    return Int32Array.from(
      { length: scores.length / 2 },
      (_, at) => scores[2 * at]! + (scores[2 * at + 1]! << 16),
    );
  }

  /**
   * Puts the rows of the features that are known into `found`; returns their number. Half of all features are known, in no
   * order that a processor could guess: it would stop at every question. So each is put down, and counted by arithmetic.
   */
  private find(features: Int32Array, count: number): number {
    const { mask, table } = this;
    const last = table.length - 1;
    if (found.length < count) {
      found = new Int32Array(2 * count);
      displaced = new Int32Array(2 * count);
    }
    let rows = 0;
    let others = 0;
    for (let index = 0; index < count; index += 1) {
      const key = keyOf(features[index]!);
      const at = 2 * (key & mask);
      const there = table[at]!;
      found[rows] = table[at + 1]!;
      displaced[others] = key;
      const isOther = oneUnlessZero(there ^ key);
      rows += 1 - isOther;
      others += isOther & oneUnlessZero(there);
    }
    for (let index = 0; index < others; index += 1) {
      const key = displaced[index]!;
      let at = (2 * (key & mask) + 2) & last;
      while (table[at] !== key && table[at] !== 0) at = (at + 2) & last;
      if (table[at] === 0) continue;
      found[rows] = table[at + 1]!;
      rows += 1;
    }
    return rows;
  }

  private scoreFew(rows: number, scores: Int32Array): void {
    let first = 0;
    let second = 0;
    let third = 0;
    let fourth = 0;
    for (let index = 0; index < rows; index += 1) {
      const row = found[index]!;
      first += (row << 24) >> 24;
      second += (row << 16) >> 24;
      third += (row << 8) >> 24;
      fourth += row >> 24;
    }
    scores[0]! += first;
    if (scores.length > 1) scores[1]! += second;
    if (scores.length > 2) scores[2]! += third;
    if (scores.length > 3) scores[3]! += fourth;
  }
}

/** What is found of the features that are scored, and the keys of those that may stand in another slot than their own. */
let found = new Int32Array(256);
let displaced = new Int32Array(256);

const oneUnlessZero = (value: number) => (value | (0 - value)) >>> 31;

/** Scores of all labels, two of them in each number so that they are added at once: none needs more than 16 bits. */
export type LabelSum = Int32Array;

/** Puts the scores of five sums together into `scores`; what an odd number of labels lacks beside its last falls off. */
export function addSums(
  first: LabelSum,
  second: LabelSum,
  third: LabelSum,
  fourth: LabelSum,
  fifth: LabelSum,
  scores: Int32Array,
): void {
  for (let at = 0; at < first.length; at += 1) {
    const both = first[at]! + second[at]! + third[at]! + fourth[at]! + fifth[at]!;
    const even = (both << 16) >> 16;
    scores[2 * at] = even;
    scores[2 * at + 1] = (both - even) >> 16;
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
    entryWeights: packNumbers(entries.map(({ weight }) => signedLevel(weight))),
  };
}

function signedLevel(weight: number): number {
  const level = LEVELS.findIndex((size) => size === Math.abs(weight));
  return 2 * level + (weight < 0 ? 1 : 0);
}

/** Index of the highest score; the first one of equals. */
export function bestOf(scores: Int32Array | Float64Array): number {
  let best = 0;
  for (let index = 1; index < scores.length; index += 1) if (scores[index]! > scores[best]!) best = index;
  return best;
}
