import type { VoiceReport } from "@app/engine/report";
import { countHesitations } from "../../lib/count-hesitations.ts";

/** How a sentence was said: what is put side by side. */
export interface Saying {
  wordsPerMinute: number;
  pauses: number;
  /** « euh » that are heard; null where noise kept them from being sought. */
  hesitations: number | null;
  /** Words in proportion to the syllables heard: what was said is not the sentence. */
  isEstimated?: boolean;
}

/** A sentence of a report, and how it was said there. */
export interface SpokenSentence extends Saying {
  text: string;
  /** What its speaker may say instead: without its tics, as the rewriting has it. */
  rewordings?: string[];
  durationSec: number;
}

/** Asked of the worker. */
export interface PracticeQuestion {
  samples: Float32Array<ArrayBuffer>;
  sampleRateHz: number;
  /** The sentence, and what may be said instead of it. */
  wordings: string[];
}

export type PracticeResult = { saying: Saying } | { refusal: "silent" | "otherWords" };

/** A short sentence has ten seconds; a longer one half as much again as it took. */
const SEC_MIN = 10;
const SEC_MAX = 30;
export const secondsFor = ({ durationSec }: SpokenSentence): number =>
  Math.round(Math.min(SEC_MAX, Math.max(SEC_MIN, 1.5 * durationSec)));

/** What is compared of the engine's measure of a few seconds. */
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
