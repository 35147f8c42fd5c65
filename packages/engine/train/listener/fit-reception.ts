import { HIGHEST, LOWERING, RAISING, type ReceptionWeights } from "../../src/claims/listener/reception.ts";

/** A text of which neither the notes nor the listener had learnt. */
export interface ReceivedText {
  writer: string;
  /** Its total and a reader's mark, 0 to 1. */
  total: number;
  mark: number;
  /** How much it counts. */
  weight: number;
  /** How much is heard of each label, in the order of `LOWERING` and `RAISING`. */
  units: { lowers: readonly number[]; raises: readonly number[] };
}

/** Pull towards zero. */
const PULL = 3;
const PASSES = 400;
const DIGITS = 3;
/**
 * Least squares alone keep to the middle, and good texts are scored too low: those that readers marked this high count that many
 * times.
 */
const GOOD = { from: 0.7, times: 2 };

/**
 * What the total misses of the mark, told by what is heard: ridge regression (Hoerl and Kennard 1970) without negative weights
 * (Lawson and Hanson 1974), one weight after the other.
 */
export function fitReception(texts: readonly ReceivedText[]): ReceptionWeights {
  const rows = texts.map(({ total, units }) => [
    ...units.lowers.map((unit) => -total * unit),
    ...units.raises.map((unit) => Math.max(0, HIGHEST - total) * unit),
  ]);
  const counts = texts.map(({ weight, mark }) => weight * (mark >= GOOD.from ? GOOD.times : 1));
  const weights = [...LOWERING, ...RAISING].map(() => 0);
  const sizes = weights.map((_, k) => rows.reduce((sum, row, at) => sum + counts[at]! * row[k]! ** 2, PULL));
  const misses = texts.map(({ mark, total }) => mark - total);
  for (let pass = 0; pass < PASSES; pass += 1)
    for (const [k, size] of sizes.entries()) {
      const slope = rows.reduce(
        (sum, row, at) => sum + counts[at]! * row[k]! * misses[at]!,
        -PULL * weights[k]!,
      );
      const change = Math.max(0, weights[k]! + slope / size) - weights[k]!;
      weights[k]! += change;
      if (change !== 0) for (const [at, row] of rows.entries()) misses[at]! -= change * row[k]!;
    }
  const named = (labels: readonly string[], from: number) =>
    Object.fromEntries(
      labels.flatMap((label, at) => {
        const weight = Number(weights[from + at]!.toPrecision(DIGITS));
        return weight > LEAST ? [[label, weight]] : [];
      }),
    );
  return { lowers: named(LOWERING, 0), raises: named(RAISING, LOWERING.length) };
}
/** A weight under this moves no note by what can be read. */
const LEAST = 0.001;
