/** Ranks; equal values share theirs. */
function ranksOf(values: readonly number[]): number[] {
  const order = values.map((_, at) => at).toSorted((left, right) => values[left]! - values[right]!);
  const ranks = values.map(() => 0);
  for (let from = 0; from < order.length;) {
    let until = from;
    while (until + 1 < order.length && values[order[until + 1]!] === values[order[from]!]) until += 1;
    for (let at = from; at <= until; at += 1) ranks[order[at]!] = (from + until) / 2;
    from = until + 1;
  }
  return ranks;
}

/** Spearman's rank correlation. */
export function spearman(left: readonly number[], right: readonly number[]): number {
  const [a, b] = [ranksOf(left), ranksOf(right)];
  const middle = (a.length - 1) / 2;
  let both = 0;
  let first = 0;
  let second = 0;
  for (const [at, rank] of a.entries()) {
    both += (rank - middle) * (b[at]! - middle);
    first += (rank - middle) ** 2;
    second += (b[at]! - middle) ** 2;
  }
  return first === 0 || second === 0 ? 0 : both / Math.sqrt(first * second);
}

/** Share of the pairs with marks at least `apart` that the scores put in the same order; ties count half. */
export function pairsInOrder(scores: readonly number[], marks: readonly number[], apart: number): number {
  let right = 0;
  let all = 0;
  for (let one = 0; one < marks.length; one += 1)
    for (let other = 0; other < marks.length; other += 1) {
      if (marks[one]! - marks[other]! < apart) continue;
      all += 1;
      right += scores[one]! > scores[other]! ? 1 : scores[one] === scores[other] ? 0.5 : 0;
    }
  return all === 0 ? Number.NaN : right / all;
}
