import type { VoiceReport } from "@app/engine/report";
import { countHesitations } from "../../lib/count-hesitations.ts";

/** How a sentence was said: the figures that are compared. */
export interface Saying {
  wordsPerMinute: number;
  pauses: number;
  /** Number of « euh » heard; null when noise prevented the detection. */
  hesitations: number | null;
  /** The words were estimated from the syllables heard, because another text was said. */
  isEstimated?: boolean;
}

/** A sentence of a report, and how it was said there. */
export interface SpokenSentence extends Saying {
  text: string;
  /** Acceptable wordings without its tics, from the rewriting. */
  rewordings?: string[];
  durationSec: number;
}

/** Message to the worker. */
export interface PracticeQuestion {
  samples: Float32Array<ArrayBuffer>;
  sampleRateHz: number;
  /** The sentence and its acceptable wordings. */
  wordings: string[];
}

export type PracticeResult = { saying: Saying } | { refusal: "silent" | "otherWords" };

/** Time limits: ten seconds at least; longer sentences get one and a half times their duration. */
const SEC_MIN = 10;
const SEC_MAX = 30;
export const secondsFor = ({ durationSec }: SpokenSentence): number =>
  Math.round(Math.min(SEC_MAX, Math.max(SEC_MIN, 1.5 * durationSec)));

/** The figures to compare, from the engine's report on a few seconds of voice. */
export function readSaying(voice: VoiceReport): PracticeResult {
  const rate = voice.measures.find(({ id }) => id === "wordsPerMinute")?.value;
  if (voice.nucleiSec.length === 0 || rate === undefined) return { refusal: "silent" };
  if (voice.wordTiming === "none") return { refusal: "otherWords" };
  const { pauses, hesitations, quality } = voice;
  return {
    saying: {
      wordsPerMinute: rate,
      pauses: pauses.length,
      hesitations: countHesitations(hesitations.length, quality.issues),
    },
  };
}
