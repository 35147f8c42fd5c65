import { PITCH_TYPES } from "@app/engine/pitch";

/** Message to the worker. */
export type TrialQuestion =
  | { kind: "text"; content: string }
  | { kind: "voice"; samples: Float32Array; sampleRateHz: number };

export interface TrialMeasure {
  label: string;
  /** As displayed, with its unit. */
  value: string;
  note: string;
}

/** Two measures and one remark. */
export interface TrialAnswer {
  measures: [TrialMeasure, TrialMeasure];
  /** The visitor's words that the remark is about; null if it is about a moment. */
  quote: string | null;
  remark: string;
}

/** Why nothing was measured. */
type TrialRefusal = "short" | "silent";

export type TrialResult = { answer: TrialAnswer } | { refusal: TrialRefusal };

/** With less, a measure is meaningless. */
export const TRIAL_WORDS_MIN = 20;
export const TRIAL_SEC_MIN = 8;
export const TRIAL_SEC_MAX = 30;
/** Audience and question are unknown: of the three types, use the one with the fewest expectations. */
export const TRIAL_PITCH_TYPE = PITCH_TYPES[2];
