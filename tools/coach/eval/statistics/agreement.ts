/**
 * Quadratic weighted kappa of two raters over whole ratings: κ = 1 − Σ w·O / Σ w·E, w = (i − j)² / (N − 1)². O counts
 * the pairs as rated, E the pairs that the two raters' own habits would give by chance.
 *
 * Source: Cohen 1968, Psychological Bulletin 70(4):213-220.
 *
 * @param first, second - same length; rounded to whole ratings, held within `lowest..highest`
 * @returns 1 for identical ratings, 0 for chance, below 0 for worse than chance; NaN for fewer than two pairs, or when
 *   both always give one and the same rating (nothing to agree about)
 */
export function quadraticWeightedKappa(
  first: readonly number[],
  second: readonly number[],
  { lowest = 0, highest = 10 } = {},
): number {
  const count = sameLength(first, second);
  if (count < 2) return Number.NaN;
  const size = highest - lowest + 1;
  const rate = (value: number) => Math.min(highest, Math.max(lowest, Math.round(value))) - lowest;
  const ofFirst = zeros(size);
  const ofSecond = zeros(size);
  let observed = 0;
  for (const [at, value] of first.entries()) {
    const i = rate(value);
    const j = rate(second[at] ?? 0);
    ofFirst[i] = (ofFirst[i] ?? 0) + 1;
    ofSecond[j] = (ofSecond[j] ?? 0) + 1;
    observed += (i - j) ** 2;
  }
  let expected = 0;
  for (const [i, times] of ofFirst.entries())
    for (const [j, others] of ofSecond.entries()) expected += ((i - j) ** 2 * times * others) / count;
  return expected === 0 ? Number.NaN : 1 - observed / expected;
}

/**
 * Spearman's rank correlation: Pearson's on ranks, ties sharing the middle of their ranks.
 *
 * Source: Spearman 1904, American Journal of Psychology 15(1):72-101.
 *
 * @returns −1..1; NaN for fewer than three pairs or when one side never varies
 */
export function spearman(first: readonly number[], second: readonly number[]): number {
  if (sameLength(first, second) < 3) return Number.NaN;
  return pearson(midRanks(first), midRanks(second));
}

/** Mean of |value − reference|, in the unit of the values; NaN for none. */
export function meanAbsoluteError(values: readonly number[], references: readonly number[]): number {
  sameLength(values, references);
  return mean(values.map((value, at) => Math.abs(value - (references[at] ?? 0))));
}

/** Mean of value − reference: above 0, the values are kinder than the reference; NaN for none. */
export function signedBias(values: readonly number[], references: readonly number[]): number {
  sameLength(values, references);
  return mean(values.map((value, at) => value - (references[at] ?? 0)));
}

/** NaN for none. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function pearson(first: readonly number[], second: readonly number[]): number {
  const middleOfFirst = mean(first);
  const middleOfSecond = mean(second);
  let together = 0;
  let alone = 0;
  let other = 0;
  for (const [at, value] of first.entries()) {
    const a = value - middleOfFirst;
    const b = (second[at] ?? 0) - middleOfSecond;
    together += a * b;
    alone += a * a;
    other += b * b;
  }
  return alone === 0 || other === 0 ? Number.NaN : together / Math.sqrt(alone * other);
}

function midRanks(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value);
  const ranks = zeros(values.length);
  let from = 0;
  while (from < order.length) {
    let to = from;
    while (to + 1 < order.length && order[to + 1]?.value === order[from]?.value) to += 1;
    for (let k = from; k <= to; k += 1) ranks[order[k]?.at ?? 0] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return ranks;
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

function sameLength(first: readonly unknown[], second: readonly unknown[]): number {
  if (first.length !== second.length) throw new RangeError("two raters, two numbers of ratings");
  return first.length;
}
