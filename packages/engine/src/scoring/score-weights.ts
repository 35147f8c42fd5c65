import type { MeasureId, MetricKey, Register } from "./rubric.ts";
import type { ScoreMargin } from "../report.ts";
import weights from "./weights/scores.json" with { type: "json" };

/**
 * Turns the points of ten of a metric into a score, 1 / (1 + e^((middle − points) / steep)): flatter towards 0 and 10.
 * `steep` is `below` under the middle and `above` over it.
 */
export interface ScoreCurve {
  middle: number;
  below: number;
  above: number;
}

/** What `npm run train:scores` fits: sizes only, the directions are set in the rubric. */
export interface ScoreWeights {
  /** Values of each measure between which a score moves. */
  bounds: Partial<Record<MeasureId, readonly [number, number]>>;
  /**
   * `base`: points of ten without any measure. `slopes`: what each part of the rubric adds at its best, in its order.
   */
  metrics: Record<MetricKey, { base: number; slopes: readonly number[] }>;
  /** From points of ten to a score, fitted so that scores are nearest to the readers' marks. */
  curves: Record<Register, ScoreCurve>;
  /** Measures whose direction a source contradicted: shown, not scored. */
  unsteady: readonly MeasureId[];
  /** Errors on texts of each register, scored by weights that never saw their writer. */
  margins: Record<
    Register,
    {
      /** Half width of the range, in points of ten, that holds four of five readers' marks. */
      width: number;
      texts: number;
      /**
       * Of the pairs that readers marked at least two points apart, the share that the score puts in the same order.
       */
      pairs: number;
    }
  >;
}

/** A row printed by the training: agreement with the readers on held-out texts, source by source. */
interface SourceRow {
  source: string;
  count: number;
  /** Spearman correlations with the whole source held out, and with the writer held out. */
  sourceLeftOut: number;
  writerLeftOut: number;
  /** Spearman correlation of the length alone. */
  length: number;
  /** Share of the pairs two points apart that are in the right order. */
  pairs: number;
}

export const SCORE_TABLE = (weights as unknown as { table: readonly SourceRow[] }).table;

/** The margin of a total in this register, in points out of `maxScore`. */
export function marginOf(register: Register, maxScore: number): ScoreMargin {
  const { width, texts, pairs } = openScoreWeights().margins[register];
  return { points: Math.round((width * maxScore) / 10), texts, pairs };
}

export function openScoreWeights(): ScoreWeights {
  return weights as unknown as ScoreWeights;
}
