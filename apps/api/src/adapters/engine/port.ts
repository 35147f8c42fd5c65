import type { RecordingQuality } from "@app/contracts/recording";
import type { PitchText, SpokenPitch } from "@app/engine/pitch";
import type { SpokenReport, TextReport } from "@app/engine/report";
import type { Place } from "../../concurrency/fair-queue.ts";

export interface ReadVoice {
  /** Our own: 16 kHz, one channel, 16 bits, and nothing else of what the file held. */
  wav: Uint8Array;
  /** Of the samples, never what the file declares; a little beyond five minutes for anything longer. */
  durationSec: number;
  quality: RecordingQuality;
}

export interface SpokenVoice extends Pick<SpokenPitch, "pitch" | "words"> {
  /** Our own wav, read when its turn comes: what waits holds no sound in memory. */
  readWav(): Promise<Uint8Array>;
}

/** The report, without the tracks that no reader of the server uses: an f0 each hundredth of a second. */
export type MeasuredVoice = Omit<SpokenReport, "voice"> & {
  voice: Omit<SpokenReport["voice"], "f0" | "nucleiSec" | "words" | "restarts">;
};

/**
 * The engine and the decoder, away from the server's event loop and memory. Each call waits for its turn, fairly between
 * users: texts on one side, voices, which take longer, on the other. Rejects with `QueueFull` when too much waits.
 */
export interface Engine {
  measureText(pitch: PitchText, place: Place): Promise<TextReport>;
  /** Reads wav, m4a, mp3, webm and ogg in bounded time and memory; throws `VoiceUnreadable`. */
  readVoice(file: string, place: Place): Promise<ReadVoice>;
  measureVoice(spoken: SpokenVoice, place: Place): Promise<MeasuredVoice>;
  close(): Promise<void>;
}

/** Damaged, empty, of another kind, or too slow to read. */
export class VoiceUnreadable extends Error {
  override name = "VoiceUnreadable";
}
