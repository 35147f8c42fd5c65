import { nearestWeight, type PackedModel, packModel } from "../../src/reading/linear-model.ts";

/** The target of one sentence or text, and its features. */
interface SparseRow {
  keys: ReadonlySet<number>;
  target: number;
  /** Cost of an error on it. */
  share: number;
  /** Value of each of its features. */
  side: number;
}

interface Fitting {
  isKnown: (key: number) => boolean;
  /** Strength of the ridge. */
  ridge: number;
  sweeps: number;
  /** Whether the shared constant is refitted together with the weights. */
  movesConstant: boolean;
}

/** Least squares with a ridge, by coordinate descent in the order of the keys: the same rows give the same weights. */
export function fitSparseRidge(
  rows: readonly SparseRow[],
  { isKnown, ridge, sweeps, movesConstant }: Fitting,
): { constant: number; weights: [key: number, weight: number][] } {
  const columns = new Map<number, number[]>();
  for (const [at, { keys }] of rows.entries())
    for (const key of keys) {
      if (!isKnown(key)) continue;
      const column = columns.get(key);
      if (column) column.push(at);
      else columns.set(key, [at]);
    }
  const sorted = [...columns].toSorted(([one], [other]) => one - other);
  const weights = new Map(sorted.map(([key]) => [key, 0]));
  const residuals = rows.map(({ target }) => target);
  const all = rows.reduce((sum, { share }) => sum + share, 0);
  let constant = 0;
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    if (movesConstant) {
      const shift = rows.reduce((sum, { share }, at) => sum + share * residuals[at]!, 0) / all;
      constant += shift;
      for (const at of rows.keys()) residuals[at]! -= shift;
    }
    for (const [key, column] of sorted) {
      const old = weights.get(key)!;
      let slope = 0;
      let power = ridge;
      for (const at of column) {
        const { share, side } = rows[at]!;
        slope += share * side * (residuals[at]! + side * old);
        power += share * side ** 2;
      }
      const next = slope / power;
      weights.set(key, next);
      for (const at of column) residuals[at]! -= rows[at]!.side * (next - old);
    }
  }
  return { constant, weights: [...weights] };
}

/** The largest stored weight. */
export const MOST_WEIGHT = 127;

/** Weights as a model of one label, `scale` steps per unit; those that round to zero are left out. */
export function packWeights(weights: readonly (readonly [number, number])[], scale: number): PackedModel {
  return packModel(
    1,
    weights.flatMap(([key, value]) => {
      const weight = nearestWeight(Math.max(-MOST_WEIGHT, Math.min(MOST_WEIGHT, value * scale)));
      return weight === 0 ? [] : [{ key, entries: [{ label: 0, weight }] }];
    }),
  );
}

/** In how many of the sets each key is. */
export function countHolders(sets: readonly ReadonlySet<number>[]): Map<number, number> {
  const holders = new Map<number, number>();
  for (const keys of sets) for (const key of keys) holders.set(key, (holders.get(key) ?? 0) + 1);
  return holders;
}
