import { HIGHEST, LOWERING, RAISING, type ReceptionWeights } from "../../src/claims/listener/reception.ts";

/** A text that neither the scores nor the listener were trained on. */
export interface ReceivedText {
  writer: string;
  /** Total score and a reader's mark, 0 to 1. */
  total: number;
  mark: number;
  /** Weight of the text in the fit. */
  weight: number;
  /** How far each label is above its threshold, in the order of `LOWERING` and `RAISING`. */
  units: { lowers: readonly number[]; raises: readonly number[] };
}

/** Strength of the ridge. */
const PULL = 3;
const PASSES = 400;
const DIGITS = 3;
/**
 * Plain least squares shrink towards the middle and score good texts too low: texts with at least this mark count this
 * many times.
 */
const GOOD = { from: 0.7, times: 2 };

/**
 * Predicts the difference between a reader's mark and the total score from the listener's labels: ridge regression
 * (Hoerl and Kennard 1970) with non-negative weights (Lawson and Hanson 1974), by coordinate descent.
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
/** A smaller weight changes no score visibly. */
const LEAST = 0.001;
