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

/** Far above the slowest honest text: what takes longer is a fault, and its process is ended. */
const TEXT_MS_MAX = 10_000;
const TEXT_WAITING_MAX = 500;
const TEXT_HEAP_MB_MAX = 256;
/** Far above the slowest honest recording on a busy machine. */
const VOICE_MS_MAX = 60_000;
const VOICE_WAITING_MAX = 60;
/** Long enough for the transcription between an upload and its analysis, mostly. */
const VOICE_IDLE_MS = 30_000;
/** The decoder's instances leave their memory behind: its process is a new one after most files. */
const VOICE_RSS_BYTES_MAX = 200_000_000;

interface HostOptions {
  /** Starts the first text process at once, so that the first analysis does not wait for it. */
  warm?: boolean;
  textMsMax?: number;
  voiceMsMax?: number;
  voiceIdleMs?: number;
  /** A voice process that holds more once it has answered is ended. */
  voiceRssBytesMax?: number;
}

/**
 * The engine in processes of their own, one for each core but one on each side. Voice processes take up to 300 MB while
 * they work and give them back; text processes stay.
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
          // A file that kills its reader, or keeps it for ever, is not one that we can read.
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
