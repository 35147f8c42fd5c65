import { getAudio, RECORDING_ID } from "@app/contracts/recording";
import { buildUrl } from "./build-url.ts";
import { endExpiredSession } from "./expired-session.ts";
import { readToken } from "./session.ts";

/** The recording is deleted or belongs to another account: trying again is useless. */
export class RecordingGoneError extends Error {
  override name = "RecordingGoneError";
}

/** The identifier that ends a reference; the address itself is never asked for. */
export function recordingIdOf(reference: string): string | null {
  const id = reference.split("/").at(-1) ?? "";
  return RECORDING_ID.test(id) ? id : null;
}

/** Fetches one's own recording with the bearer: a token in an address would end up in logs and histories. */
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
