import os from "node:os";
import path from "node:path";
import type { TextReport } from "@app/engine/report";
import { ProcessGone, ProcessLate } from "../forked/ask-process.ts";
import { openProcessPool } from "../forked/process-pool.ts";
import type { EngineRequest, EngineResult } from "./engine-process.ts";
import {
  type Engine,
  type InterviewResult,
  type MeasuredVoice,
  type ReadVoice,
  VoiceUnreadable,
} from "./port.ts";

const PROGRAM = path.join(import.meta.dirname, "engine-process.ts");

/** Far above what the slowest valid text takes: a process that exceeds it is faulty and is killed. */
const TEXT_MS_MAX = 10_000;
const TEXT_WAITING_MAX = 500;
const TEXT_HEAP_MB_MAX = 256;
/** Far above what the slowest valid recording takes on a busy machine. */
const VOICE_MS_MAX = 60_000;
const VOICE_WAITING_MAX = 60;
/** Usually long enough to span the transcription that comes between an upload and its analysis. */
const VOICE_IDLE_MS = 30_000;
/** The decoder does not free all its memory: after most files the process exceeds this and is replaced. */
const VOICE_RSS_BYTES_MAX = 200_000_000;

interface HostOptions {
  /** Starts the first text process at once, so that the first analysis does not wait for it. */
  warm?: boolean;
  textMsMax?: number;
  voiceMsMax?: number;
  voiceIdleMs?: number;
  /** A voice process whose memory exceeds this after an answer is ended. */
  voiceRssBytesMax?: number;
}

/**
 * Runs the engine in two pools of child processes (texts, voices), each of one process per core minus one. Voice
 * processes take up to 300 MB while they work and end when idle; text processes stay.
 */
export function openEngineHost({
  warm = false,
  textMsMax = TEXT_MS_MAX,
  voiceMsMax = VOICE_MS_MAX,
  voiceIdleMs = VOICE_IDLE_MS,
  voiceRssBytesMax = VOICE_RSS_BYTES_MAX,
}: HostOptions = {}): Engine {
  const common = { program: PROGRAM, niceness: 0, processes: Math.max(1, os.availableParallelism() - 1) };
  const texts = openProcessPool<EngineRequest, EngineResult>({
    ...common,
    msMax: textMsMax,
    idleMs: Infinity,
    heapMbMax: TEXT_HEAP_MB_MAX,
    waitingMax: TEXT_WAITING_MAX,
  });
  const voices = openProcessPool<EngineRequest, EngineResult>({
    ...common,
    msMax: voiceMsMax,
    idleMs: voiceIdleMs,
    rssBytesMax: voiceRssBytesMax,
    waitingMax: VOICE_WAITING_MAX,
  });
  if (warm) texts.warm();

  return {
    prepareInterview: async (task, place) =>
      (await texts.ask(place, () => ({ interview: task }))) as InterviewResult<typeof task>,
    measureText: async (pitch, place) => (await texts.ask(place, () => ({ pitch }))) as TextReport,
    async readVoice(file, place) {
      const result = await voices
        .ask(place, () => ({ file }))
        .catch((error: unknown) => {
          // A file that kills the process reading it, or keeps it busy past the limit, counts as unreadable.
          if (error instanceof ProcessGone || error instanceof ProcessLate) return null;
          throw error;
        });
      if (!result) throw new VoiceUnreadable("no sound can be read");
      return result as ReadVoice;
    },
    measureVoice: async ({ readWav, ...spoken }, place) =>
      (await voices.ask(place, async () => ({
        spoken: { ...spoken, wav: await readWav() },
      }))) as MeasuredVoice,
    async close() {
      texts.close();
      voices.close();
    },
  };
}
