import { countWords } from "@app/engine/pitch";
import { HESITATION_ANSWERS } from "@app/engine/report";
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import {
  HESITATIONS_MAX,
  PITCH_CHARACTERS_MAX,
  PITCH_WORDS_MIN,
  QUESTION_CHARACTERS_MAX,
  SHORT_TEXT_CHARACTERS_MAX,
} from "./limits.ts";
import { MESSAGES } from "./messages.ts";
import { audioReference } from "./recording.ts";
import { analysis, analysisEvent, analysisSummary, pitchType } from "./report.ts";

export const requiredText = (message: string) =>
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
/** A rule over several fields, checked together with the rules of each field rather than after them. */
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

/** Counts code points: a character outside the basic plane counts once, although it takes two UTF-16 units. */
export const isPitchTooLong = (text: string): boolean =>
  text.length > 2 * PITCH_CHARACTERS_MAX ||
  (text.length > PITCH_CHARACTERS_MAX && Array.from(text).length > PITCH_CHARACTERS_MAX);

export const pitchText = z
  .string({ error: MESSAGES.pitchRequired })
  .check(z.refine((text) => !isPitchTooLong(text), MESSAGES.pitchTooLong));

export const analysisRequest = z
  .strictObject({
    pitch_type: pitchType,
    /** The text of a text pitch; a voice pitch has a transcript. */
    content: z.pipe(
      z.nullish(pitchText),
      z.transform((text: string | null | undefined) => text ?? ""),
    ),
    target: requiredText(MESSAGES.targetRequired),
    audience: requiredText(MESSAGES.audienceRequired),
    question: z.nullish(pitchQuestion),
    /** The name given by its author, which groups its versions. Proposed by `nameOf` if absent. */
    title: z.nullish(
      z.string().check(z.trim(), z.maxLength(SHORT_TEXT_CHARACTERS_MAX, MESSAGES.fieldTooLong)),
    ),
    /** What was said, as its speaker corrected it; the content when absent. */
    transcript: z.nullish(pitchText),
    /** What the user's browser recognised, when the server did not transcribe: recorded in the report as the method. */
    recognised: z.nullish(pitchText),
    /** The plan of the caller's that the question comes from. */
    interview_plan_id: z.nullish(z.uuid({ error: MESSAGES.planNotFound })),
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

export const analysisId = z.object({ id: z.uuid({ error: MESSAGES.pitchIdInvalid }) });

export const analysePitch = defineEndpoint({
  method: "POST",
  path: "/analysis/pitch",
  access: "user",
  // A user may click a hundred times at once: the price limits this, not the throttle.
  throttle: { by: "user", everySec: 1, burst: 150 },
  errors: [
    "credits_insufficient",
    "analysis_running",
    "analysis_failed",
    "idempotency_mismatch",
    "pitch_not_found",
    "plan_not_found",
    "audio_required",
    "recording_not_found",
    "transcript_required",
    "take_silent",
    "take_too_little_speech",
    "take_too_noisy",
    "take_other_language",
    "text_unscorable",
    "text_too_long_for_take",
    "text_too_short_for_take",
  ],
  summary: "Analyse a pitch for its price in credits; one Idempotency-Key per click",
  idempotent: true,
  body: analysisRequest,
  response: analysis,
  events: analysisEvent,
});

const attempt = z.object({
  state: z.enum(["running", "ready", "none"]),
  /** The report, once it is stored. */
  id: z.nullable(z.uuid()),
});
export type Attempt = z.infer<typeof attempt>;

export const findAttempt = defineEndpoint({
  method: "GET",
  path: "/analysis/attempts/:key",
  access: "user",
  throttle: { by: "user", everySec: 0.5, burst: 120 },
  summary: "What became of a click, by its Idempotency-Key: under way, stored, or nothing that was paid",
  params: z.object({ key: z.string().check(z.maxLength(200)) }),
  response: attempt,
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
  errors: ["pitch_id_invalid", "pitch_not_found"],
  summary: "One analysis",
  params: analysisId,
  response: analysis,
});

export const answerHesitations = defineEndpoint({
  method: "PUT",
  path: "/analysis/:id/hesitations",
  access: "user",
  throttle: { by: "user", everySec: 0.5, burst: 120 },
  errors: ["pitch_id_invalid", "pitch_not_found", "hesitation_not_found"],
  summary:
    "Say of probable « euh » of one's own pitch whether they are some; free, the fillers are scored again",
  params: analysisId,
  body: z.strictObject({
    answers: z
      .array(
        z.strictObject({
          /** Its place in `oralPerformance.hesitations`. */
          index: z.int().check(z.minimum(0), z.maximum(HESITATIONS_MAX)),
          /** Null removes an answer. */
          answer: z.nullable(z.enum(HESITATION_ANSWERS)),
        }),
      )
      .check(z.maxLength(HESITATIONS_MAX)),
  }),
  response: analysis,
});
