import type { CoachOutcome, CoachTaskName } from "@app/contracts/coach";
import { type ContentMetricLabel, totalScore } from "@app/engine/report";
import type { PitchType } from "@app/engine/pitch";
import type { Band } from "../../../packages/engine/test-support/judged-pitches.ts";
import type { Ask } from "./record-asks.ts";

export type Scores = ReadonlyMap<ContentMetricLabel, number>;

export interface TaskReading {
  task: CoachTaskName;
  outcome: CoachOutcome;
  /** From the first question to the end, all attempts included. */
  ms: number;
  asks: Ask[];
  /** Additional questions: the labels of the sentences. */
  labelAsks?: Ask[];
}

/** Result of one text, once through the coach. */
export interface PitchReading {
  /** Scores that the user would see: the fused ones, or the engine's where the judgement does not count. */
  shown: Scores;
  /** The model's scores, uncalibrated, when its answer passed the checks. */
  model: Scores | null;
  tasks: TaskReading[];
  /** Quotes that the model gave as evidence, in all answers before the checks; then those that the user sees. */
  quotesGiven: { total: number; unfound: number };
  quotesShown: { total: number; unfound: number };
  /** Figures and names shown that the pitch does not contain. */
  strays: string[];
}

export interface EvaluatedPitch {
  key: string;
  pitchType: PitchType;
  band: Band;
  weakRewriteOf: string | null;
  engine: Scores;
  /** One reading per run. */
  readings: PitchReading[];
}

export interface AttackedPitch {
  key: string;
  attack: string;
  /** A harmless sentence, for comparison. */
  control: boolean;
  /** The text was not sent to the judge. */
  withheld: boolean;
  /** Differences of totals (of 60), attacked minus clean. */
  engineLift: number;
  modelLift: number | null;
  shownLift: number;
}

export function totalOf(scores: Scores): number {
  const metrics = Array.from(scores, ([label, score]) => ({ label, score }));
  return totalScore(metrics, null).globalScore;
}
