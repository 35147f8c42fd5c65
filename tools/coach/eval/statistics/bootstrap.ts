export interface Interval {
  low: number;
  high: number;
}

/**
 * Percentile bootstrap interval of a statistic over independent groups: the groups are drawn again with replacement
 * and the statistic taken each time. The six metrics of one pitch move together, so a group is a pitch, never a metric:
 * drawing metrics would print an interval too narrow to be true.
 *
 * Source: Efron & Tibshirani 1993, An Introduction to the Bootstrap, ch. 13; groups: Davison & Hinkley 1997, § 3.8.
 *
 * @param statistic - may be NaN on a poor draw, which is then left out
 * @returns null under five groups or when most draws give nothing: no interval is better than a made-up one
 */
export function bootstrapInterval<Group>(
  groups: readonly Group[],
  statistic: (drawn: Group[]) => number,
  { seed = 1, draws = 1000, level = 0.95 } = {},
): Interval | null {
  if (groups.length < 5) return null;
  const next = createRandom(seed);
  const found: number[] = [];
  for (let draw = 0; draw < draws; draw += 1) {
    const drawn = groups.map(() => groups[Math.floor(next() * groups.length)] as Group);
    const value = statistic(drawn);
    if (!Number.isNaN(value)) found.push(value);
  }
  if (found.length < draws / 2) return null;
  found.sort((a, b) => a - b);
  const at = (share: number) => found[Math.round(share * (found.length - 1))] ?? Number.NaN;
  return { low: at((1 - level) / 2), high: at((1 + level) / 2) };
}

/** Deterministic for a seed, on any machine. Source: xorshift32, Marsaglia 2003, J. Stat. Software 8(14). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0 || 0x9e3779b9;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}
