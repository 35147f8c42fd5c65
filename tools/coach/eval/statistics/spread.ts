import { mean } from "./agreement.ts";

/**
 * Spread of one judge over repeated readings of the same texts: the pooled sample standard deviation, that is the root
 * of the mean of each text's variance (n − 1 below).
 *
 * @param readings - one list per text; texts read once are left out
 * @returns in the unit of the readings; NaN when no text was read twice
 */
export function pooledDeviation(readings: readonly (readonly number[])[]): number {
  const variances = readings.filter((values) => values.length > 1).map(sampleVariance);
  return Math.sqrt(mean(variances));
}

function sampleVariance(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}

/**
 * The value under which a share of the values stands, between its two neighbours where it falls between.
 * Source: Hyndman & Fan 1996, The American Statistician 50(4), definition 7.
 *
 * @returns NaN for none
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}
