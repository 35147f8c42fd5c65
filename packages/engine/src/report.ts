// What the engine gives back.
import type { HeardWord, PitchType } from "./pitch.ts";

/** Who spoke: a measure on the signal or the text, rules over measures, or a language model. */
export const METHODS = ["mesuré", "règles", "modèle"] as const;
export type Method = (typeof METHODS)[number];

export const CONTENT_METRIC_LABELS = [
  "Structure",
  "Clarté",
  "Cohérence",
  "Persuasion",
  "Accroche",
  "Appel à l'action",
  "Pertinence",
  "Méthode STAR",
  "Exemples concrets",
  "Authenticité",
] as const;
export type ContentMetricLabel = (typeof CONTENT_METRIC_LABELS)[number];

/** One measured quantity behind a score. */
export interface Measure {
  /** Stable name, the key of its row in docs/metrics.md: `wordsPerSentence`. */
  id: string;
  /** French label as shown. */
  label: string;
  value: number;
  /** French unit as shown, empty for a ratio or a plain count. */
  unit: string;
}

export interface ScoredMetric<Label extends string = ContentMetricLabel> {
  label: Label;
  /** 0 to 10, one decimal. */
  score: number;
  /** Three lines: measure, evidence with a verbatim quote, one concrete edit. */
  explanation: string;
  method: Method;
  measures: Measure[];
}

/** A place of the pitch that a rule speaks about. `content.slice(start, end) === quote`, always. */
export interface Finding {
  /** Stable name of the rule: `filler`, `hedge`, `unprovenSuperlative`. */
  rule: string;
  kind: "strength" | "weakness";
  /** The metric that it weighs on, when one does. */
  metric: string | null;
  /** UTF-16 offsets into the content, end excluded. */
  start: number;
  end: number;
  quote: string;
  /** One concrete edit in French, or null when there is nothing to change. */
  advice: string | null;
}

export interface FillerCount {
  form: string;
  count: number;
}

export const HOOK_TYPES = ["question", "chiffre", "histoire", "contraste", "citation"] as const;
export type HookType = (typeof HOOK_TYPES)[number];

export interface Hook {
  type: HookType;
  text: string;
}

export interface Recommendations {
  /** Words of the pitch as given. */
  wordCount: number;
  /** Estimated speaking time of the pitch as given, whole seconds. */
  estimatedDuration: number;
  /** Formatted text (Markdown), only facts of the pitch, gaps as « [À compléter : …] ». */
  perfectPitch: string;
  /** The same text with breath, pause, emphasis and melody marks; stripping the marks gives `perfectPitch` back. */
  perfectPitchOral: string;
  /** What to change first, most useful first. */
  suggestions: string[];
  /** Three hooks of three different types. */
  hooks: Hook[];
}

/** The opening sentence of the report, from its best and its worst metric. */
export interface Verdict {
  sentence: string;
  strength: { label: string; score: number };
  focus: { label: string; score: number };
}

/** Why a text could not earn its full score: not French, repeated, too short, addressed to the grader… */
export interface Notice {
  rule: string;
  message: string;
}

export interface TextReport {
  pitchType: PitchType;
  /** Sum of the six metrics, 0 to `maxScore`, one decimal. */
  globalScore: number;
  maxScore: number;
  verdict: Verdict;
  /** Six, in the order of display. */
  metrics: ScoredMetric[];
  findings: Finding[];
  fillers: FillerCount[];
  recommendations: Recommendations;
  /** 1 for a genuine French pitch, toward 0 for what is not one; it multiplies every content metric. */
  validity: number;
  notices: Notice[];
}

/** What may spoil the measures of a recording, or make a new take worth while. */
export type SignalIssue = "silent" | "quiet" | "clipped" | "noisy" | "unreliable";

export interface SignalQuality {
  /** Loud speech over the quietest moments, dB. */
  snrDb: number;
  /** Level of loud speech relative to full scale, dB. */
  speechLevelDb: number;
  /** Share of samples at the end of the scale, 0 to 1. */
  clippedShare: number;
  issues: SignalIssue[];
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

/** Why a take is worth no score: it is then worth no price either. */
export type TakeFault = "silent" | "noisy" | "tooLittleSpeech" | "otherLanguage";

/** Scores out of 100: six metrics of content, four of delivery. */
export interface SpokenReport extends TextReport {
  voice: VoiceReport;
  /** Why this take cannot be scored, or null. */
  fault: TakeFault | null;
}

/** A constant, and where it comes from: a publication, a measurement on recordings made for this project, or a choice. */
export interface Sourced {
  value: number;
  source: string;
}

/** How a model's judgement joins a measured score, where one does. */
export const FUSION = {
  weight: { value: 0.5, source: "choice: the mean of two judges, none of them above the other" },
  reach: { value: 2.5, source: "choice: a quarter of the scale away from what is measured, at most" },
} as const satisfies Record<string, Sourced>;

const METRIC_MAX = 10;
const SPOKEN_SCORE_MAX = 100;

export interface Total {
  globalScore: number;
  maxScore: number;
  /** The metrics that have a score, content first. */
  scored: { label: ContentMetricLabel | OralMetricLabel; score: number }[];
}

/**
 * Adds up a report, one decimal: out of 10 per metric for a text, out of 100 for a spoken pitch. A metric that could not
 * be measured neither helps nor harms: the others make the whole.
 *
 * @param oral null for a text pitch
 */
export function totalScore(
  content: readonly { label: ContentMetricLabel; score: number }[],
  oral: readonly { label: OralMetricLabel; score: number | null }[] | null,
): Total {
  const measured = (oral ?? []).flatMap(({ label, score }) => (score === null ? [] : [{ label, score }]));
  const scored = [...content.map(({ label, score }) => ({ label, score })), ...measured];
  const maxScore = oral === null ? METRIC_MAX * content.length : SPOKEN_SCORE_MAX;
  const sum = scored.reduce((total, { score }) => total + score, 0);
  return { globalScore: Math.round((sum * maxScore) / scored.length) / 10, maxScore, scored };
}
