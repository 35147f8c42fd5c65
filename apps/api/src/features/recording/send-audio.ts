import type { Readable } from "node:stream";
import { Refusal } from "../../errors.ts";
import type { Exchange } from "../../http/mount.ts";
import { readRecording } from "./read-recording.ts";
import { selectRange } from "./select-range.ts";
import type { Deps } from "../../deps.ts";

/** Headers that make the answer mere bytes: no browser may display, execute or sniff them. */
const INERT = {
  "content-type": "audio/wav",
  "content-disposition": 'attachment; filename="enregistrement.wav"',
  "content-security-policy": "sandbox; default-src 'none'",
};

/**
 * Maximal number of answers per user: browsers open six connections per server; each answer holds an open file and a
 * buffer.
 */
const AT_ONCE_MAX = 8;
const RETRY_AFTER_SEC = 1;
const sending = new Map<string, number>();

/** Sends the recording, or the range that a player seeks: some players need range support to play at all. */
export async function sendAudio(
  deps: Pick<Deps, "database" | "files" | "config">,
  userId: string,
  reference: string,
  { request, reply }: Exchange,
): Promise<Readable> {
  const leave = takePlace(userId);
  try {
    const recording = await readRecording(deps, userId, reference);
    const file = await recording.openWav();
    reply.header("accept-ranges", "bytes");
    // We send no validator, so `If-Range` never matches: answer with the whole file.
    const range = request.headers["if-range"] ? "whole" : selectRange(request.headers.range, file.bytes);
    if (range === "outside") {
      await file.close();
      reply.header("content-range", `bytes */${file.bytes}`);
      throw new Refusal("range_not_satisfiable");
    }
    const { first, last } = range === "whole" ? { first: 0, last: file.bytes - 1 } : range;
    reply.headers({ ...INERT, "content-length": last - first + 1 });
    if (range !== "whole") reply.code(206).header("content-range", `bytes ${first}-${last}/${file.bytes}`);
    return file.stream(first, last).once("close", leave);
  } catch (error) {
    leave();
    throw error;
  }
}

/** Takes one of the user's places; returns a function that frees it. */
function takePlace(userId: string): () => void {
  const taken = sending.get(userId) ?? 0;
  if (taken >= AT_ONCE_MAX) throw new Refusal("too_many_requests", { retryAfterSec: RETRY_AFTER_SEC });
  sending.set(userId, taken + 1);
  return () => {
    const left = sending.get(userId)! - 1;
    if (left > 0) sending.set(userId, left);
    else sending.delete(userId);
  };
}
