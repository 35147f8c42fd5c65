import { REGISTERS, type Register } from "../../src/scoring/rubric.ts";
import { squash } from "../../src/scoring/score-metrics.ts";
import type { ScoreWeights } from "../../src/scoring/score-weights.ts";

/** A text with the points of its metrics, by weights that never saw its writer. */
export interface PointedText {
  source: string;
  register: Register;
  mark: number;
  points: readonly number[];
}

const MIDDLES = Array.from({ length: 31 }, (_, step) => (35 + step) / 10);
const STEEPS = Array.from({ length: 17 }, (_, step) => (12 + step) / 10);
/** A source tells something of a register from this many texts. */
const FEWEST = 12;

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Total out of ten. */
export function totalOf(points: readonly number[], curve: { middle: number; steep: number }): number {
  return 10 * average(points.map((point) => squash(point, curve)));
}

/** The curve of each register by which texts are scored nearest to how they were read, each source weighing the same. */
export function fitCurves(texts: readonly PointedText[]): ScoreWeights["curves"] {
  const all = fitCurve(texts)!;
  return Object.fromEntries(
    REGISTERS.map((register) => [
      register,
      fitCurve(texts.filter((text) => text.register === register)) ?? all,
    ]),
  ) as ScoreWeights["curves"];
}

function fitCurve(texts: readonly PointedText[]): { middle: number; steep: number } | null {
  const sources = [...new Set(texts.map(({ source }) => source))]
    .map((source) => texts.filter((text) => text.source === source))
    .filter(({ length }) => length >= FEWEST);
  let best: { middle: number; steep: number } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const middle of MIDDLES)
    for (const steep of STEEPS) {
      const curve = { middle, steep };
      const cost = average(
        sources.map((mine) => average(mine.map(({ points, mark }) => (totalOf(points, curve) - mark) ** 2))),
      );
      if (cost >= least) continue;
      least = cost;
      best = curve;
    }
  return best;
}
