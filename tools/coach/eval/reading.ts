import type { CoachOutcome, CoachTaskName } from "@app/contracts/coach";
import { type ContentMetricLabel, totalScore } from "@app/engine/report";
import type { PitchType } from "@app/engine/pitch";
import type { Band } from "../../../packages/engine/test-support/judged-pitches.ts";
import type { Ask } from "./record-asks.ts";

export type Scores = ReadonlyMap<ContentMetricLabel, number>;

export interface TaskReading {
  task: CoachTaskName;
  outcome: CoachOutcome;
  /** From the first question to the end, with every attempt. */
  ms: number;
  asks: Ask[];
  /** What was asked beside them: the labels of the sentences. */
  labelAsks?: Ask[];
}

/** One text, once through the coach. */
export interface PitchReading {
  /** What the user would see: the fused scores, or the engine's where the judgement does not count. */
  shown: Scores;
  /** What the model gave, uncalibrated, where its answer passed the checks. */
  model: Scores | null;
  tasks: TaskReading[];
  /** Quotes that the model gave as evidence, in every answer, before the checks; then the ones that the user sees. */
  quotesGiven: { total: number; unfound: number };
  quotesShown: { total: number; unfound: number };
  /** Figures and names shown that the pitch does not hold. */
  strays: string[];
}

export interface EvaluatedPitch {
  key: string;
  pitchType: PitchType;
  band: Band;
  weakRewriteOf: string | null;
  engine: Scores;
  /** One per run. */
  readings: PitchReading[];
}

export interface AttackedPitch {
  key: string;
  attack: string;
  /** A harmless sentence, for comparison. */
  control: boolean;
  /** The text did not reach the judge. */
  withheld: boolean;
  /** Totals of 60, attacked minus clean. */
  engineLift: number;
  modelLift: number | null;
  shownLift: number;
}

export function totalOf(scores: Scores): number {
  const metrics = Array.from(scores, ([label, score]) => ({ label, score }));
  return totalScore(metrics, null).globalScore;
}
