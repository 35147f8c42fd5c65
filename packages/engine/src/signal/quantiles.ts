/**
 * Quantiles by linear interpolation between order statistics.
 *
 * @returns one value per share, NaN for no values
 */
export function quantiles(values: ArrayLike<number>, ...shares: number[]): number[] {
  const sorted = new Float64Array(values).sort();
  return shares.map((share) => {
    if (sorted.length === 0) return NaN;
    const place = share * (sorted.length - 1);
    const below = Math.floor(place);
    const above = Math.min(below + 1, sorted.length - 1);
    return sorted[below]! + (place - below) * (sorted[above]! - sorted[below]!);
  });
}

export function median(values: ArrayLike<number>): number {
  return quantiles(values, 0.5)[0]!;
}
