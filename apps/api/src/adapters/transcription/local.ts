import os from "node:os";
import path from "node:path";
import type { TimedWord } from "@app/contracts/recording";
import { decodeWav16 } from "@app/engine/sound";
import { QueueFull } from "../../concurrency/fair-queue.ts";
import { ProcessFailed, ProcessLate } from "../forked/ask-process.ts";
import { openProcessPool } from "../forked/process-pool.ts";
import { cutAtSilences } from "./cut-at-silences.ts";
import { joinTokens } from "./join-tokens.ts";
import type { LocalModel } from "./local-model.ts";
import { type SpeechText, type Transcriber, TranscriptionFailure } from "./port.ts";
import type { Heard, RecogniserRequest } from "./recogniser-process.ts";

const SAMPLE_RATE_HZ = 16_000;
const PROGRAM = path.join(import.meta.dirname, "recogniser-process.ts");
/** Time limit for a piece of speech; the first one includes loading the model. */
const PIECE_MS_MAX = 60_000;
/** A loaded model takes over a gigabyte of memory: unload it after this idle time. */
const IDLE_MS = 300_000;
const THREADS_MAX = 4;
/** Maximal number of pieces that wait, all users together. */
const WAITING_MAX = 60;

/** Runs the model of the models folder in its own process, one piece at a time, fairly between users. */
export function openLocalTranscriber(
  model: LocalModel,
  { program = PROGRAM, msMax = PIECE_MS_MAX, idleMs = IDLE_MS } = {},
): Transcriber {
  const threads = Math.max(1, Math.min(THREADS_MAX, os.availableParallelism()));
  const recogniser = openProcessPool<RecogniserRequest, Heard>({
    program,
    processes: 1,
    waitingMax: WAITING_MAX,
    first: { model, threads },
    msMax,
    idleMs,
    niceness: 10,
  });

  return {
    describe: () => ({ method: "local", model: model.name }),
    async transcribe(wav, signal, user) {
      const samples = decodeWav16(wav);
      const pieces = [];
      for (const { start, end } of cutAtSilences(samples, SAMPLE_RATE_HZ)) {
        const part = samples.slice(start, end);
        const heard = await recogniser
          .ask({ user, signal }, () => ({ samples: part, sampleRate: SAMPLE_RATE_HZ }))
          .catch(throwTranscriptionFailure);
        pieces.push({ heard, offsetSec: start / SAMPLE_RATE_HZ, pieceSec: part.length / SAMPLE_RATE_HZ });
      }
      return joinPieces(pieces);
    },
    close: async () => recogniser.close(),
  };
}

function throwTranscriptionFailure(error: Error): never {
  if (error instanceof QueueFull)
    throw new TranscriptionFailure("busy", "too much waits for the local model");
  // A caller who gives up while waiting counts as a timeout too.
  if (error instanceof ProcessLate || error.name === "AbortError" || error.name === "TimeoutError")
    throw new TranscriptionFailure("timeout", "the local model took too long");
  const reason = error instanceof ProcessFailed ? error.message : "it stopped: are its files whole?";
  throw new TranscriptionFailure("broken", `the local model: ${reason}`);
}

interface HeardPiece {
  heard: Heard;
  offsetSec: number;
  pieceSec: number;
}

function joinPieces(pieces: HeardPiece[]): SpeechText {
  const texts: string[] = [];
  let words: TimedWord[] | null = [];
  let language: string | null = null;
  for (const { heard, offsetSec, pieceSec } of pieces) {
    texts.push(heard.text.trim());
    language ||= heard.lang.replace(/[<|>]/g, "") || null;
    const timed = joinTokens(heard, offsetSec, pieceSec);
    words = words && timed ? [...words, ...timed] : null;
  }
  return { text: texts.filter(Boolean).join(" "), language, words: words?.length ? words : null };
}
