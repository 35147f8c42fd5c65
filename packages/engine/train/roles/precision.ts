/** Average precision of scores for a label: the area under precision and recall. */
export function averagePrecision(scored: readonly { score: number; gold: boolean }[]): number {
  const ranked = scored.toSorted((left, right) => right.score - left.score);
  let hits = 0;
  let sum = 0;
  for (const [at, { gold }] of ranked.entries()) {
    if (!gold) continue;
    hits += 1;
    sum += hits / (at + 1);
  }
  return hits === 0 ? Number.NaN : sum / hits;
}
