import type { FastifyReply } from "fastify";
import { readRecording } from "./read-recording.ts";
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
  const wav = await recording.readWav();
  reply.headers(INERT);
  return wav;
}
