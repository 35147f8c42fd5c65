import { Refusal } from "../../errors.ts";
import type { Exchange } from "../../http/mount.ts";
import { readRecording } from "./read-recording.ts";
import { selectRange } from "./select-range.ts";
import type { Deps } from "../../deps.ts";

/** Bytes and nothing else: no browser shows, runs or guesses them, whatever they hold. */
const INERT = {
  "content-type": "audio/wav",
  "content-disposition": 'attachment; filename="enregistrement.wav"',
  "content-security-policy": "sandbox; default-src 'none'",
};

/** The recording, or the part that a player seeks: some play nothing from a server that has no ranges. */
export async function sendAudio(
  deps: Pick<Deps, "database" | "files" | "config">,
  userId: string,
  reference: string,
  { request, reply }: Exchange,
): Promise<Buffer> {
  const recording = await readRecording(deps, userId, reference);
  const wav = await recording.readWav();
  reply.header("accept-ranges", "bytes");
  // We give no validator, so none can match: a conditional range is answered whole.
  const range = request.headers["if-range"] ? "whole" : selectRange(request.headers.range, wav.length);
  if (range === "outside") {
    reply.header("content-range", `bytes */${wav.length}`);
    throw new Refusal("range_not_satisfiable");
  }
  reply.headers(INERT);
  if (range === "whole") return wav;
  reply.code(206).header("content-range", `bytes ${range.first}-${range.last}/${wav.length}`);
  return wav.subarray(range.first, range.last + 1);
}
