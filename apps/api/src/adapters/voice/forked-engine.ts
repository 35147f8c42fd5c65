import os from "node:os";
import path from "node:path";
import { openAskedProcess, ProcessGone, ProcessLate } from "../forked/ask-process.ts";
import { type MeasuredVoice, type ReadVoice, VoiceBusy, type VoiceEngine, VoiceUnreadable } from "./port.ts";
import type { VoiceRequest, VoiceResult } from "./voice-process.ts";

const PROGRAM = path.join(import.meta.dirname, "voice-process.ts");
/** Far above the slowest honest recording on a busy machine. */
const REQUEST_MS_MAX = 60_000;
/** Long enough for the transcription between an upload and its analysis, mostly. */
const IDLE_MS = 30_000;
/** The decoder's instances leave their memory behind: its process is a new one after most files. */
const RSS_BYTES_MAX = 200_000_000;
/** Requests that wait for one process; more would only wait to be given up. */
const PENDING_MAX = 20;

/** One process for each core but one; each takes up to 300 MB while it works and gives them back. */
export function openForkedVoiceEngine({ idleMs = IDLE_MS, msMax = REQUEST_MS_MAX } = {}): VoiceEngine {
  const workers = Array.from({ length: Math.max(1, os.availableParallelism() - 1) }, () =>
    openAskedProcess<VoiceRequest, VoiceResult>({
      program: PROGRAM,
      msMax,
      idleMs,
      niceness: 0,
      rssBytesMax: RSS_BYTES_MAX,
    }),
  );

  async function ask(request: VoiceRequest): Promise<VoiceResult> {
    const [least] = workers.toSorted((left, right) => left.pending - right.pending);
    if (least!.pending >= PENDING_MAX) throw new VoiceBusy("too many recordings at once");
    return least!.ask(request, new AbortController().signal);
  }

  return {
    async read(file) {
      const result = await ask({ file }).catch((error: unknown) => {
        // A file that kills its reader, or keeps it for ever, is not one that we can read.
        if (error instanceof ProcessGone || error instanceof ProcessLate) return null;
        throw error;
      });
      if (!result) throw new VoiceUnreadable("no sound can be read");
      return result as ReadVoice;
    },
    analyse: async (spoken) => (await ask({ spoken })) as MeasuredVoice,
    async close() {
      for (const worker of workers) worker.close();
    },
  };
}
