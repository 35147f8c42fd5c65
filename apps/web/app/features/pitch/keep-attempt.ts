import type { AnalysisRequest } from "@app/contracts/pitch";
import * as z from "zod/mini";
import { ApiError } from "../../lib/api.ts";
import { readStored, removeStored, writeStored } from "../../lib/session-storage.ts";
import { forgetWaiting, keepWaiting } from "./keep-waiting.ts";
import { createKey } from "../../lib/create-key.ts";

/**
 * The last click whose answer never came. Sending the same request again reuses its key, even after a reload,
 * so that an analysis that was made meanwhile is fetched, not paid twice.
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

/** This very request was sent, and its answer never came. */
export function isAttempted(request: AnalysisRequest): boolean {
  const last = attempt.safeParse(readStored(ATTEMPT_KEY));
  return last.success && last.data.request === JSON.stringify(request);
}

/** An answer ends the attempt, unless it says that the outcome is still open. */
export function settleAttempt(error?: unknown): void {
  const open =
    error !== undefined && !(error instanceof ApiError && error.status < 500 && error.status !== 409);
  if (open) return;
  removeStored(ATTEMPT_KEY);
  // What was refused will never be ready.
  if (error !== undefined) forgetWaiting();
}
