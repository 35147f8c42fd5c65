import type { RecordingQuality } from "@app/contracts/recording";
import type { compareCv, readAdvert, writeExampleAnswer, writeQuestions } from "@app/engine/interview";
import type { PitchText, SpokenPitch } from "@app/engine/pitch";
import type { SpokenReport, TextReport } from "@app/engine/report";
import type { Place } from "../../concurrency/fair-queue.ts";

export interface ReadVoice {
  /** Our own encoding: 16 kHz, mono, 16 bits, without the metadata of the original file. */
  wav: Uint8Array;
  /** Counted from the samples, never read from the file's header; capped a little above five minutes. */
  durationSec: number;
  quality: RecordingQuality;
}

interface SpokenVoice extends Pick<SpokenPitch, "pitch" | "words"> {
  /** Reads our own wav when the turn comes, so that waiting requests hold no sound in memory. */
  readWav(): Promise<Uint8Array>;
}

/** The report without the tracks that the server does not use (f0 every hundredth of a second, for instance). */
export type MeasuredVoice = Omit<SpokenReport, "voice"> & {
  voice: Omit<SpokenReport["voice"], "f0" | "nucleiSec" | "words" | "restarts">;
};

/**
 * The engine and the decoder, outside the server's event loop and memory. Each call waits for its turn, shared fairly
 * between users, in one queue for texts and another for voices, which take longer. Rejects with `QueueFull` when too
 * many calls wait.
 */
export interface Engine {
  /** Works on an interview plan, in the queue of texts. */
  prepareInterview<Task extends InterviewTask>(task: Task, place: Place): Promise<InterviewResult<Task>>;
  measureText(pitch: PitchText, place: Place): Promise<TextReport>;
  /** Reads wav, m4a, mp3, webm and ogg in bounded time and memory; throws `VoiceUnreadable`. */
  readVoice(file: string, place: Place): Promise<ReadVoice>;
  measureVoice(spoken: SpokenVoice, place: Place): Promise<MeasuredVoice>;
  close(): Promise<void>;
}

/** Name of one function of the interview engine, with its argument. */
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

/** The file is damaged, empty, of another format, or too slow to read. */
export class VoiceUnreadable extends Error {
  override name = "VoiceUnreadable";
}
