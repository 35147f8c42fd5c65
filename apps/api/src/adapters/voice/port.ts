import type { RecordingQuality } from "@app/contracts/recording";
import type { SpokenPitch } from "@app/engine/pitch";
import type { SpokenReport } from "@app/engine/report";

export interface ReadVoice {
  /** Our own: 16 kHz, one channel, 16 bits, and nothing else of what the file held. */
  wav: Uint8Array;
  /** Of the samples, never what the file declares; a little beyond five minutes for whatever is longer. */
  durationSec: number;
  quality: RecordingQuality;
}

export interface SpokenVoice extends Pick<SpokenPitch, "pitch" | "words"> {
  /** Our own wav. */
  wav: Uint8Array;
}

/** The report, without the tracks that nobody reads on the server: an f0 each hundredth of a second. */
export type MeasuredVoice = Omit<SpokenReport, "voice"> & {
  voice: Omit<SpokenReport["voice"], "f0" | "nucleiSec" | "words" | "restarts">;
};

/** The engine and the decoder, where their memory and their crashes are not the server's. */
export interface VoiceEngine {
  /** Reads wav, m4a, mp3, webm and ogg in bounded time and memory; throws `VoiceUnreadable`. */
  read(file: string): Promise<ReadVoice>;
  analyse(spoken: SpokenVoice): Promise<MeasuredVoice>;
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
