export function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return values.length === 0 ? 0 : sum / values.length;
}

/** Standard deviation of the values as a whole population; 0 for fewer than two. */
export function deviationOf(values: ArrayLike<number>): number {
  if (values.length < 2) return 0;
  const mean = meanOf(values);
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += (values[i]! - mean) ** 2;
  return Math.sqrt(sum / values.length);
}

/** Coefficient of variation, null if undefined. */
export function variationOf(values: ArrayLike<number>): number | null {
  const mean = meanOf(values);
  return values.length < 2 || mean === 0 ? null : deviationOf(values) / mean;
}
