import { KEY_BITS, keyOf, type ModelRow } from "../../src/reading/linear-model.ts";

/** Initial capacity of a row; doubled when full. */
const FIRST_ROOM = 4;
/** Columns of a row's header: start of its entries, their number, capacity, number of updates. */
const HEADER = 4;
/** Columns of an entry: label and weight; its total and last update are in separate arrays. */
const ENTRY = 2;

/** The result of a training: the weight of each feature for each label. */
export interface LearntWeights {
  readonly labels: number;
  averaged(): Iterable<{ key: number; label: number; weight: number }>;
}

/**
 * Averaged multi-class perceptron over hashed features (Freund and Schapire 1999; averaging after Daumé 2006). Integer
 * updates only, so that two trainings give the same bytes. Rows are indexed directly by key and their entries are
 * contiguous, since memory access dominates training time.
 */
export class Perceptron implements LearntWeights {
  readonly labels: number;
  private readonly rowOf = new Int32Array(1 << KEY_BITS);
  private headers = new Int32Array(HEADER << 16);
  private entries = new Int32Array(ENTRY << 18);
  private totals = new Float64Array(1 << 18);
  private stamps = new Int32Array(1 << 18);
  private rows = 0;
  private end = 0;
  private readonly trusted: number;
  step = 1;

  /** Features count only after `trusted` updates: a sparser model (Goldberg and Elhadad 2011). */
  constructor(labels: number, trusted: number) {
    this.labels = labels;
    this.trusted = trusted;
  }

  score(features: Int32Array, count: number, scores: Float64Array): void {
    const { rowOf, headers, entries, trusted } = this;
    for (let at = 0; at < count; at += 1) {
      const row = rowOf[keyOf(features[at]!)]!;
      if (row === 0) continue;
      const header = row * HEADER;
      if (headers[header + 3]! < trusted) continue;
      const start = headers[header]! * ENTRY;
      const end = start + headers[header + 1]! * ENTRY;
      for (let entry = start; entry < end; entry += ENTRY) scores[entries[entry]!]! += entries[entry + 1]!;
    }
  }

  update(features: Int32Array, count: number, gold: number, guess: number): void {
    for (let at = 0; at < count; at += 1) {
      const key = keyOf(features[at]!);
      let row = this.rowOf[key]!;
      if (row === 0) {
        this.rows += 1;
        row = this.rows;
        this.rowOf[key] = row;
        if ((row + 1) * HEADER > this.headers.length) this.headers = widened(this.headers);
        this.headers[row * HEADER] = this.claim(FIRST_ROOM);
        this.headers[row * HEADER + 2] = FIRST_ROOM;
      }
      this.headers[row * HEADER + 3]! += 1;
      this.add(row, gold, 1);
      this.add(row, guess, -1);
    }
  }

  private add(row: number, label: number, delta: number): void {
    const entry = this.entryOf(row * HEADER, label);
    const weight = this.entries[entry * ENTRY + 1]!;
    this.totals[entry]! += weight * (this.step - this.stamps[entry]!);
    this.stamps[entry] = this.step;
    this.entries[entry * ENTRY + 1] = weight + delta;
  }

  private entryOf(header: number, label: number): number {
    let start = this.headers[header]!;
    const size = this.headers[header + 1]!;
    for (let at = start; at < start + size; at += 1) if (this.entries[at * ENTRY] === label) return at;
    if (size === this.headers[header + 2]) {
      const fresh = this.claim(size * 2);
      this.entries.copyWithin(fresh * ENTRY, start * ENTRY, (start + size) * ENTRY);
      this.totals.copyWithin(fresh, start, start + size);
      this.stamps.copyWithin(fresh, start, start + size);
      start = fresh;
      this.headers[header] = start;
      this.headers[header + 2] = size * 2;
    }
    this.headers[header + 1] = size + 1;
    this.entries[(start + size) * ENTRY] = label;
    this.stamps[start + size] = this.step;
    return start + size;
  }

  /** Allocates unused entries. */
  private claim(room: number): number {
    const start = this.end;
    this.end += room;
    while (this.end > this.totals.length) {
      this.entries = widened(this.entries);
      this.totals = widened(this.totals);
      this.stamps = widened(this.stamps);
    }
    return start;
  }

  /** Averaged weights, each with its feature and label. */
  *averaged(): Generator<{ key: number; label: number; weight: number }> {
    for (let key = 0; key < this.rowOf.length; key += 1) {
      const header = this.rowOf[key]! * HEADER;
      if (header === 0 || this.headers[header + 3]! < this.trusted) continue;
      const start = this.headers[header]!;
      for (let entry = start; entry < start + this.headers[header + 1]!; entry += 1) {
        const weight = this.entries[entry * ENTRY + 1]!;
        const total = this.totals[entry]! + weight * (this.step - this.stamps[entry]!);
        if (total !== 0) yield { key, label: this.entries[entry * ENTRY]!, weight: total / this.step };
      }
    }
  }
}

function widened<Column extends Int32Array | Float64Array>(column: Column): Column {
  const fresh =
    column instanceof Int32Array ? new Int32Array(column.length * 2) : new Float64Array(column.length * 2);
  fresh.set(column);
  return fresh as Column;
}

const FEW_LABELS = 3;

const MOST_SEEN = 65535;

/** Counts features, so that those seen too rarely to be trusted are left out. */
export class FeatureCounts {
  private readonly seen = new Uint16Array(1 << KEY_BITS);

  add(features: Int32Array, size: number): void {
    for (let at = 0; at < size; at += 1) {
      const key = keyOf(features[at]!);
      if (this.seen[key]! < MOST_SEEN) this.seen[key]! += 1;
    }
  }

  /**
   * The `size` most important features of a model: squared weights times frequency, which estimates the cost of
   * removing one (LeCun, Denker and Solla 1990). A model retrained on these alone learns to do without the others.
   */
  strongest(model: LearntWeights, size: number): FeatureCounts {
    const scored = [...byFeature([model])].map(([key, row]) => {
      let sum = 0;
      for (const weight of differences(row, model.labels)) sum += weight * weight;
      return { key, score: sum * this.seen[key]! };
    });
    scored.sort((left, right) => right.score - left.score || left.key - right.key);
    const chosen = new FeatureCounts();
    for (const { key } of scored.slice(0, size)) chosen.seen[key] = MOST_SEEN;
    return chosen;
  }

  /** Moves the features seen at least `least` times to the front; returns their number. */
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

/** Allowed absolute weights: fewer distinct values take fewer bytes, at no measured cost. */
const COARSE = [0, 2, 4, 6, 8, 12, 17, 24, 34, 48, 66, 92, 127];

function coarseWeight(weight: number): number {
  const size = Math.abs(weight);
  const best = COARSE.reduce((near, level) =>
    Math.abs(level - size) < Math.abs(near - size) ? level : near,
  );
  return weight < 0 ? -best : best;
}

/** Averaged weights by feature, then by label: the mean over several models. */
function byFeature(models: readonly LearntWeights[]): Map<number, Map<number, number>> {
  const rows = new Map<number, Map<number, number>>();
  for (const model of models) {
    for (const { key, label, weight } of model.averaged()) {
      let row = rows.get(key);
      if (!row) rows.set(key, (row = new Map()));
      row.set(label, (row.get(label) ?? 0) + weight / models.length);
    }
  }
  return rows;
}

/**
 * Packs averaged weights: drops those below `least` before multiplying by `scale`, and those below `floor` after.
 * Several models are replaced by their mean: linear models vote by their sums, so that the mean gives the same vote at
 * the cost of one.
 */
export function toRows(
  models: readonly LearntWeights[],
  scale: number,
  least: number,
  floor = 1,
): ModelRow[] {
  const labels = models[0]!.labels;
  return [...byFeature(models)]
    .sort((left, right) => left[0] - right[0])
    .map(([key, row]) => ({
      key,
      entries: differences(row, labels, least)
        .map((weight, label) => ({
          label,
          weight: Math.abs(weight) < least ? 0 : coarseWeight(weight * scale),
        }))
        .filter(({ weight }) => weight !== 0 && Math.abs(weight) >= floor),
    }))
    .filter((row) => row.entries.length > 0);
}

/**
 * Weights of a feature by label. When there are few labels, subtract the most frequent value of a row, give or take
 * `least`: only differences between labels matter, so a feature for one label against another needs one number.
 */
function differences(row: ReadonlyMap<number, number>, labels: number, least = 0): number[] {
  const weights = Array.from({ length: labels }, (_, label) => row.get(label) ?? 0);
  if (labels > FEW_LABELS) return weights;
  const bases = weights.filter((weight) => Math.abs(weight) >= least);
  const zeros = (base: number) => weights.filter((weight) => Math.abs(weight - base) <= least).length;
  const base = bases.reduce((best, weight) => (zeros(weight) > zeros(best) ? weight : best), 0);
  return weights.map((weight) => weight - base);
}
