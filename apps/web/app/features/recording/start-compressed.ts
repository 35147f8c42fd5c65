const BITS_PER_SECOND = 128_000;
const CHUNK_MS = 1000;
/** AAC where supported; some browsers put Opus in the same container, which the server reads as well. */
const TYPES = ["audio/mp4;codecs=mp4a.40.2", "audio/mp4"];

/** A recorder whose microphone was taken by a call may never report its end. */
const STOP_MS_MAX = 5000;

/** The recorder did not answer when asked to stop, and had produced nothing. */
export class RecorderStuckError extends Error {
  override name = "RecorderStuckError";
}

export interface CompressedRecorder {
  /** Throws `RecorderStuckError` if the recorder gave nothing in time. */
  stop(): Promise<File>;
}

const FILE_NAME = "pitch.m4a";
const FILE_TYPE = "audio/mp4";
/** A recorder's chunks, concatenated in order, form the file. */
export const joinChunks = (chunks: BlobPart[]): File => new File(chunks, FILE_NAME, { type: FILE_TYPE });

/**
 * Starts an m4a recording; null if the browser cannot write one.
 *
 * @param onChunk called with each part of the file
 */
export function startCompressed(
  stream: MediaStream,
  onChunk: (chunk: Blob) => void = () => {},
): CompressedRecorder | null {
  const mimeType =
    typeof MediaRecorder === "undefined"
      ? undefined
      : TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  if (!mimeType) return null;
  const recorder = openRecorder(stream, mimeType);
  if (!recorder) return null;
  const chunks: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => {
    if (data.size === 0) return;
    chunks.push(data);
    onChunk(data);
  });
  const ended = new Promise<void>((resolve) => recorder.addEventListener("stop", () => resolve()));
  return {
    async stop() {
      // Already stopped if the device was lost.
      if (recorder.state !== "inactive") recorder.stop();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<"late">((resolve) => (timer = setTimeout(resolve, STOP_MS_MAX, "late")));
      const isLate = (await Promise.race([ended, late])) === "late";
      clearTimeout(timer);
      // The chunks received before it got stuck are readable without the end.
      if (isLate && chunks.length === 0) throw new RecorderStuckError();
      return joinChunks(chunks);
    },
  };
}

/** Null if the browser refuses a format that it claimed to support. */
function openRecorder(stream: MediaStream, mimeType: string): MediaRecorder | null {
  try {
    const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
    recorder.start(CHUNK_MS);
    return recorder;
  } catch {
    return null;
  }
}
