import type { ContentValues } from "../content/content-values.ts";
import type { MeasureId, MetricKey, Register, RubricPart } from "./rubric.ts";
import { RUBRIC } from "./rubric.ts";
import { openScoreWeights, type ScoreCurve, type ScoreWeights } from "./score-weights.ts";

export interface ScoredPart extends RubricPart {
  value: number;
  /** 0 to 1, 1 being the good end in the direction of the rubric. */
  quality: number;
  /** Points of ten between the worst and the best value. */
  weight: number;
  /** False where its direction does not hold in this register, or where it could not be measured. */
  counts: boolean;
}

interface MetricQuality {
  /** 0 to 1, before validity. */
  quality: number;
  /** What its measures add up to, in points of ten. */
  points: number;
  parts: ScoredPart[];
}

/** Quality of a measure that does not count: neither a gain nor a loss. */
const NEUTRAL = 0.5;

/** Where a measure stands between its bounds, 0 to 1, 1 being the good end. */
export function qualityOf(value: number, direction: 1 | -1, [from, to]: readonly [number, number]): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return direction > 0 ? share : 1 - share;
}

/** Points of ten as a quality; a logistic curve, so that nothing reaches 0 or 1. */
export function squash(points: number, { middle, below, above }: ScoreCurve): number {
  return 1 / (1 + Math.exp((middle - points) / (points < middle ? below : above)));
}

/** Quality of one metric: what its measures add to its base, on the readers' scale. */
export function rateMetric(
  key: MetricKey,
  values: ContentValues,
  skipped: ReadonlySet<MeasureId>,
  register: Register,
  weights: ScoreWeights = openScoreWeights(),
): MetricQuality {
  const { base, slopes } = weights.metrics[key];
  const parts = RUBRIC[key].parts.map((part: RubricPart, at) => {
    const value = values[part.measure];
    const counts = part.registers.includes(register) && !skipped.has(part.measure);
    const quality = counts ? qualityOf(value, part.direction, weights.bounds[part.measure]!) : NEUTRAL;
    return { ...part, value, quality, weight: slopes[at]!, counts };
  });
  const points = parts.reduce((sum, { weight, quality }) => sum + weight * quality, base);
  return { quality: squash(points, weights.curves[register]), points, parts };
}

/** 0 to 10, one decimal. */
export function toScore(quality: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, quality))) / 10;
}
