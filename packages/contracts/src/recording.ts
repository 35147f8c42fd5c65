import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { MESSAGES } from "./messages.ts";

/** 128 random bits: it cannot be guessed, and only its owner's recordings are searched. */
export const RECORDING_ID = /^[\w-]{22}$/;
export const recordingId = z
  .string({ error: MESSAGES.recordingNotFound })
  .check(z.regex(RECORDING_ID, MESSAGES.recordingNotFound));

/** The reference that `upload-audio` gives and the other calls take back. The server parses it and fetches nothing. */
export const audioReference = z
  .string({ error: MESSAGES.audioRequired })
  .check(z.minLength(1, MESSAGES.audioRequired), z.maxLength(400, MESSAGES.recordingNotFound));

/** Problems that may spoil the measures, as named by the engine: shown before the analysis, to suggest a new take. */
export const RECORDING_ISSUES = [
  "silent",
  "quiet",
  "clipped",
  "noisy",
  "unreliable",
  "background",
  "echo",
  "whisper",
  "narrow",
] as const;
export const recordingQuality = z.object({
  /** Level of loud speech over the quietest moments, and below full scale. */
  snrDb: z.number(),
  speechLevelDb: z.number(),
  /** Share of samples at the end of the scale, 0 to 1. */
  clippedShare: z.number(),
  issues: z.array(z.enum(RECORDING_ISSUES)),
});
export type RecordingQuality = z.infer<typeof recordingQuality>;

export const uploadedRecording = z.object({
  audio_url: z.string(),
  durationSec: z.number(),
  quality: recordingQuality,
});
export type UploadedRecording = z.infer<typeof uploadedRecording>;

/**
 * What transcribed the speech: a service, a model of this server, the recogniser of the user's browser while they
 * spoke, or nothing (the user gives the text).
 */
export const TRANSCRIPTION_METHODS = ["service", "local", "browser", "none"] as const;
export type TranscriptionMethod = (typeof TRANSCRIPTION_METHODS)[number];

export const timedWord = z.object({ word: z.string(), startTime: z.number(), endTime: z.number() });
export type TimedWord = z.infer<typeof timedWord>;

export const transcription = z.object({
  /** Empty with the method `none`: the user gives the text. */
  text: z.string(),
  method: z.enum(TRANSCRIPTION_METHODS),
  model: z.nullable(z.string()),
  /** As two letters where the recogniser says it. */
  language: z.nullable(z.string()),
  /** Null where the recogniser gives no times: the engine aligns the text with the signal. */
  words: z.nullable(z.array(timedWord)),
});
export type Transcription = z.infer<typeof transcription>;

/** Multipart field of the upload. */
export const UPLOAD_FIELD = "file";

export const uploadAudio = defineEndpoint({
  method: "POST",
  path: "/pitches/upload-audio",
  access: "user",
  throttle: { by: "user", everySec: 5, burst: 30 },
  errors: [
    "recordings_full",
    "take_silent",
    "audio_required",
    "audio_format",
    "audio_too_short",
    "audio_too_long",
    "audio_unreadable",
    "audio_too_large",
    "upload_running",
    "storage_full",
  ],
  summary: "Receive a recording (wav, m4a, mp3, webm or ogg, 30 s to 5 min) in the multipart field `file`",
  /**
   * `keep=true` is the user's explicit wish to play it again later, for 30 days; otherwise it goes with its analysis.
   */
  query: z.object({ keep: z.optional(z.enum(["true", "false"])) }),
  bodyType: "multipart",
  response: uploadedRecording,
});

export const transcribeAudio = defineEndpoint({
  method: "POST",
  path: "/pitches/transcribe",
  access: "user",
  throttle: { by: "user", everySec: 5, burst: 30 },
  errors: ["audio_required", "recording_not_found", "transcription_failed", "credits_insufficient"],
  summary: "The words of one's own recording, with their times where the recogniser gives them",
  body: z.strictObject({ file_url: audioReference }),
  response: z.object({ transcription }),
});

export const storedRecording = z.object({
  audio_url: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  durationSec: z.number(),
  keep: z.boolean(),
});
export type StoredRecording = z.infer<typeof storedRecording>;

export const recordingSpace = z.object({
  usedSec: z.number(),
  maxSec: z.number(),
  usedBytes: z.number(),
  maxBytes: z.number(),
  /** The oldest first. */
  recordings: z.array(storedRecording),
});
export type RecordingSpace = z.infer<typeof recordingSpace>;

export const getRecordingSpace = defineEndpoint({
  method: "GET",
  path: "/audio",
  access: "user",
  throttle: { by: "user", everySec: 1, burst: 60 },
  summary: "One's own stored recordings, and the room that they take and leave",
  response: recordingSpace,
});

export const getAudio = defineEndpoint({
  method: "GET",
  path: "/audio/:id",
  access: "user",
  // A player that seeks asks for many parts of one recording.
  throttle: { by: "user", everySec: 0.25, burst: 240 },
  errors: ["recording_not_found", "range_not_satisfiable"],
  summary: "The bytes of one's own recording, as 16 kHz mono wav",
  params: z.object({ id: recordingId }),
  responseType: "bytes",
});

export const deleteAudio = defineEndpoint({
  method: "DELETE",
  path: "/audio/:id",
  access: "user",
  errors: ["recording_not_found"],
  summary: "Delete one's own recording at once",
  params: z.object({ id: recordingId }),
});
