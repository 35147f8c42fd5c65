import type { FastifyReply } from "fastify";
import { Refusal } from "../../http/refusal.ts";
import { readRecording } from "./read-recording.ts";
import { fileOf } from "./store.ts";
import type { Deps } from "../../deps.ts";

/** Bytes and nothing else: no browser shows, runs or guesses them, whatever they hold. */
const INERT = {
  "content-type": "audio/wav",
  "content-disposition": 'attachment; filename="enregistrement.wav"',
  "content-security-policy": "sandbox; default-src 'none'",
};

export async function sendAudio(
  deps: Pick<Deps, "database" | "files" | "config">,
  userId: string,
  reference: string,
  reply: FastifyReply,
): Promise<Buffer> {
  const recording = await readRecording(deps, userId, reference);
  const bytes = await deps.files.read(fileOf(recording.id));
  if (!bytes) throw new Refusal("recording_not_found");
  reply.headers(INERT);
  return bytes;
}
