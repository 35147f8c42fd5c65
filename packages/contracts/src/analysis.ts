import { countWords } from "@app/engine/language/words";
import { ORAL_METRIC_LABELS } from "@app/engine/delivery/report";
import { CONTENT_METRIC_LABELS, HOOK_TYPES, METHODS, PITCH_TYPES } from "@app/engine/scoring/report";
import * as z from "zod/mini";
import { COACH_TASKS, coachWork, judgement, source } from "./coach.ts";
import { defineEndpoint } from "./endpoint.ts";
import {
  PITCH_CHARACTERS_MAX,
  PITCH_WORDS_MIN,
  QUESTION_CHARACTERS_MAX,
  SHORT_TEXT_CHARACTERS_MAX,
} from "./limits.ts";
import { errorBody } from "./errors.ts";
import { MESSAGES } from "./messages.ts";
import { audioReference, TRANSCRIPTION_METHODS } from "./recordings.ts";

export const pitchType = z.enum(PITCH_TYPES, { error: MESSAGES.pitchTypeInvalid });

const requiredText = (message: string) =>
  z
    .string({ error: message })
    .check(z.trim(), z.minLength(1, message), z.maxLength(SHORT_TEXT_CHARACTERS_MAX, MESSAGES.fieldTooLong));

export const pitchQuestion = z
  .string({ error: MESSAGES.questionRequired })
  .check(z.trim(), z.maxLength(QUESTION_CHARACTERS_MAX, MESSAGES.questionTooLong));

interface AnyRequest {
  pitch_type?: unknown;
  question?: unknown;
  content?: unknown;
  transcript?: unknown;
  audio_url?: unknown;
}
/** A rule over several fields, told with the others rather than after them. */
const rule = (path: keyof AnyRequest, error: string, holds: (request: AnyRequest) => boolean) =>
  z.refine<unknown>((request) => holds(request as AnyRequest), {
    error,
    path: [path],
    when: ({ value }) => typeof value === "object" && value !== null && !Array.isArray(value),
  });

const isBlank = (text: unknown) => typeof text !== "string" || text.trim() === "";
const textRule = (error: string, holds: (content: string) => boolean) =>
  rule(
    "content",
    error,
    ({ content, audio_url }) => Boolean(audio_url) || (typeof content === "string" && holds(content)),
  );

const givenText = z
  .string({ error: MESSAGES.pitchRequired })
  .check(z.maxLength(PITCH_CHARACTERS_MAX, MESSAGES.pitchTooLong));

export const analysisRequest = z
  .strictObject({
    pitch_type: pitchType,
    /** Of a text pitch; what a voice pitch says is its transcript. */
    content: z.pipe(
      z.nullish(givenText),
      z.transform((text: string | null | undefined) => text ?? ""),
    ),
    target: requiredText(MESSAGES.targetRequired),
    audience: requiredText(MESSAGES.audienceRequired),
    question: z.nullish(pitchQuestion),
    /** What was said, as its speaker corrected it; the content when absent. */
    transcript: z.nullish(givenText),
    // Interview plans are not built yet: none can be named.
    interview_plan_id: z.optional(z.null()),
    /** A recording of the caller's: it makes a voice pitch, at the price of one. */
    audio_url: z.nullish(audioReference),
  })
  .check(
    textRule(MESSAGES.pitchRequired, (content) => !isBlank(content)),
    textRule(MESSAGES.pitchTooShort, (content) => isBlank(content) || countWords(content) >= PITCH_WORDS_MIN),
    rule(
      "transcript",
      MESSAGES.transcriptRequired,
      ({ audio_url, transcript, content }) => !audio_url || !isBlank(transcript) || !isBlank(content),
    ),
    rule(
      "question",
      MESSAGES.questionRequired,
      ({ pitch_type, question }) => pitch_type !== "rh" || Boolean(question),
    ),
  );
export type AnalysisRequest = z.input<typeof analysisRequest>;

const measure = z.object({ id: z.string(), label: z.string(), value: z.number(), unit: z.string() });

const metric = z.object({
  label: z.enum(CONTENT_METRIC_LABELS),
  score: z.number(),
  explanation: z.string(),
  /** « modèle » where a model's judgement counts in the score, beside the rules. */
  method: z.enum(METHODS),
  measures: z.array(measure),
  /** A model's opinion, where one counts. */
  judgement: z.nullable(judgement),
});
export type WireMetric = z.infer<typeof metric>;

const oralMetric = z.object({
  label: z.enum(ORAL_METRIC_LABELS),
  /** Null where it could not be measured: « non noté ». */
  score: z.nullable(z.number()),
  /** How much of the score rests on measures, 0 to 1; the rest stands at 6. */
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
  /** Where the times of the words come from: heard by the recogniser, placed on the syllables, or nowhere. */
  wordTiming: z.enum(["recogniser", "alignment", "none"]),
  transcription: z.object({
    method: z.enum(TRANSCRIPTION_METHODS),
    model: z.nullable(z.string()),
    /** Its speaker changed it before the analysis. */
    corrected: z.boolean(),
  }),
  /** Written fillers, placed in time. */
  fillers: z.array(
    z.object({ form: z.string(), quote: z.string(), startTime: z.number(), endTime: z.number() }),
  ),
  /** Probable « euh », heard in the sound whatever the text kept; confidence from 0 to 1. */
  hesitations: z.array(z.object({ startTime: z.number(), endTime: z.number(), confidence: z.number() })),
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

const scoredLabel = z.object({ label: z.string(), score: z.number() });

/** The analysis of one pitch, as the report shows it. */
export const analysis = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  pitch_type: pitchType,
  target: z.string(),
  audience: z.string(),
  question: z.nullable(z.string()),
  content: z.string(),
  final_pitch: z.nullable(z.string()),
  /** 1 for the first pitch of this type, title and question, 2 for the next one. */
  version: z.number(),
  globalScore: z.number(),
  maxScore: z.number(),
  verdict: z.object({ sentence: z.string(), strength: scoredLabel, focus: scoredLabel }),
  /** Null for a text pitch. */
  oralPerformance: z.nullable(oralPerformance),
  /** The recording, while its owner keeps it. */
  audio_url: z.nullable(z.string()),
  contentAnalysis: z.object({ metrics: z.array(metric) }),
  findings: z.array(finding),
  fillers: z.array(z.object({ form: z.string(), count: z.number() })),
  notices: z.array(z.object({ rule: z.string(), message: z.string() })),
  recommendations: z.object({
    wordCount: z.number(),
    estimatedDuration: z.number(),
    perfectPitch: z.string(),
    perfectPitchOral: z.string(),
    suggestions: z.array(z.string()),
    hooks: z.array(z.object({ type: z.enum(HOOK_TYPES), text: z.string() })),
    sources: z.object({ perfectPitch: source, hooks: source }),
  }),
  /** What a language model was asked, and how that ended. */
  coach: coachWork,
});
export type Analysis = z.infer<typeof analysis>;

/** A report that is not finished: measured and rated, not stored yet. */
export const analysisDraft = z.omit(analysis, { id: true, created_at: true, version: true });
export type AnalysisDraft = z.infer<typeof analysisDraft>;

/** What `POST /analysis/pitch` tells whoever accepts `text/event-stream`, in this order. */
export const analysisEvent = z.discriminatedUnion("event", [
  /** The engine's report at once, then once more after each task of the coach; `pending` are still being written. */
  z.object({ event: z.literal("draft"), draft: analysisDraft, pending: z.array(z.enum(COACH_TASKS)) }),
  /** The end: what is stored and paid. */
  z.object({ event: z.literal("done"), analysis }),
  /** The other end: nothing was stored, nothing was charged. */
  z.object({ event: z.literal("failed"), status: z.number(), error: errorBody }),
]);
export type AnalysisEvent = z.infer<typeof analysisEvent>;

/** One line of a list. */
export const analysisSummary = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  pitch_type: pitchType,
  title: z.string(),
  target: z.string(),
  audience: z.string(),
  question: z.nullable(z.string()),
  version: z.number(),
  globalScore: z.number(),
  maxScore: z.number(),
});
export type AnalysisSummary = z.infer<typeof analysisSummary>;

export const analysisId = z.object({ id: z.uuid({ error: MESSAGES.pitchIdInvalid }) });

export const analysePitch = defineEndpoint({
  method: "POST",
  path: "/analysis/pitch",
  access: "user",
  summary: "Analyse a pitch for its price in credits; one Idempotency-Key per click",
  idempotent: true,
  body: analysisRequest,
  response: analysis,
  events: analysisEvent,
});

export const listAnalyses = defineEndpoint({
  method: "GET",
  path: "/analysis/history",
  access: "user",
  summary: "The analyses of the user, newest first",
  response: z.array(analysisSummary),
});

export const getAnalysis = defineEndpoint({
  method: "GET",
  path: "/analysis/:id",
  access: "user",
  summary: "One analysis",
  params: analysisId,
  response: analysis,
});
