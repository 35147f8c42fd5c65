import type { Measure, ScoredMetric } from "../scoring/report.ts";
import type { SignalQuality } from "../signal/quality.ts";

/** A word that a recogniser heard, with its times as it gave them. */
export interface HeardWord {
  word: string;
  startSec: number;
  endSec: number;
}

/** A word of the text, placed in the recording. */
export interface TimedWord extends HeardWord {
  /** UTF-16 offsets into the text, end excluded. */
  start: number;
  end: number;
}

/** Where the times of the words come from. */
export type WordTiming = "recogniser" | "alignment" | "none";

export interface Pause {
  startSec: number;
  endSec: number;
  type: "short" | "long";
  /** Between clauses or inside one; null where no words are known. */
  place: "boundary" | "inside" | null;
  /** After a written full stop, where a long pause is no fault. */
  afterStop: boolean;
}

/** A held vowel next to a silence, probably « euh »: heard in the sound, whatever a transcription kept. */
export interface Hesitation {
  startSec: number;
  endSec: number;
  /** 0 to 1. */
  confidence: number;
}

/** A written filler, placed in the recording. */
export interface TimedFiller {
  form: string;
  quote: string;
  weight: number;
  startSec: number;
  endSec: number;
}

/** A repetition, a truncated word or a self-correction of the text; times where they are known. */
export interface Restart {
  kind: "repetition" | "truncation" | "correction";
  quote: string;
  start: number;
  end: number;
  startSec: number | null;
}

/** One line of the words-and-pauses chart, named as on the wire. */
export interface TimelineItem {
  word: string;
  startTime: number;
  endTime: number;
  isPause: boolean;
  pauseType: "short" | "long" | null;
}

/** One point of the speech rate chart, named as on the wire. */
export interface SpeechRatePoint {
  /** Middle of the window, seconds. */
  time: number;
  /** Words per minute. */
  rate: number;
}

export const ORAL_METRIC_LABELS = ["Débit de parole", "Fluidité", "Rythme", "Mots de remplissage"] as const;
export type OralMetricLabel = (typeof ORAL_METRIC_LABELS)[number];

export interface OralMetric extends Omit<ScoredMetric<OralMetricLabel>, "score"> {
  /** 0 to 10, one decimal; null where it could not be measured (« non noté »). */
  score: number | null;
  /** 0 to 1: how much of the score rests on measures, the rest on a neutral 6. */
  confidence: number;
}

/** The part of the analysis that the wire calls `oralPerformance`. */
export interface OralPerformance {
  metrics: OralMetric[];
  timeline: TimelineItem[];
  speechRate: { data: SpeechRatePoint[] };
}

export interface VoiceReport {
  durationSec: number;
  wordTiming: WordTiming;
  /** False where speech was not found, or too little of it to score. */
  scorable: boolean;
  quality: SignalQuality;
  pauses: Pause[];
  nucleiSec: number[];
  f0: { startSec: number; stepSec: number; hz: (number | null)[] };
  hesitations: Hesitation[];
  words: TimedWord[];
  fillers: TimedFiller[];
  restarts: Restart[];
  /** 800 values from 0 to 1 for the player. */
  waveform: number[];
  measures: Measure[];
  oralPerformance: OralPerformance;
  /** What the reader must know about the measures, in French. */
  notices: string[];
}
