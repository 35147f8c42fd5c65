import * as z from "zod/mini";
import { MESSAGES } from "./messages.ts";

/** Every refusal of the API: its code on the wire, its HTTP status, its French message. */
export const ERRORS = {
  request_unreadable: { status: 400, message: MESSAGES.requestUnreadable },
  request_invalid: { status: 400, message: MESSAGES.requestInvalid },
  characters_forbidden: { status: 400, message: MESSAGES.charactersForbidden },
  signup_failed: { status: 400, message: MESSAGES.signupFailed },
  login_failed: { status: 401, message: MESSAGES.loginFailed },
  reset_too_soon: { status: 429, message: MESSAGES.resetRequestFailed },
  reset_failed: { status: 400, message: MESSAGES.resetFailed },
  token_invalid: { status: 400, message: MESSAGES.tokenInvalid },
  profile_failed: { status: 400, message: MESSAGES.profileFailed },
  email_proof_failed: { status: 400, message: MESSAGES.emailProofFailed },
  linkedin_unavailable: { status: 404, message: MESSAGES.linkedinUnavailable },
  linkedin_failed: { status: 400, message: MESSAGES.linkedinFailed },
  linkedin_email_unproven: { status: 400, message: MESSAGES.linkedinEmailUnproven },
  session_expired: { status: 401, message: MESSAGES.sessionExpired },
  credits_insufficient: { status: 402, message: MESSAGES.creditsInsufficient },
  audio_required: { status: 400, message: MESSAGES.audioRequired },
  audio_format: { status: 415, message: MESSAGES.audioFormat },
  audio_too_short: { status: 400, message: MESSAGES.audioTooShort },
  audio_too_long: { status: 400, message: MESSAGES.audioTooLong },
  audio_unreadable: { status: 400, message: MESSAGES.audioUnreadable },
  audio_too_large: { status: 413, message: MESSAGES.audioTooLarge },
  recording_not_found: { status: 404, message: MESSAGES.recordingNotFound },
  range_not_satisfiable: { status: 416, message: MESSAGES.rangeNotSatisfiable },
  upload_running: { status: 429, message: MESSAGES.uploadRunning },
  storage_full: { status: 503, message: MESSAGES.storageFull },
  recordings_full: { status: 409, message: MESSAGES.recordingsFull },
  transcription_failed: { status: 502, message: MESSAGES.transcriptionFailed },
  transcript_required: { status: 400, message: MESSAGES.transcriptRequired },
  take_silent: { status: 422, message: MESSAGES.takeSilent },
  take_too_little_speech: { status: 422, message: MESSAGES.takeTooLittleSpeech },
  take_too_noisy: { status: 422, message: MESSAGES.takeTooNoisy },
  take_other_language: { status: 422, message: MESSAGES.takeOtherLanguage },
  pitch_id_invalid: { status: 400, message: MESSAGES.pitchIdInvalid },
  pitch_not_found: { status: 404, message: MESSAGES.pitchNotFound },
  deletion_unbounded: { status: 400, message: MESSAGES.deletionUnbounded },
  version_unaddressed: { status: 400, message: MESSAGES.versionUnaddressed },
  final_pitch_required: { status: 400, message: MESSAGES.finalPitchRequired },
  link_invalid: { status: 400, message: MESSAGES.linkInvalid },
  share_not_found: { status: 404, message: MESSAGES.shareNotFound },
  reading_submitted: { status: 409, message: MESSAGES.readingSubmitted },
  reader_links_full: { status: 409, message: MESSAGES.readerLinksFull },
  route_not_found: { status: 404, message: MESSAGES.routeNotFound },
  method_not_allowed: { status: 405, message: MESSAGES.methodNotAllowed },
  analysis_running: { status: 409, message: MESSAGES.analysisRunning },
  request_too_large: { status: 413, message: MESSAGES.requestTooLarge },
  media_type_unsupported: { status: 415, message: MESSAGES.mediaTypeUnsupported },
  idempotency_mismatch: { status: 422, message: MESSAGES.idempotencyMismatch },
  too_many_requests: { status: 429, message: MESSAGES.tooManyRequests },
  analysis_failed: { status: 500, message: MESSAGES.analysisFailed },
  unexpected: { status: 500, message: MESSAGES.unexpected },
  unavailable: { status: 503, message: MESSAGES.unavailable },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every 4xx and 5xx. `detail` is the French sentence to show; `fields` names what to mend. */
export const errorBody = z.object({
  detail: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorBody = z.infer<typeof errorBody>;
