/** Totals that one judge gives to two texts whose true order is known. */
export interface OrderedPair {
  better: number;
  worse: number;
}

export interface PairAccuracy {
  right: number;
  wrong: number;
  /** Ties of the judge: excluded from the share, but counted. */
  undecided: number;
  /** right / (right + wrong); NaN when nothing was decided. */
  share: number;
}

/**
 * How often a judge puts two texts in the known order. Totals nearer than the margin are a tie: excluded from the
 * share, as in comparative judgement, but counted, since a judge who never decides is no judge.
 *
 * @param margin - in the unit of the totals
 */
export function measurePairs(pairs: readonly OrderedPair[], margin: number): PairAccuracy {
  const gaps = pairs.map(({ better, worse }) => better - worse);
  const right = gaps.filter((gap) => gap >= margin).length;
  const wrong = gaps.filter((gap) => gap <= -margin).length;
  return { right, wrong, undecided: gaps.length - right - wrong, share: right / (right + wrong) };
}
