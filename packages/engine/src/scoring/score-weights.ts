import type { MeasureId, MetricKey, Register } from "./rubric.ts";
import weights from "./weights/scores.json" with { type: "json" };

/** What `npm run train:scores` fits: no sign, which stands in the rubric, only how much. */
export interface ScoreWeights {
  /** Values of each measure between which a score moves. */
  bounds: Partial<Record<MeasureId, readonly [number, number]>>;
  /** Points of ten without any measure, then what each part of the rubric adds at its best, in its order. */
  metrics: Record<MetricKey, { base: number; slopes: readonly number[] }>;
  /** Half width of the range, in points of ten, that held four of five readings of texts left out. */
  margins: Record<Register, number>;
}

/** What the training printed: agreement with readings of texts left out, source by source. */
interface SourceRow {
  source: string;
  count: number;
  /** Spearman where the whole source was left out, and where the writer was. */
  sourceLeftOut: number;
  writerLeftOut: number;
  /** Spearman of the mere length. */
  length: number;
  /** Share of the pairs two points apart in the right order. */
  pairs: number;
}

export const SCORE_TABLE = (weights as unknown as { table: readonly SourceRow[] }).table;

export function openScoreWeights(): ScoreWeights {
  return weights as unknown as ScoreWeights;
}
