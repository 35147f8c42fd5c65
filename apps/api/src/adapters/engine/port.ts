import type { RecordingQuality } from "@app/contracts/recording";
import type { compareCv, readAdvert, writeExampleAnswer, writeQuestions } from "@app/engine/interview";
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

interface SpokenVoice extends Pick<SpokenPitch, "pitch" | "words"> {
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
  /** Work on an interview plan, in the turn of texts. */
  prepareInterview<Task extends InterviewTask>(task: Task, place: Place): Promise<InterviewResult<Task>>;
  measureText(pitch: PitchText, place: Place): Promise<TextReport>;
  /** Reads wav, m4a, mp3, webm and ogg in bounded time and memory; throws `VoiceUnreadable`. */
  readVoice(file: string, place: Place): Promise<ReadVoice>;
  measureVoice(spoken: SpokenVoice, place: Place): Promise<MeasuredVoice>;
  close(): Promise<void>;
}

/** One function of the interview engine with what it takes. */
export type InterviewTask = {
  [Name in keyof InterviewFunctions]: { name: Name; request: Parameters<InterviewFunctions[Name]>[0] };
}[keyof InterviewFunctions];
export interface InterviewFunctions {
  readAdvert: typeof readAdvert;
  writeQuestions: typeof writeQuestions;
  writeExampleAnswer: typeof writeExampleAnswer;
  compareCv: typeof compareCv;
}
export type InterviewResult<Task extends InterviewTask> = ReturnType<InterviewFunctions[Task["name"]]>;

/** Damaged, empty, of another kind, or too slow to read. */
export class VoiceUnreadable extends Error {
  override name = "VoiceUnreadable";
}
