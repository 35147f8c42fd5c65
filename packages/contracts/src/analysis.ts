import { countWords } from "@app/engine/language/words";
import { CONTENT_METRIC_LABELS, HOOK_TYPES, METHODS, PITCH_TYPES } from "@app/engine/scoring/report";
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import {
  PITCH_CHARACTERS_MAX,
  PITCH_WORDS_MIN,
  QUESTION_CHARACTERS_MAX,
  SHORT_TEXT_CHARACTERS_MAX,
} from "./limits.ts";
import { MESSAGES } from "./messages.ts";

export const pitchType = z.enum(PITCH_TYPES, { error: MESSAGES.pitchTypeInvalid });

/** The rules of a text pitch; the form of the browser uses the same ones and shows the first message of a field. */
export const pitchContent = z.string({ error: MESSAGES.pitchRequired }).check(
  z.refine((text) => text.trim() !== "", { error: MESSAGES.pitchRequired }),
  z.maxLength(PITCH_CHARACTERS_MAX, MESSAGES.pitchTooLong),
  z.refine((text) => countWords(text) >= PITCH_WORDS_MIN, { error: MESSAGES.pitchTooShort }),
);

const requiredText = (message: string) =>
  z
    .string({ error: message })
    .check(z.trim(), z.minLength(1, message), z.maxLength(SHORT_TEXT_CHARACTERS_MAX, MESSAGES.fieldTooLong));

export const pitchQuestion = z
  .string({ error: MESSAGES.questionRequired })
  .check(z.trim(), z.maxLength(QUESTION_CHARACTERS_MAX, MESSAGES.questionTooLong));

export const analysisRequest = z
  .strictObject({
    pitch_type: pitchType,
    content: pitchContent,
    target: requiredText(MESSAGES.targetRequired),
    audience: requiredText(MESSAGES.audienceRequired),
    question: z.nullish(pitchQuestion),
    /** Of a voice pitch; a text pitch is judged on its content alone. */
    transcript: z.nullish(z.string().check(z.maxLength(PITCH_CHARACTERS_MAX, MESSAGES.pitchTooLong))),
    // Interview plans and recordings are not built yet: none can be named.
    interview_plan_id: z.optional(z.null()),
    audio_url: z.optional(z.null()),
  })
  .check(
    z.refine((request) => request.pitch_type !== "rh" || Boolean(request.question), {
      error: MESSAGES.questionRequired,
      path: ["question"],
      when: ({ value }) => (value as { pitch_type?: unknown } | null)?.pitch_type === "rh",
    }),
  );
export type AnalysisRequest = z.input<typeof analysisRequest>;

const measure = z.object({ id: z.string(), label: z.string(), value: z.number(), unit: z.string() });

const metric = z.object({
  label: z.enum(CONTENT_METRIC_LABELS),
  score: z.number(),
  explanation: z.string(),
  method: z.enum(METHODS),
  measures: z.array(measure),
});
export type WireMetric = z.infer<typeof metric>;

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
  oralPerformance: z.null(),
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
  }),
});
export type Analysis = z.infer<typeof analysis>;

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
