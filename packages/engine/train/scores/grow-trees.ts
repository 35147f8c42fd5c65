import { leafOf, type TopicTree } from "../../src/roles/read-topic.ts";
import type { WeighedRow } from "./fit-logistic.ts";

const TREES = 50;
const DEPTH = 3;
/** Learning rate: the share of each tree that is added. */
const RATE = 0.1;
/** Regularisation of the leaves towards zero, and the smallest weight of a leaf. */
const PULL = 40;
const LEAST = 30;
const BINS = 24;
/** Lower bound of the second derivative, so that a very confident row still counts. */
const FLATTEST = 1e-3;

/**
 * Boosted trees (Friedman 2001, with the second-order leaves of Chen and Guestrin 2016) on the residual of a linear
 * model: few, shallow, with small steps.
 *
 * @param start the logit of the linear model for a row
 */
export function growTrees(
  rows: readonly WeighedRow[],
  start: (values: ArrayLike<number>) => number,
): TopicTree[] {
  const size = rows[0]!.values.length;
  const scale = rows.length / rows.reduce((sum, { weight }) => sum + weight, 0);
  const cuts = Array.from({ length: size }, (_, sign) => cutsOf(rows.map(({ values }) => values[sign]!)));
  const bins = rows.map(({ values }) =>
    Uint8Array.from(cuts, (own, sign) => own.filter((cut) => values[sign]! > cut).length),
  );
  const logits = Float64Array.from(rows, ({ values }) => start(values));
  const slopes = new Float64Array(rows.length);
  const bends = new Float64Array(rows.length);
  const grow = (members: readonly number[], depth: number): TopicTree => {
    let slope = 0;
    let bend = 0;
    for (const row of members) {
      slope += slopes[row]!;
      bend += bends[row]!;
    }
    const leaf = Math.round((10_000 * RATE * slope) / (bend + PULL)) / 10_000;
    if (depth === 0) return leaf;
    let best = 0;
    let chosen: { sign: number; bin: number } | null = null;
    for (let sign = 0; sign < size; sign += 1) {
      const lows = new Float64Array(BINS);
      const bent = new Float64Array(BINS);
      for (const row of members) {
        const bin = bins[row]![sign]!;
        lows[bin]! += slopes[row]!;
        bent[bin]! += bends[row]!;
      }
      let low = 0;
      let lowBend = 0;
      for (let bin = 0; bin < cuts[sign]!.length; bin += 1) {
        low += lows[bin]!;
        lowBend += bent[bin]!;
        if (lowBend < LEAST || bend - lowBend < LEAST) continue;
        const gain =
          low ** 2 / (lowBend + PULL) +
          (slope - low) ** 2 / (bend - lowBend + PULL) -
          slope ** 2 / (bend + PULL);
        if (gain > best + 1e-9) [best, chosen] = [gain, { sign, bin }];
      }
    }
    if (!chosen) return leaf;
    const { sign, bin } = chosen;
    return [
      sign,
      cuts[sign]![bin]!,
      grow(
        members.filter((row) => bins[row]![sign]! <= bin),
        depth - 1,
      ),
      grow(
        members.filter((row) => bins[row]![sign]! > bin),
        depth - 1,
      ),
    ];
  };
  const everybody = rows.map((_, row) => row);
  return Array.from({ length: TREES }, () => {
    for (const [row, { isTrue, weight }] of rows.entries()) {
      const chance = 1 / (1 + Math.exp(-logits[row]!));
      slopes[row] = weight * scale * ((isTrue ? 1 : 0) - chance);
      bends[row] = weight * scale * Math.max(FLATTEST, chance * (1 - chance));
    }
    const tree = grow(everybody, DEPTH);
    for (const [row, { values }] of rows.entries()) logits[row]! += leafOf(tree, values);
    return tree;
  });
}

/** Cut points that divide the rows into bins of similar size, as they are stored. */
function cutsOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  const cuts = Array.from(
    { length: BINS - 1 },
    (_, at) => Math.round(1000 * sorted[Math.floor(((at + 1) * sorted.length) / BINS)]!) / 1000,
  );
  return [...new Set(cuts)];
}
