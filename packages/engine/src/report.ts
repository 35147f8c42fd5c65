// The output of the engine.
import type { HeardWord, PitchType } from "./pitch.ts";

/** Source of a result: a measure on the signal or the text, rules over measures, or a language model. */
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
export const ORAL_METRIC_LABELS = ["Débit de parole", "Fluidité", "Rythme", "Mots de remplissage"] as const;
export type OralMetricLabel = (typeof ORAL_METRIC_LABELS)[number];
export type MetricLabel = ContentMetricLabel | OralMetricLabel;

/** Purpose of a claim: praise, criticise, name what is missing, advise, give a figure. */
export const CLAIM_KINDS = ["credit", "fault", "missing", "advice", "measure"] as const;
type ClaimKind = (typeof CLAIM_KINDS)[number];

/** What a claim is about. */
export const CLAIM_RULES = [
  // On the text as a whole.
  "offTopic",
  "notAPitch",
  "graderInstruction",
  "twoVoices",
  "cutText",
  "template",
  "notes",
  "readAloud",
  "whole",
  // What a reader would most likely say of the whole.
  "heard",
  // On its parts and evidence.
  "part",
  "proof",
  "bestProof",
  "opening",
  "closing",
  "scene",
  "request",
  "action",
  "result",
  "bestLine",
  "quotation",
  "emotion",
  // On its words.
  "filler",
  "hedge",
  "jargon",
  "cliche",
  "superlative",
  "repair",
  "repetition",
  "longSentence",
  "unfinished",
  "link",
  "echo",
  "spelling",
  // On the voice, measured on the sound.
  "delivery",
  // Said where no remark is sure.
  "silence",
] as const;
export type ClaimRule = (typeof CLAIM_RULES)[number];

/** The parts that a form of speech may expect. */
export const CLAIM_PARTS = [
  "problem",
  "solution",
  "customer",
  "difference",
  "proof",
  "market",
  "business_model",
  "team",
  "request",
  "who",
  "path",
  "achievement",
  "strength",
  "why_this_job",
  "close",
  "situation",
  "task",
  "action",
  "result",
  "lesson",
  "weakness",
  "effect",
  "remedy",
  "progress",
  "company_fact",
  "link_with_me",
  "contribution",
  "achievements",
  "amount",
  "justification",
  "openness",
  "answer",
  "example",
  "link_with_job",
  "occasion",
  "anecdote",
  "emotion",
  "thanks_or_wish",
  "stake",
  "story_or_facts",
  "proposal",
  "question",
  "plan_or_thread",
  "explanation",
  "conclusion",
  "news",
  "reason",
  "consequences",
  "next_step",
] as const;
export type ClaimPart = (typeof CLAIM_PARTS)[number];

/** Ways to open a speech. */
export const OPENING_DEVICES = [
  "scene",
  "figure",
  "question",
  "contrast",
  "quote",
  "address",
  "promise",
  "humour",
  "none",
] as const;
export type OpeningDevice = (typeof OPENING_DEVICES)[number];

/** What an advice may ask for. */
export const ADVICE_CODES = [
  "open_with_scene",
  "open_with_figure",
  "shorten_opening",
  "state_problem",
  "state_solution",
  "name_customer",
  "show_difference",
  "add_proof",
  "quantify_result",
  "name_a_witness",
  "tell_your_part",
  "tell_result",
  "tell_lesson",
  "link_to_job",
  "answer_the_question",
  "make_request",
  "make_request_precise",
  "end_stronger",
  "cut_length",
  "one_idea_per_sentence",
  "link_ideas",
  "reorder",
  "explain_jargon",
  "drop_cliches",
  "drop_hedges",
  "drop_fillers",
  "warm_up",
  "add_example",
  "correct_spelling",
  "finish_sentences",
  "drop_irrelevant",
  "keep_as_is",
  // On the voice.
  "change_delivery",
] as const;
export type AdviceCode = (typeof ADVICE_CODES)[number];

/** A place of the pitch: UTF-16 offsets into the content, end excluded. */
export interface Place {
  start: number;
  end: number;
}

/** The rule that found a basis for a claim, and where. */
export interface Evidence extends Place {
  rule: string;
}

/** Evidence of an advice: last words that only say goodbye, which the rewriting removes. */
export const TAKES_LEAVE = "takesLeave";
/** Evidence of an advice: a sentence to remove, as the rewriting does. */
export const LEFT_OUT = "leftOut";

/**
 * One statement of a report, with what it rests on. Every text for the reader is made of claims (`ToldText`), so that
 * each sentence can be checked.
 */
export interface Claim {
  /** Unique in its report: `credit-part-problem`. */
  id: string;
  /** The card that shows it; null for a claim on the whole. */
  metric: MetricLabel | null;
  kind: ClaimKind;
  rule: ClaimRule;
  part?: ClaimPart;
  device?: OpeningDevice;
  code?: AdviceCode;
  /** The filler itself; or the name of what a reader would say of the whole. */
  form?: string;
  /** Passages of the pitch, in whole words, that show the claim. */
  quotes: Place[];
  evidence: Evidence[];
  /** One or two sentences in French. */
  text: string;
}

declare const fromClaims: unique symbol;
/** Text for the reader, made of claims: only `tellClaims` creates it. */
export type ToldText = string & { readonly [fromClaims]: true };

/** The texts of claims, in order, one a line; the most important comes first. */
export function tellClaims(
  claims: readonly [Pick<Claim, "text">, ...Pick<Claim, "text">[]],
  between = "\n",
): ToldText {
  return claims.map(({ text }) => text).join(between) as ToldText;
}

/** Start of a card where no remark is sure; the topic of the metric follows. */
export const NOTHING_SAID = "Pas de remarque sur ";

/** Whether a card holds no other remark. */
export const isNothingSaid = (explanation: string): boolean =>
  explanation.startsWith(NOTHING_SAID) && !explanation.includes("\n");

/** Before what lowers a score, on a card without a remark. */
export const WHAT_LOWERS = "D’après les mesures, ce qui baisse la note\u00a0: ";

/** What lowers the score of a card without a remark, « peu de preuves, des formules toutes faites »; null if not told. */
export const lowersOf = (explanation: string): string | null =>
  explanation.split(WHAT_LOWERS)[1]?.replace(/\.$/, "") ?? null;

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
  /** One to three lines, from claims: what a listener hears, why, one thing to do. */
  explanation: ToldText;
  method: Method;
  measures: Measure[];
}

/** A passage of the pitch that a rule is about. `content.slice(start, end) === quote`, always. */
export interface Finding {
  /** Stable name of the rule: `filler`, `hedge`, `unprovenSuperlative`. */
  rule: string;
  kind: "strength" | "weakness";
  /** The metric that it affects, if any. */
  metric: string | null;
  /** UTF-16 offsets into the content, end excluded. */
  start: number;
  end: number;
  quote: string;
  /** One concrete edit in French, or null when there is nothing to change. */
  advice: ToldText | null;
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
  /** Not good enough to show. */
  isSpare?: boolean;
}

/** Kinds of edits in a rewriting. */
export const EDIT_KINDS = [
  "tic",
  "restart",
  "hedge",
  "aside",
  "repeated",
  "empty",
  "opening",
  "plain",
  "instruction",
  "stop",
  "split",
  "negation",
  "spelling",
  "proofUp",
  "requestLast",
  "gap",
  "length",
  "paragraph",
  // In a rewriting by a language model.
  "cut",
  "reworded",
] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

/**
 * One change of the rewriting, which its reader may refuse: `content.slice(start, end)` becomes `replacement`. An edit
 * with `to` moves that passage instead. Two edits are disjoint, or one contains the other. An accepted outer edit then
 * overrides the inner ones, except a move, which carries them along.
 */
export interface Edit extends Place {
  /** Unique in its rewriting. */
  id: string;
  kind: EditKind;
  replacement: string;
  /** Why, in about six French words. */
  reason: string;
  /** UTF-16 offset into the content, outside of the passage, before which the passage is moved. */
  to?: number;
}

/**
 * A delivery mark, anchored in the content or in the replacement of an edit, so that refusing an edit also removes its
 * marks.
 */
export interface VoiceMark {
  /** UTF-16 offset into the content; into the replacement where `edit` names one. */
  at: number;
  edit?: string;
  text: string;
  /** Order of marks at the same offset: closings, pauses, cues, openings, escapes. */
  rank: 0 | 1 | 2 | 3 | 4;
}

/** Target speaking times, in seconds, for a shortened pitch. */
export const AIMED_SECONDS = [30, 60, 90, 180] as const;

/** Whole sentences to remove for the rewriting to last about that long. */
export interface Shortening {
  seconds: (typeof AIMED_SECONDS)[number];
  leftOut: Edit[];
}

/** The rewriting as changes to the content: text, length and marks are computed from the accepted ones. */
interface Rewriting {
  edits: Edit[];
  marks: VoiceMark[];
  shorter: Shortening[];
}

interface Recommendations {
  /** Words of the pitch as given. */
  wordCount: number;
  /** Estimated speaking time of the pitch as given, whole seconds. */
  estimatedDuration: number;
  /** Formatted text (Markdown), only facts of the pitch, gaps as « [À compléter : …] ». */
  perfectPitch: string;
  /** The same text with breath, pause, emphasis and melody marks; stripping the marks gives `perfectPitch` back. */
  perfectPitchOral: string;
  /** The changes that turn the content into `perfectPitch`; null where that is made of gaps only. */
  rewriting: Rewriting | null;
  /** What to change first, most useful first. */
  suggestions: ToldText[];
  /** Three hooks; those that are not spare are good enough to show. */
  hooks: Hook[];
  /** What to look for to open on, where all hooks are spare; null otherwise. */
  openingToFind: string | null;
}

/** The opening sentence of the report, from its surest praise and its first advice. */
export interface Verdict {
  sentence: ToldText;
  strength: { label: string; score: number };
  focus: { label: string; score: number };
}

/** Why a text could not get its full score: not French, repeated, too short, addressed to the grader… */
export interface Notice {
  rule: string;
  message: string;
}

/**
 * Margin of a total, on texts of the same kind by writers held out from the fit; measured on readers' marks, not
 * listeners'.
 */
export interface ScoreMargin {
  /** Four readers' marks of five are within this many points of the total. */
  points: number;
  /** Number of texts on which it was measured. */
  texts: number;
  /** Of pairs that readers marked clearly apart, the share that the score puts in the same order, 0 to 1. */
  pairs: number;
}

export interface TextReport {
  pitchType: PitchType;
  /** Sum of the six metrics, 0 to `maxScore`, one decimal. */
  globalScore: number;
  maxScore: number;
  margin: ScoreMargin;
  verdict: Verdict;
  /** All that the report says, each with its basis; advice in the order to follow. */
  claims: Claim[];
  /** Six, in the order of display. */
  metrics: ScoredMetric[];
  findings: Finding[];
  fillers: FillerCount[];
  recommendations: Recommendations;
  /** 1 for a genuine French pitch, towards 0 for another text; multiplies every content metric. */
  validity: number;
  notices: Notice[];
}

/** Problems that may spoil the measures of a recording, or call for a new take. */
export type SignalIssue =
  | "silent"
  | "quiet"
  | "clipped"
  | "noisy"
  | "unreliable"
  | "background"
  | "echo"
  | "whisper"
  | "narrow";

export interface SignalQuality {
  /** Speech over the noise of its silences, dB. */
  snrDb: number;
  /** Level of loud speech relative to full scale, dB. */
  speechLevelDb: number;
  /** Share of samples at the end of the scale, 0 to 1. */
  clippedShare: number;
  issues: SignalIssue[];
}

/** A word of the text with its place in the recording. */
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
  /** After a written full stop, where a long pause is not a fault. */
  afterStop: boolean;
}

/** The speaker's answer about a probable « euh », after listening to it. */
export const HESITATION_ANSWERS = ["confirmed", "dismissed"] as const;
export type HesitationAnswer = (typeof HESITATION_ANSWERS)[number];

/** A held vowel, probably « euh », heard in the sound even if the transcript lacks it. */
export interface Hesitation {
  startSec: number;
  endSec: number;
  /** 0 to 1. */
  probability: number;
  /** Absent until the speaker answers: it then counts in no score. */
  answer?: HesitationAnswer | undefined;
}

/** A written filler with its place in the recording. */
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

/** One item of the words-and-pauses chart, named as in the API. */
export interface TimelineItem {
  word: string;
  startTime: number;
  endTime: number;
  isPause: boolean;
  pauseType: "short" | "long" | null;
}

/** One point of the speech rate chart, named as in the API. */
export interface SpeechRatePoint {
  /** Middle of the window, seconds. */
  time: number;
  /** Words per minute. */
  rate: number;
}

export interface OralMetric extends Omit<ScoredMetric<OralMetricLabel>, "score"> {
  /** 0 to 10, one decimal; null where it could not be measured (« non noté »). */
  score: number | null;
  /** 0 to 1: how much of the score rests on measures; the rest is a neutral 6. */
  confidence: number;
}

/** The part of the analysis that the API calls `oralPerformance`. */
interface OralPerformance {
  metrics: OralMetric[];
  timeline: TimelineItem[];
  speechRate: { data: SpeechRatePoint[] };
}

export interface VoiceReport {
  durationSec: number;
  /** From the first to the last sound of speech. */
  speechSec: number;
  wordTiming: WordTiming;
  /** False where no speech was found, or too little to score. */
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
  /** The claims on the delivery. */
  claims: Claim[];
  oralPerformance: OralPerformance;
  /** What the reader must know about the measures, in French. */
  notices: string[];
}

/** Why a take gets no score; it is then not charged either. */
export type TakeFault = "silent" | "noisy" | "tooLittleSpeech" | "otherLanguage";

/** A report out of 100: six metrics of content, four of delivery. */
export interface SpokenReport extends TextReport {
  voice: VoiceReport;
  /** Why this take cannot be scored, or null. */
  fault: TakeFault | null;
}

/** A constant and its source: a publication, a measurement on recordings made for this project, or a choice. */
export interface Sourced {
  value: number;
  source: string;
}

/** How a model's judgement is combined with a measured score. */
export const FUSION = {
  reach: {
    value: 2.5,
    source:
      "choice: a quarter of the scale away from what is measured, at most, where a text speaks to its grader",
  },
} as const satisfies Record<string, Sourced>;

const METRIC_MAX = 10;
const SPOKEN_SCORE_MAX = 100;

interface Total {
  globalScore: number;
  maxScore: number;
  /** The metrics that have a score, content first. */
  scored: { label: ContentMetricLabel | OralMetricLabel; score: number }[];
}

/**
 * Adds up a report, to one decimal: out of 10 per metric for a text, out of 100 for a spoken pitch. A metric without a
 * score is left out, and the others are scaled up.
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
