import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { finished } from "node:stream/promises";
import { WAV_BYTES_MAX } from "@app/contracts/limits";
import { UPLOAD_FIELD, type UploadedRecording } from "@app/contracts/recording";
import type { Multipart, MultipartFile } from "@fastify/multipart";
import type { Exchange } from "../../http/mount.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { SILENT_SENDER_MS } from "./receive-file.ts";
import { receiveRecording } from "./receive-recording.ts";

/** One file, with a few small form fields. */
export const MULTIPART_LIMITS = {
  files: 1,
  fields: 4,
  parts: 5,
  fieldSize: 1000,
  fieldNameSize: 100,
  headerPairs: 20,
  // One more than the announced limit: a longer file is refused, rather than cut and taken for complete.
  fileSize: WAV_BYTES_MAX + 1,
};

/**
 * A refusal sent during the upload may be lost when the connection closes: read the incoming data first, for this long.
 */
const DRAIN_MS = 10_000;
const RETRY_AFTER_SEC = 5;

/** Users who are uploading to this process: one file at a time each, of any size. */
const sending = new Set<string>();

export async function receiveUpload(
  deps: Deps,
  userId: string,
  exchange: Exchange,
  keep: boolean,
): Promise<UploadedRecording> {
  if (sending.has(userId))
    return refuse(exchange, new Refusal("upload_running", { retryAfterSec: RETRY_AFTER_SEC }));
  sending.add(userId);
  const { request } = exchange;
  try {
    const parts = rethrowUnreadable(request.parts());
    const { file } = await unlessSilent(request.raw, takeFile(parts));
    const end = () => unlessSilent(request.raw, refuseMore(parts));
    return await receiveRecording(deps, userId, {
      chunks: rethrowUnreadable(file),
      hangUp: () => request.raw.destroy(),
      end,
      keep,
    });
  } catch (error) {
    return await refuse(exchange, error);
  } finally {
    sending.delete(userId);
  }
}

/** Cuts off a sender that stays silent before or after the file, as `receiveFile` does during it. */
async function unlessSilent<Result>(raw: IncomingMessage, reading: Promise<Result>): Promise<Result> {
  const cut = Promise.withResolvers<never>();
  const onClose = () => {
    if (!raw.complete) cut.reject(new Refusal("request_unreadable"));
  };
  const timer = setTimeout(() => raw.destroy(), SILENT_SENDER_MS);
  raw.once("close", onClose);
  try {
    return await Promise.race([reading, cut.promise]);
  } finally {
    clearTimeout(timer);
    raw.off("close", onClose);
  }
}

/** The form parser's errors are in English: replace them with our own message. */
async function* rethrowUnreadable<Part>(source: AsyncIterable<Part>): AsyncGenerator<Part, void> {
  try {
    yield* source;
  } catch (cause) {
    throw new Refusal("request_unreadable", { cause });
  }
}

async function takeFile(parts: AsyncGenerator<Multipart, void>): Promise<MultipartFile> {
  for (;;) {
    const { done, value } = await parts.next();
    if (done) throw new Refusal("audio_required");
    if (value.type !== "file") continue;
    if (value.fieldname !== UPLOAD_FIELD) throw new Refusal("audio_required");
    return value;
  }
}

async function refuseMore(parts: AsyncGenerator<Multipart, void>): Promise<void> {
  for (;;) {
    const { done, value } = await parts.next();
    if (done) return;
    if (value.type === "file") throw new Refusal("request_unreadable");
  }
}

async function refuse({ request: { raw }, reply }: Exchange, error: unknown): Promise<never> {
  raw.unpipe();
  raw.resume();
  const over = new AbortController();
  await Promise.race([finished(raw), sleep(DRAIN_MS, undefined, { signal: over.signal })]).catch(() => {});
  over.abort();
  // Unread data of the file would be taken for the next request.
  if (!raw.complete) reply.header("connection", "close");
  throw error;
}
