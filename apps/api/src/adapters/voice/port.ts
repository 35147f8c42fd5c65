import type { RecordingQuality } from "@app/contracts/recordings";
import type { SpokenPitch, SpokenReport } from "@app/engine/scoring/voice/analyse-spoken-pitch";

/** Every recording is brought to this: one channel, this rate, samples between -1 and 1. */
export const VOICE_RATE_HZ = 16_000;

export interface ReadVoice {
  samples: Float32Array;
  /** Of the samples, never what the file declares; a little beyond five minutes for whatever is longer. */
  durationSec: number;
  quality: RecordingQuality;
}

/** The report, without the tracks that nobody reads on the server: an f0 each hundredth of a second. */
export type MeasuredVoice = Omit<SpokenReport, "voice"> & {
  voice: Omit<SpokenReport["voice"], "f0" | "nucleiSec" | "words" | "restarts">;
};

/** The engine and the decoder, where their memory and their crashes are not the server's. */
export interface VoiceEngine {
  /** Reads wav, m4a, mp3, webm and ogg in bounded time and memory; throws `VoiceUnreadable`. */
  read(file: string): Promise<ReadVoice>;
  analyse(spoken: SpokenPitch): Promise<MeasuredVoice>;
  close(): Promise<void>;
}

/** Damaged, empty, of another kind, or too slow to read. */
export class VoiceUnreadable extends Error {
  override name = "VoiceUnreadable";
}

/** Too many at once: worth another try. */
export class VoiceBusy extends Error {
  override name = "VoiceBusy";
}
