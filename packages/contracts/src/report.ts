import {
  ADVICE_CODES,
  AIMED_SECONDS,
  CLAIM_KINDS,
  CLAIM_PARTS,
  CLAIM_RULES,
  CONTENT_METRIC_LABELS,
  EDIT_KINDS,
  HESITATION_ANSWERS,
  HOOK_TYPES,
  METHODS,
  OPENING_DEVICES,
  ORAL_METRIC_LABELS,
} from "@app/engine/report";
import { PITCH_TYPES } from "@app/engine/pitch";
import * as z from "zod/mini";
import { COACH_TASKS, coachReading, coachWork, judgement, source } from "./coach.ts";
import { errorBody } from "./errors.ts";
import { MESSAGES } from "./messages.ts";
import { RECORDING_ISSUES, TRANSCRIPTION_METHODS } from "./recording.ts";

export const pitchType = z.enum(PITCH_TYPES, { error: MESSAGES.pitchTypeInvalid });

const measure = z.object({ id: z.string(), label: z.string(), value: z.number(), unit: z.string() });

const metric = z.object({
  label: z.enum(CONTENT_METRIC_LABELS),
  score: z.number(),
  explanation: z.string(),
  /** « modèle » if a model's judgement counts in the score, beside the rules. */
  method: z.enum(METHODS),
  measures: z.array(measure),
  /** A model's judgement, if one counts. */
  judgement: z.nullable(judgement),
});
export type WireMetric = z.infer<typeof metric>;

const oralMetric = z.object({
  label: z.enum(ORAL_METRIC_LABELS),
  /** Null where it could not be measured: « non noté ». */
  score: z.nullable(z.number()),
  /** Share of the score that comes from measures, 0 to 1; the rest counts as 6 out of 10. */
  confidence: z.number(),
  explanation: z.string(),
  method: z.enum(METHODS),
  measures: z.array(measure),
});
export type WireOralMetric = z.infer<typeof oralMetric>;

/** How a voice pitch is said. Times are seconds of the recording. */
const oralPerformance = z.object({
  metrics: z.array(oralMetric),
  /** Words and pauses, in the order of time; a pause has no word. */
  timeline: z.array(
    z.object({
      word: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      isPause: z.boolean(),
      pauseType: z.nullable(z.enum(["short", "long"])),
    }),
  ),
  /** Words per minute, by window. */
  speechRate: z.object({ data: z.array(z.object({ time: z.number(), rate: z.number() })) }),
  durationSec: z.number(),
  /** Source of the times of the words: the recogniser, alignment with the sound, or none. */
  wordTiming: z.enum(["recogniser", "alignment", "none"]),
  transcription: z.object({
    method: z.enum(TRANSCRIPTION_METHODS),
    model: z.nullable(z.string()),
    /** Whether its speaker corrected it before the analysis. */
    corrected: z.boolean(),
  }),
  /** Written fillers, placed in time. */
  fillers: z.array(
    z.object({ form: z.string(), quote: z.string(), startTime: z.number(), endTime: z.number() }),
  ),
  /** Probable « euh », heard in the sound whatever the text kept; confidence from 0 to 1. */
  hesitations: z.array(
    z.object({
      startTime: z.number(),
      endTime: z.number(),
      confidence: z.number(),
      /** The speaker's answer about it; absent until given, and without effect on any score. */
      answer: z.optional(z.enum(HESITATION_ANSWERS)),
    }),
  ),
  /** From the first to the last sound of speech; absent in older reports, from before `answer`. */
  speechSec: z.optional(z.number()),
  /** Problems that spoilt its measures. */
  issues: z.optional(z.array(z.enum(RECORDING_ISSUES))),
  /** 800 heights from 0 to 1, for drawing the recording. */
  waveform: z.array(z.number()),
});
export type OralPerformance = z.infer<typeof oralPerformance>;

const finding = z.object({
  rule: z.string(),
  kind: z.enum(["strength", "weakness"]),
  metric: z.nullable(z.string()),
  /** UTF-16 offsets into `content`. */
  start: z.number(),
  end: z.number(),
  quote: z.string(),
  advice: z.nullable(z.string()),
});

/**
 * One thing that the report says. The same thing said of two versions of a pitch has one `id` in both, so that what
 * moved can be told claim by claim.
 */
export const claim = z.object({
  id: z.string(),
  /** The metric whose card shows it; null if it concerns the whole pitch. */
  metric: z.nullable(z.string()),
  kind: z.enum(CLAIM_KINDS),
  rule: z.enum(CLAIM_RULES),
  part: z.optional(z.enum(CLAIM_PARTS)),
  device: z.optional(z.enum(OPENING_DEVICES)),
  code: z.optional(z.enum(ADVICE_CODES)),
  /** For a filler, the word itself. */
  form: z.optional(z.string()),
  /** The words of `content` that it is about: UTF-16 offsets, end excluded. */
  quotes: z.array(z.object({ start: z.number(), end: z.number() })),
  text: z.string(),
});

/** One change of the rewriting, as offsets in `content`; with `to`, a passage that moves. */
const edit = z.object({
  id: z.string(),
  kind: z.enum(EDIT_KINDS),
  start: z.number(),
  end: z.number(),
  replacement: z.string(),
  reason: z.string(),
  to: z.optional(z.number()),
});

/** The rewriting as changes that its reader may refuse one by one: `@app/engine/rewriting` makes the text of them. */
const rewriting = z.object({
  edits: z.array(edit),
  /** Intonation marks, as offsets in `content`, or in the replacement of an edit. */
  marks: z.array(
    z.object({
      at: z.number(),
      edit: z.optional(z.string()),
      text: z.string(),
      rank: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    }),
  ),
  /** The whole sentences to leave out for each speaking time that is shorter than the rewriting. */
  shorter: z.array(
    z.object({
      seconds: z.union(AIMED_SECONDS.map((seconds) => z.literal(seconds))),
      leftOut: z.array(edit),
    }),
  ),
});

const scoreMargin = z.object({
  /** For such texts, four readings out of five are within this many points of the total. */
  points: z.number(),
  /** Number of texts on which it was measured, held out by writer from the training of the weights. */
  texts: z.number(),
  /** Share of the pairs of texts clearly ranked by readers that the score ranks alike, 0 to 1. */
  pairs: z.number(),
});
export type WireMargin = z.infer<typeof scoreMargin>;

const scoredLabel = z.object({ label: z.string(), score: z.number() });

const rewrittenPitch = {
  perfectPitch: z.string(),
  perfectPitchOral: z.string(),
  /**
   * The changes that make `perfectPitch`; null if a model kept too little of the pitch, if nothing could be rewritten,
   * or in older reports.
   */
  rewriting: z.nullable(rewriting),
};

/** The analysis of one pitch, as the report shows it. */
export const analysis = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  pitch_type: pitchType,
  /** The name shared by its versions. */
  title: z.string(),
  target: z.string(),
  audience: z.string(),
  question: z.nullable(z.string()),
  content: z.string(),
  final_pitch: z.nullable(z.string()),
  /** 1 for the first pitch of this type, title and question, 2 for the next one. */
  version: z.number(),
  globalScore: z.number(),
  maxScore: z.number(),
  /** Margin of error of the engine's total; null in older reports. */
  margin: z.nullable(scoreMargin),
  verdict: z.object({ sentence: z.string(), strength: scoredLabel, focus: scoredLabel }),
  /** Null for a text pitch. */
  oralPerformance: z.nullable(oralPerformance),
  /** The plan that its question comes from. */
  interview_plan_id: z.nullable(z.uuid()),
  /** The recording, while its owner keeps it. */
  audio_url: z.nullable(z.string()),
  contentAnalysis: z.object({ metrics: z.array(metric), reading: z.optional(coachReading) }),
  /** Everything that the report says, the advice in the order to follow; empty in reports from before the claims. */
  claims: z.array(claim),
  findings: z.array(finding),
  fillers: z.array(z.object({ form: z.string(), count: z.number() })),
  notices: z.array(z.object({ rule: z.string(), message: z.string() })),
  recommendations: z.object({
    wordCount: z.number(),
    estimatedDuration: z.number(),
    ...rewrittenPitch,
    /** The engine's own rewriting, if a model wrote the one above. */
    byRules: z.optional(z.object(rewrittenPitch)),
    suggestions: z.array(z.string()),
    hooks: z.array(
      z.object({ type: z.enum(HOOK_TYPES), text: z.string(), isSpare: z.optional(z.boolean()) }),
    ),
    /** What to look for to open on, where all hooks are spare. */
    openingToFind: z.optional(z.nullable(z.string())),
    sources: z.object({ perfectPitch: source, hooks: source }),
  }),
  /** What a language model was asked, and how that ended. */
  coach: coachWork,
});
export type Analysis = z.infer<typeof analysis>;

/** A report that is not finished: measured and rated, not stored yet. */
const analysisDraft = z.omit(analysis, { id: true, created_at: true, version: true });
export type AnalysisDraft = z.infer<typeof analysisDraft>;

/** The events that `POST /analysis/pitch` sends to a client that accepts `text/event-stream`, in this order. */
export const analysisEvent = z.discriminatedUnion("event", [
  /** Only when the engine is busy: the place in its queue, 1 for the next; 0 once the turn has come. */
  z.object({ event: z.literal("queued"), position: z.number() }),
  /** The engine's report at once, then once more after each task of the coach; `pending` are still being written. */
  z.object({ event: z.literal("draft"), draft: analysisDraft, pending: z.array(z.enum(COACH_TASKS)) }),
  /** The end: what is stored and paid. */
  z.object({ event: z.literal("done"), analysis }),
  /** The other end: nothing was stored, nothing was charged. */
  z.object({ event: z.literal("failed"), status: z.number(), error: errorBody }),
]);

/** One line of a list. */
export const analysisSummary = z.pick(analysis, {
  id: true,
  created_at: true,
  pitch_type: true,
  title: true,
  target: true,
  audience: true,
  question: true,
  version: true,
  globalScore: true,
  maxScore: true,
});
export type AnalysisSummary = z.infer<typeof analysisSummary>;
