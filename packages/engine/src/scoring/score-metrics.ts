import { applyCurve } from "../content/curves.ts";
import type { ContentValues } from "../content/content-values.ts";
import { GEOMETRIC_FLOOR, type MeasureId, type MetricRubric, type RubricPart } from "./rubric.ts";

interface ScoredPart extends RubricPart {
  value: number;
  /** 0 to 1. */
  quality: number;
}

export interface MetricQuality {
  /** 0 to 1, before validity. */
  quality: number;
  parts: ScoredPart[];
}

/** Quality of one metric from its rubric; parts in `skipped` are left out and the weights normalised. */
export function rateMetric(
  rubric: MetricRubric,
  values: ContentValues,
  skipped: ReadonlySet<MeasureId>,
): MetricQuality {
  const parts = rubric.parts
    .filter((part) => !skipped.has(part.measure))
    .map((part) => {
      const value = values[part.measure];
      return { ...part, value, quality: applyCurve(part.curve, value) };
    });
  const weights = parts.reduce((sum, part) => sum + part.weight, 0);
  if (weights === 0) return { quality: 0, parts };
  if (rubric.mean === "arithmetic") {
    return { quality: parts.reduce((sum, part) => sum + part.weight * part.quality, 0) / weights, parts };
  }
  const logarithm = parts.reduce(
    (sum, part) => sum + part.weight * Math.log(Math.max(GEOMETRIC_FLOOR, part.quality)),
    0,
  );
  return { quality: Math.exp(logarithm / weights), parts };
}

/** 0 to 10, one decimal. */
export function toScore(quality: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, quality))) / 10;
}
