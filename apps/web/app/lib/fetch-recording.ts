import { getAudio, RECORDING_ID } from "@app/contracts/recording";
import { buildUrl } from "./build-url.ts";
import { endExpiredSession } from "./expired-session.ts";
import { readToken } from "./session.ts";

/** The recording is deleted or belongs to another account: retrying is useless. */
export class RecordingGoneError extends Error {
  override name = "RecordingGoneError";
}

/** The id at the end of a reference; the reference itself is never requested. */
export function recordingIdOf(reference: string): string | null {
  const id = reference.split("/").at(-1) ?? "";
  return RECORDING_ID.test(id) ? id : null;
}

/** Fetches the user's own recording with a token header: a token in the URL would end up in logs and histories. */
export async function fetchRecording(reference: string, signal: AbortSignal): Promise<Blob> {
  const id = recordingIdOf(reference);
  if (id === null) throw new RecordingGoneError();
  const token = readToken();
  const response = await fetch(buildUrl(getAudio.path, { id }, undefined), {
    method: getAudio.method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal,
  });
  if (response.status === 401) endExpiredSession(token);
  if (response.status === 404 || response.status === 410) throw new RecordingGoneError();
  if (!response.ok) throw new Error(`recording: ${response.status}`);
  return response.blob();
}
