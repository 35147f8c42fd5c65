const BITS_PER_SECOND = 128_000;
const CHUNK_MS = 1000;
/** AAC where the device can; some put Opus in the same container, which the server reads as well. */
const TYPES = ["audio/mp4;codecs=mp4a.40.2", "audio/mp4"];

/** A recorder whose microphone a call has taken may never say that it has ended. */
const STOP_MS_MAX = 5000;

/** The recorder was asked to end, did not answer, and had given nothing before. */
export class RecorderStuckError extends Error {
  override name = "RecorderStuckError";
}

export interface CompressedRecorder {
  /** Throws `RecorderStuckError` where the recorder gave nothing in time. */
  stop(): Promise<File>;
}

const FILE_NAME = "pitch.m4a";
const FILE_TYPE = "audio/mp4";
/** The parts that a recorder gave, in their order, are the file. */
export const joinChunks = (chunks: BlobPart[]): File => new File(chunks, FILE_NAME, { type: FILE_TYPE });

/**
 * Starts an m4a recording, or gives null where the browser writes none.
 *
 * @param onChunk each part of the file as it comes
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
      // A lost device has already stopped it.
      if (recorder.state !== "inactive") recorder.stop();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<"late">((resolve) => (timer = setTimeout(resolve, STOP_MS_MAX, "late")));
      const isLate = (await Promise.race([ended, late])) === "late";
      clearTimeout(timer);
      // What it had given before it was stuck can be read without its end.
      if (isLate && chunks.length === 0) throw new RecorderStuckError();
      return joinChunks(chunks);
    },
  };
}

/** Null where the browser refuses what it said it could record. */
function openRecorder(stream: MediaStream, mimeType: string): MediaRecorder | null {
  try {
    const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
    recorder.start(CHUNK_MS);
    return recorder;
  } catch {
    return null;
  }
}
