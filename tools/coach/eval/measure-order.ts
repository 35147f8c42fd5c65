import { averageReadings } from "./measure-agreement.ts";
import { type EvaluatedPitch, type Scores, totalOf } from "./reading.ts";
import { measurePairs, type OrderedPair, type PairAccuracy } from "./statistics/ordered-pairs.ts";

/** Totals (out of 60) closer than this are a tie. */
export const PAIR_MARGIN = 4;

/** The same figure for the engine alone, for the model alone and for what the user sees. */
export interface SideBySide<Figure> {
  engine: Figure;
  model: Figure;
  shown: Figure;
}

/** The model's scores of a text, over its readings. */
export const modelScores = (pitch: EvaluatedPitch) => averageReadings(pitch, (reading) => reading.model);
/** The scores that a user would see for a text, over its readings. */
export const shownScores = (pitch: EvaluatedPitch) => averageReadings(pitch, (reading) => reading.shown);
export const totals = (scores: Scores | null) => (scores ? [totalOf(scores)] : []);

type Total = (pitch: EvaluatedPitch) => number | null;
export type Pairing = (
  pitches: readonly EvaluatedPitch[],
) => [better: EvaluatedPitch, worse: EvaluatedPitch][];

export function sideBySide(pitches: readonly EvaluatedPitch[], pairing: Pairing): SideBySide<PairAccuracy> {
  const pairs = pairing(pitches);
  const judge = (total: Total) =>
    measurePairs(
      pairs.flatMap(([better, worse]): OrderedPair[] => {
        const [high, low] = [total(better), total(worse)];
        return high === null || low === null ? [] : [{ better: high, worse: low }];
      }),
      PAIR_MARGIN,
    );
  return {
    engine: judge((pitch) => totalOf(pitch.engine)),
    model: judge((pitch) => totals(modelScores(pitch))[0] ?? null),
    shown: judge((pitch) => totals(shownScores(pitch))[0] ?? null),
  };
}

export const pairRewritings: Pairing = (pitches) =>
  pitches.flatMap((worse) =>
    pitches
      .filter((better) => better.key === worse.weakRewriteOf)
      .map((better): [EvaluatedPitch, EvaluatedPitch] => [better, worse]),
  );

export const pairBands: Pairing = (pitches) =>
  pitches
    .filter((better) => better.band === "strong")
    .flatMap((better) =>
      pitches
        .filter((worse) => worse.band === "weak" && worse.pitchType === better.pitchType)
        .map((worse): [EvaluatedPitch, EvaluatedPitch] => [better, worse]),
    );
