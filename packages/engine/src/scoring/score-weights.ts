import type { MeasureId, MetricKey, Register } from "./rubric.ts";
import type { ScoreMargin } from "../report.ts";
import weights from "./weights/scores.json" with { type: "json" };

/**
 * Points of ten of a metric as a score, 1 / (1 + e^((middle − points) / steep)): ever slower towards 0 and 10, as steep as
 * `below` under the middle and as `above` over it.
 */
export interface ScoreCurve {
  middle: number;
  below: number;
  above: number;
}

/** What `npm run train:scores` fits: no sign, which stands in the rubric, only how much. */
export interface ScoreWeights {
  /** Values of each measure between which a score moves. */
  bounds: Partial<Record<MeasureId, readonly [number, number]>>;
  /** Points of ten without any measure, then what each part of the rubric adds at its best, in its order. */
  metrics: Record<MetricKey, { base: number; slopes: readonly number[] }>;
  /** From points of ten to a score. Set so that texts are scored nearest to how they were read. */
  curves: Record<Register, ScoreCurve>;
  /** Measures whose direction was contradicted by a source: shown, not scored. */
  unsteady: readonly MeasureId[];
  /** How texts of each register were scored by weights that never saw their writer. */
  margins: Record<
    Register,
    {
      /** Half width of the range, in points of ten, that holds four of five readings. */
      width: number;
      texts: number;
      /** Share of the pairs that readers put two points apart and the score in the same order. */
      pairs: number;
    }
  >;
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

/** How far a total of such speeches may be trusted; the points are of `maxScore`. */
export function marginOf(register: Register, maxScore: number): ScoreMargin {
  const { width, texts, pairs } = openScoreWeights().margins[register];
  return { points: Math.round((width * maxScore) / 10), texts, pairs };
}

export function openScoreWeights(): ScoreWeights {
  return weights as unknown as ScoreWeights;
}
