/** Every recording is brought to this: one channel, this rate, samples between -1 and 1. */
export const DECODED_RATE_HZ = 16_000;

export interface DecodedAudio {
  samples: Float32Array;
  /** Of the samples, never what the file declares. */
  durationSec: number;
}

/** Reads wav, m4a, mp3, webm and ogg in bounded time and memory, whatever the file declares. */
export interface AudioDecoder {
  /** Stops a little after the longest recording that is accepted; throws `AudioUnreadable`. */
  decode(file: string, signal: AbortSignal): Promise<DecodedAudio>;
}

/** Damaged, empty, of another kind, or too slow to read. */
export class AudioUnreadable extends Error {
  override name = "AudioUnreadable";
}
