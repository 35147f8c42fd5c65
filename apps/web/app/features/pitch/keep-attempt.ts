import type { AnalysisRequest } from "@app/contracts/pitch";
import * as z from "zod/mini";
import { ApiError } from "../../lib/api.ts";
import { readStored, removeStored, writeStored } from "../../lib/session-storage.ts";
import { forgetWaiting, keepWaiting } from "./keep-waiting.ts";
import { createKey } from "../../lib/create-key.ts";

/**
 * The last submission whose answer never came. Submitting the same request reuses its key, even after a reload, so that
 * a finished analysis is fetched instead of paid twice.
 */
const attempt = z.object({ key: z.string(), request: z.string() });
const ATTEMPT_KEY = "pitch-attempt";

export function keyFor(request: AnalysisRequest): string {
  const described = JSON.stringify(request);
  const last = attempt.safeParse(readStored(ATTEMPT_KEY));
  const key = last.success && last.data.request === described ? last.data.key : createKey();
  keepWaiting(key);
  writeStored(ATTEMPT_KEY, { key, request: described });
  return key;
}

/** Whether this request was already sent without an answer. */
export function isAttempted(request: AnalysisRequest): boolean {
  const last = attempt.safeParse(readStored(ATTEMPT_KEY));
  return last.success && last.data.request === JSON.stringify(request);
}

/** Ends the attempt at an answer, unless the error leaves the outcome open. */
export function settleAttempt(error?: unknown): void {
  const open =
    error !== undefined && !(error instanceof ApiError && error.status < 500 && error.status !== 409);
  if (open) return;
  removeStored(ATTEMPT_KEY);
  // A refused analysis will never be ready.
  if (error !== undefined) forgetWaiting();
}
