import { packNumbers, unpackNumbers } from "./packed-numbers.ts";

/** Bits kept of a feature's hash. */
export const KEY_BITS = 23;

/** The key of a feature in the table; never 0. */
export function keyOf(hash: number): number {
  return hash >>> (32 - KEY_BITS) || 1;
}

/** Quantised absolute values of the weights, finer for small ones: half the bytes of even steps. */
const LEVELS = [
  0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 17, 20, 24, 28, 34, 40, 48, 56, 66, 78, 92, 108, 127,
] as const;

/** The nearest weight that can be stored. */
export function nearestWeight(weight: number): number {
  const size = Math.abs(weight);
  let best = 0;
  for (const level of LEVELS) if (Math.abs(level - size) < Math.abs(best - size)) best = level;
  return weight < 0 ? -best : best;
}

/** Most labels whose weights fit together in one number. */
const FEW_LABELS = 3;
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
  private readonly rows: FewWeights | ManyWeights;

  private constructor(labels: number, rows: FewWeights | ManyWeights) {
    this.labels = labels;
    this.rows = rows;
  }

  static unpack(packed: PackedModel): LinearModel {
    const keys = unpackNumbers(packed.keys);
    for (let row = 1; row < keys.length; row += 1) keys[row]! += keys[row - 1]!;
    const weights = unpackNumbers(packed.entryWeights);
    const labels = unpackNumbers(packed.entryLabels);
    const Rows = packed.labels <= FEW_LABELS ? FewWeights : ManyWeights;
    return new LinearModel(packed.labels, new Rows(keys, unpackNumbers(packed.sizes), labels, weights));
  }

  /** Adds the rows of the first `count` features to `scores`. */
  score(features: Int32Array, count: number, scores: Int32Array): void {
    if (displaced.length < count) {
      found = new Int32Array(2 * count);
      displaced = new Int32Array(2 * count);
    }
    this.rows.addTo(features, count, scores);
  }

  /** The summed scores of some features, precomputed for `addSums`. */
  sumOf(features: Int32Array, count: number): LabelSum {
    const scores = new Int32Array(2 * Math.ceil(this.labels / 2));
    this.score(features, count, scores);
    return Int32Array.from(
      { length: scores.length / 2 },
      (_, at) => scores[2 * at]! + (scores[2 * at + 1]! << 16),
    );
  }
}

/** Buffers: the rows found for the scored features, and the keys that may have been displaced to another slot. */
let found = new Int32Array(256);
let displaced = new Int32Array(256);

const oneUnlessZero = (value: number) => (value | (0 - value)) >>> 31;

/** The lowest bit of a packed weight is its sign, the other bits its index in `LEVELS`. */
const weightOf = (packed: number) => (packed & 1 ? -1 : 1) * (LEVELS[packed >> 1] ?? 0);

/** Bits of one packed weight. */
const WEIGHT_BITS = 6;
const WEIGHT_MASK = (1 << WEIGHT_BITS) - 1;
const ROW_BITS = FEW_LABELS * WEIGHT_BITS;
const WEIGHTS = Int32Array.from({ length: WEIGHT_MASK + 1 }, (_, packed) => weightOf(packed));

/**
 * Least number of slots, as a power of two: the bits of a key that its slot does not imply must fit beside the weights.
 */
const LEAST_SLOT_BITS = 13;

/**
 * Rows of up to three labels, in an open-addressing hash table whose slots are single numbers, to keep it in the
 * processor's cache. A slot implies the lowest bits of its key; it stores the other bits, the distance from the key's
 * own slot plus one, and the weights. 0 is an empty slot.
 */
class FewWeights {
  private slotBits = LEAST_SLOT_BITS;
  private table: Int32Array;
  /** Longest distance of a key from its own slot. */
  private furthest = 0;

  constructor(keys: Int32Array, sizes: Int32Array, labels: Int32Array, weights: Int32Array) {
    while (1 << this.slotBits < 2 * keys.length) this.slotBits += 1;
    let table = this.fill(keys, sizes, labels, weights);
    while (!table) {
      this.slotBits += 1;
      table = this.fill(keys, sizes, labels, weights);
    }
    this.table = table;
  }

  /** Bits left for the distance of a key from its own slot. */
  private get stepBits(): number {
    return 32 - ROW_BITS - (KEY_BITS - this.slotBits);
  }

  /** The table, or null if a key would be too far from its own slot. */
  private fill(keys: Int32Array, sizes: Int32Array, labels: Int32Array, weights: Int32Array) {
    const { slotBits, stepBits } = this;
    const mask = (1 << slotBits) - 1;
    const table = new Int32Array(mask + 1);
    this.furthest = 0;
    for (let row = 0, entry = 0; row < keys.length; row += 1) {
      const key = keys[row]!;
      let packed = 0;
      for (const end = entry + sizes[row]!; entry < end; entry += 1)
        packed |= weights[entry]! << (WEIGHT_BITS * labels[entry]!);
      let steps = 0;
      while (table[(key + steps) & mask] !== 0) steps += 1;
      if (steps + 1 >= 1 << stepBits) return null;
      this.furthest = Math.max(this.furthest, steps);
      const told = ((key >>> slotBits) << stepBits) | (steps + 1);
      table[(key + steps) & mask] = (told << ROW_BITS) | packed;
    }
    return table;
  }

  /**
   * Branchless: half of all features are known, in an unpredictable order, so each branch would be mispredicted. A row
   * in another slot than its own is multiplied away here, and searched in the second loop.
   */
  addTo(features: Int32Array, count: number, scores: Int32Array): void {
    const { table, slotBits, stepBits, furthest } = this;
    const mask = table.length - 1;
    let first = 0;
    let second = 0;
    let third = 0;
    let others = 0;
    for (let index = 0; index < count; index += 1) {
      const key = keyOf(features[index]!);
      const there = table[key & mask]!;
      displaced[others] = key;
      const isOther = oneUnlessZero((there >>> ROW_BITS) ^ (((key >>> slotBits) << stepBits) | 1));
      others += isOther & oneUnlessZero(there);
      const row = there & (isOther - 1);
      first += WEIGHTS[row & WEIGHT_MASK]!;
      second += WEIGHTS[(row >> WEIGHT_BITS) & WEIGHT_MASK]!;
      third += WEIGHTS[(row >> (2 * WEIGHT_BITS)) & WEIGHT_MASK]!;
    }
    for (let index = 0; index < others; index += 1) {
      const key = displaced[index]!;
      const told = ((key >>> slotBits) << stepBits) | 1;
      for (let steps = 1; steps <= furthest; steps += 1) {
        const there = table[(key + steps) & mask]!;
        if (there === 0) break;
        if (there >>> ROW_BITS !== told + steps) continue;
        first += WEIGHTS[there & WEIGHT_MASK]!;
        second += WEIGHTS[(there >> WEIGHT_BITS) & WEIGHT_MASK]!;
        third += WEIGHTS[(there >> (2 * WEIGHT_BITS)) & WEIGHT_MASK]!;
        break;
      }
    }
    scores[0]! += first;
    if (scores.length > 1) scores[1]! += second;
    if (scores.length > 2) scores[2]! += third;
  }
}

/** Rows of any number of labels. */
class ManyWeights {
  private readonly mask: number;
  /**
   * Open-addressing table of pairs: a key (0 if empty), then the start (24 bits) and size (8 bits) of its row, side by
   * side for the cache.
   */
  private readonly table: Int32Array;
  /** For each entry of a row, its weight and, in the lowest byte, its label, so that one look-up gives both. */
  private readonly entries: Int16Array;

  constructor(keys: Int32Array, sizes: Int32Array, labels: Int32Array, weights: Int32Array) {
    let slots = 16;
    while (slots < keys.length * 2) slots *= 2;
    this.mask = slots - 1;
    this.table = new Int32Array(slots * 2);
    this.entries = Int16Array.from(weights, (weight, at) => (weightOf(weight) << 8) | labels[at]!);
    let start = 0;
    for (let row = 0; row < keys.length; row += 1) {
      let at = keys[row]! & this.mask;
      while (this.table[2 * at] !== 0) at = (at + 1) & this.mask;
      this.table[2 * at] = keys[row]!;
      this.table[2 * at + 1] = (start << 8) | sizes[row]!;
      start += sizes[row]!;
    }
  }

  addTo(features: Int32Array, count: number, scores: Int32Array): void {
    const rows = this.find(features, count);
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

  /** Writes the rows of the known features into `found`, branchless as above; returns their number. */
  private find(features: Int32Array, count: number): number {
    const { mask, table } = this;
    const last = table.length - 1;
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
}

/** Scores of all labels, packed two per number so that one addition adds both: each fits in 16 bits. */
export type LabelSum = Int32Array;

/** Writes the sum of five packed sums into `scores`; with an odd number of labels, the unused last half is dropped. */
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
