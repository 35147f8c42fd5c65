import { REGISTERS, type Register } from "../../src/scoring/rubric.ts";
import { squash } from "../../src/scoring/score-metrics.ts";
import type { ScoreCurve, ScoreWeights } from "../../src/scoring/score-weights.ts";

/** A text with the points of its metrics, by weights fitted without its writer. */
export interface PointedText {
  source: string;
  register: Register;
  mark: number;
  points: readonly number[];
}

const MIDDLES = Array.from({ length: 31 }, (_, step) => (35 + step) / 10);
const STEEPS = Array.from({ length: 15 }, (_, step) => (8 + 2 * step) / 10);
/** Smallest number of texts of a source for a register, and for the best third of that register. */
const FEWEST = 12;
const FEWEST_OF_THIRDS = 30;
/**
 * Weight of the mean error on the best third of each source. Plain least squares shrink towards the middle, the more so
 * the less certain a score is, and score the best texts of every source too low. On the poorest third sources disagree,
 * so there is no such term for it.
 */
const BEST_THIRD = 0.2;

/**
 * Chosen among the curves that keep every fixture of `fixtures/pitches` within its band, for the least error on
 * held-out writers and on texts written later: the fitted curve gives a pitch of middling quality more than 54 of 60.
 */
const CHOSEN: Partial<Record<Register, ScoreCurve>> = { pitch: { middle: 6.2, below: 2.9, above: 1.85 } };

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Total out of ten. */
export function totalOf(points: readonly number[], curve: ScoreCurve): number {
  return 10 * average(points.map((point) => squash(point, curve)));
}

/**
 * For each register, the curve whose scores are nearest to the readers' marks, with equal weight for each source. A
 * register that fewer than two sources cover has the same slope below and above the middle.
 */
export function fitCurves(texts: readonly PointedText[]): ScoreWeights["curves"] {
  const all = fitCurve(texts)!;
  return Object.fromEntries(
    REGISTERS.map((register) => [
      register,
      CHOSEN[register] ?? fitCurve(texts.filter((text) => text.register === register)) ?? all,
    ]),
  ) as ScoreWeights["curves"];
}

function fitCurve(texts: readonly PointedText[]): ScoreCurve | null {
  const sources = [...new Set(texts.map(({ source }) => source))]
    .map((source) => texts.filter((text) => text.source === source))
    .filter(({ length }) => length >= FEWEST);
  const isShown = sources.filter(({ length }) => length >= FEWEST_OF_THIRDS).length > 1;
  const ranked = sources.map((mine) => mine.toSorted((one, other) => other.mark - one.mark));
  const shapes = STEEPS.flatMap((below) => (isShown ? STEEPS : [below]).map((above) => ({ below, above })));
  let best: ScoreCurve | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const middle of MIDDLES)
    for (const shape of shapes) {
      const curve = { middle, ...shape };
      const cost = average(ranked.map((mine) => costOf(mine, curve, isShown)));
      if (cost >= least) continue;
      least = cost;
      best = curve;
    }
  return best;
}

function costOf(ranked: readonly PointedText[], curve: ScoreCurve, isShown: boolean): number {
  const misses = ranked.map(({ points, mark }) => totalOf(points, curve) - mark);
  const errors = average(misses.map((miss) => miss ** 2));
  if (!isShown || ranked.length < FEWEST_OF_THIRDS) return errors;
  return errors + BEST_THIRD * average(misses.slice(0, Math.floor(misses.length / 3))) ** 2;
}
