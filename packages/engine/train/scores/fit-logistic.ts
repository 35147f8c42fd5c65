/** Learning rate and momentum: plain gradient over all rows, the same on every machine. */
const RATE = 0.5;
const MEMORY = 0.9;

/** Variance below which a value counts as constant: only rounding makes it vary. */
const CONSTANT = 1e-20;

/** A yes-or-no target, its features, and the weight of the row. */
export interface WeighedRow {
  values: ArrayLike<number>;
  isTrue: boolean;
  weight: number;
}

const chanceOf = (logit: number) => 1 / (1 + Math.exp(-logit));

/**
 * Logistic regression on standardised features, with a ridge.
 *
 * @param rate the first step; smaller when many features are redundant
 * @returns a weight for each feature on its original scale, then the constant
 */
export function fitLogistic(
  rows: readonly WeighedRow[],
  { pull, epochs, rate = RATE }: { pull: number; epochs: number; rate?: number },
): number[] {
  const size = rows[0]!.values.length;
  const all = rows.reduce((sum, { weight }) => sum + weight, 0);
  const means = new Float64Array(size);
  const spreads = new Float64Array(size);
  for (const { values, weight } of rows)
    for (let at = 0; at < size; at += 1) means[at]! += (weight * values[at]!) / all;
  for (const { values, weight } of rows)
    for (let at = 0; at < size; at += 1) spreads[at]! += (weight * (values[at]! - means[at]!) ** 2) / all;
  for (let at = 0; at < size; at += 1) spreads[at] = spreads[at]! > CONSTANT ? Math.sqrt(spreads[at]!) : 1;
  const scaled = rows.map(({ values }) => {
    const row = new Float64Array(size + 1).fill(1);
    for (let at = 0; at < size; at += 1) row[at] = (values[at]! - means[at]!) / spreads[at]!;
    return row;
  });
  const weights = new Float64Array(size + 1);
  const steps = new Float64Array(size + 1);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const slopes = weights.map((weight, at) => (at < size ? pull * weight : 0));
    for (const [place, row] of scaled.entries()) {
      let sum = 0;
      for (let at = 0; at <= size; at += 1) sum += weights[at]! * row[at]!;
      const error = (rows[place]!.weight * (chanceOf(sum) - (rows[place]!.isTrue ? 1 : 0))) / all;
      for (let at = 0; at <= size; at += 1) slopes[at]! += error * row[at]!;
    }
    for (let at = 0; at <= size; at += 1) {
      steps[at] = MEMORY * steps[at]! - rate * slopes[at]!;
      weights[at]! += steps[at]!;
    }
  }
  const own = Array.from(weights.subarray(0, size), (weight, at) => weight / spreads[at]!);
  return [...own, own.reduce((constant, weight, at) => constant - weight * means[at]!, weights[size]!)];
}
