import { COMPRESSED_AUDIO_BYTES_MAX, WAV_BYTES_MAX } from "@app/contracts/limits";
import type { FileStore, IncomingFile } from "../../adapters/files/port.ts";
import { Refusal } from "../../errors.ts";
import { detectFormat, HEAD_BYTES } from "./detect-format.ts";

/** A sender silent for this long has gone: free its place for another upload. */
export const SILENT_SENDER_MS = 15_000;

/**
 * Writes the upload to disk, and stops at the first byte that cannot belong to an accepted recording: another format,
 * or more data than five minutes can take. Removes the file if it throws.
 */
export async function receiveFile(
  files: FileStore,
  chunks: AsyncIterable<Uint8Array>,
  onSilence: () => void,
): Promise<IncomingFile> {
  const incoming = await files.openIncoming();
  const watch = setTimeout(onSilence, SILENT_SENDER_MS);
  try {
    let head = Buffer.alloc(0);
    let bytes = 0;
    let bytesMax = HEAD_BYTES;
    for await (const chunk of chunks) {
      watch.refresh();
      if (head.length < HEAD_BYTES) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
        if (head.length >= HEAD_BYTES) bytesMax = readBytesMax(head);
      }
      bytes += chunk.length;
      if (head.length >= HEAD_BYTES && bytes > bytesMax) throw new Refusal("audio_too_large");
      await incoming.append(chunk);
    }
    if (head.length < HEAD_BYTES) throw new Refusal(bytes === 0 ? "audio_required" : "audio_format");
    await incoming.finish();
    return incoming;
  } catch (error) {
    await incoming.discard();
    throw error;
  } finally {
    clearTimeout(watch);
  }
}

function readBytesMax(head: Uint8Array): number {
  const format = detectFormat(head);
  if (!format) throw new Refusal("audio_format");
  return format === "wav" ? WAV_BYTES_MAX : COMPRESSED_AUDIO_BYTES_MAX;
}
