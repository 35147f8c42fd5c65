const BITS_PER_SECOND = 128_000;
const CHUNK_MS = 1000;
/** AAC where the device can; some put Opus in the same container, which the server reads as well. */
const TYPES = ["audio/mp4;codecs=mp4a.40.2", "audio/mp4"];

export interface CompressedRecorder {
  stop(): Promise<File>;
}

/** Starts an m4a recording, or gives null where the browser writes none. */
export function startCompressed(stream: MediaStream): CompressedRecorder | null {
  const mimeType =
    typeof MediaRecorder === "undefined"
      ? undefined
      : TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  if (!mimeType) return null;
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
  const chunks: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => data.size > 0 && chunks.push(data));
  const ended = new Promise<void>((resolve) => recorder.addEventListener("stop", () => resolve()));
  recorder.start(CHUNK_MS);
  return {
    async stop() {
      // A lost device has already stopped it.
      if (recorder.state !== "inactive") recorder.stop();
      await ended;
      return new File(chunks, "pitch.m4a", { type: "audio/mp4" });
    },
  };
}
