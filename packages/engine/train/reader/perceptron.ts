import { KEY_BITS, keyOf, type ModelRow, nearestWeight } from "../../src/reading/linear-model.ts";

/**
 * Averaged multi-class perceptron over hashed features (Freund and Schapire 1999; averaging after Daumé 2006).
 * Integer updates only, so that two trainings give the same bytes.
 */
export class Perceptron {
  readonly labels: number;
  private readonly mask: number;
  private readonly keys: Int32Array;
  private readonly first: Int32Array;
  private label = new Int16Array(1 << 20);
  private weight = new Int32Array(1 << 20);
  private total = new Float64Array(1 << 20);
  private stamp = new Int32Array(1 << 20);
  private next = new Int32Array(1 << 20);
  private readonly updates: Uint16Array;
  private entries = 1;
  private used = 0;
  private readonly trusted: number;
  step = 1;

  /** Features count once `trusted` updates concerned them: a sparser model (Goldberg and Elhadad 2011). */
  constructor(labels: number, trusted: number, bits = 22) {
    this.labels = labels;
    this.trusted = trusted;
    this.updates = new Uint16Array(1 << bits);
    this.mask = (1 << bits) - 1;
    this.keys = new Int32Array(1 << bits);
    this.first = new Int32Array(1 << bits);
  }

  private slot(key: number): number {
    let at = (Math.imul(key, 0x9e3779b1) >>> 7) & this.mask;
    while (this.keys[at] !== 0 && this.keys[at] !== key) at = (at + 1) & this.mask;
    return at;
  }

  score(features: Int32Array, count: number, scores: Float64Array): void {
    for (let at = 0; at < count; at += 1) {
      const slot = this.slot(keyOf(features[at]!));
      if (this.updates[slot]! < this.trusted) continue;
      for (let entry = this.first[slot]!; entry !== 0; entry = this.next[entry]!) {
        scores[this.label[entry]!]! += this.weight[entry]!;
      }
    }
  }

  update(features: Int32Array, count: number, gold: number, guess: number): void {
    for (let at = 0; at < count; at += 1) {
      const key = keyOf(features[at]!);
      const slot = this.slot(key);
      if (this.keys[slot] === 0) {
        this.keys[slot] = key;
        this.used += 1;
        if (this.used > this.mask * 0.8) throw new Error("table full");
      }
      if (this.updates[slot]! < 65535) this.updates[slot]! += 1;
      this.add(slot, gold, 1);
      this.add(slot, guess, -1);
    }
  }

  private add(slot: number, label: number, delta: number): void {
    let entry = this.first[slot]!;
    while (entry !== 0 && this.label[entry] !== label) entry = this.next[entry]!;
    if (entry === 0) {
      if (this.entries === this.label.length) this.grow();
      entry = this.entries;
      this.entries += 1;
      this.label[entry] = label;
      this.stamp[entry] = this.step;
      this.next[entry] = this.first[slot]!;
      this.first[slot] = entry;
    }
    this.total[entry]! += this.weight[entry]! * (this.step - this.stamp[entry]!);
    this.stamp[entry] = this.step;
    this.weight[entry]! += delta;
  }

  private grow(): void {
    const size = this.label.length * 2;
    const widen = <T extends Int16Array | Int32Array | Float64Array>(old: T, fresh: T): T => {
      fresh.set(old);
      return fresh;
    };
    this.label = widen(this.label, new Int16Array(size));
    this.weight = widen(this.weight, new Int32Array(size));
    this.total = widen(this.total, new Float64Array(size));
    this.stamp = widen(this.stamp, new Int32Array(size));
    this.next = widen(this.next, new Int32Array(size));
  }

  /** Averaged weights, each with its feature and label. */
  *averaged(): Generator<{ key: number; label: number; weight: number }> {
    for (let slot = 0; slot <= this.mask; slot += 1) {
      if (this.updates[slot]! < this.trusted) continue;
      for (let entry = this.first[slot]!; entry !== 0; entry = this.next[entry]!) {
        const total = this.total[entry]! + this.weight[entry]! * (this.step - this.stamp[entry]!);
        if (total !== 0)
          yield { key: this.keys[slot]!, label: this.label[entry]!, weight: total / this.step };
      }
    }
  }
}

const FEW_LABELS = 3;

/** Counts features, so that those seen too seldom to be trusted are left out. */
export class FeatureCounts {
  private readonly seen = new Uint8Array(1 << KEY_BITS);

  add(features: Int32Array, size: number): void {
    for (let at = 0; at < size; at += 1) {
      const key = keyOf(features[at]!);
      if (this.seen[key]! < 255) this.seen[key]! += 1;
    }
  }

  /** Moves the features seen `least` times or more to the front; returns their number. */
  keep(features: Int32Array, size: number, least: number): number {
    let kept = 0;
    for (let at = 0; at < size; at += 1) {
      if (this.seen[keyOf(features[at]!)]! < least) continue;
      features[kept] = features[at]!;
      kept += 1;
    }
    return kept;
  }
}

/**
 * Weights that can be kept from averaged ones: those under `least` left out before they are multiplied by `scale`, those
 * under `floor` after.
 */
export function toRows(model: Perceptron, scale: number, least: number, floor = 1): ModelRow[] {
  const rows = new Map<number, Map<number, number>>();
  for (const { key, label, weight } of model.averaged()) {
    const row = rows.get(key) ?? new Map<number, number>();
    rows.set(key, row.set(label, weight));
  }
  return [...rows]
    .sort((left, right) => left[0] - right[0])
    .map(([key, row]) => ({
      key,
      entries: entriesOf(row, model.labels, scale, least).filter(({ weight }) => Math.abs(weight) >= floor),
    }))
    .filter((row) => row.entries.length > 0);
}

/**
 * Where there are few labels, a row loses its most frequent value: only differences between labels matter, and a
 * feature that speaks for one label against another needs one number.
 */
function entriesOf(row: ReadonlyMap<number, number>, labels: number, scale: number, least: number) {
  const weights = Array.from({ length: labels }, (_, label) => row.get(label) ?? 0);
  if (labels <= FEW_LABELS) {
    const bases = weights.filter((weight) => Math.abs(weight) >= least);
    const zeros = (base: number) => weights.filter((weight) => Math.abs(weight - base) < least).length;
    const base = bases.reduce((best, weight) => (zeros(weight) > zeros(best) ? weight : best), 0);
    for (const label of weights.keys()) weights[label]! -= base;
  }
  return weights
    .map((weight, label) => ({ label, weight: Math.abs(weight) < least ? 0 : nearestWeight(weight * scale) }))
    .filter(({ weight }) => weight !== 0);
}
