import { PITCH_TYPES } from "@app/engine/pitch";

/** Asked of the worker. */
export type TrialQuestion =
  | { kind: "text"; content: string }
  | { kind: "voice"; samples: Float32Array; sampleRateHz: number };

export interface TrialMeasure {
  label: string;
  /** As shown, with its unit. */
  value: string;
  note: string;
}

/** Two measures and one remark. */
export interface TrialAnswer {
  measures: [TrialMeasure, TrialMeasure];
  /** Words of the visitor's that the remark is about; null where it is about a moment. */
  quote: string | null;
  remark: string;
}

/** Why nothing was measured. */
type TrialRefusal = "short" | "silent";

export type TrialResult = { answer: TrialAnswer } | { refusal: TrialRefusal };

/** Below, a measure says nothing. */
export const TRIAL_WORDS_MIN = 20;
export const TRIAL_SEC_MIN = 8;
export const TRIAL_SEC_MAX = 30;
/** No audience and no question are known: of the three, the type that expects the least. */
export const TRIAL_PITCH_TYPE = PITCH_TYPES[2];
