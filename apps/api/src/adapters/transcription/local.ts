import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import os from "node:os";
import path from "node:path";
import type { TimedWord } from "@app/contracts/recordings";
import { cutAtSilences } from "./cut-at-silences.ts";
import { joinTokens } from "./join-tokens.ts";
import type { LocalModel } from "./local-model.ts";
import { SAMPLE_RATE_HZ, type SpeechText, type Transcriber, TranscriptionFailure } from "./port.ts";
import type { RecogniserAnswer, RecogniserRequest } from "./recogniser-process.ts";

const PROGRAM = path.join(import.meta.dirname, "recogniser-process.ts");
const DEADLINE_MS = 300_000;
/** A loaded model takes more than a gigabyte: it is let go when nobody speaks. */
const IDLE_MS = 300_000;
const NICENESS = 10;
const THREADS_MAX = 4;

/** The model of the models folder, in a process of its own, one pitch after the other. */
export function openLocalTranscriber(
  model: LocalModel,
  { program = PROGRAM, deadlineMs = DEADLINE_MS, idleMs = IDLE_MS } = {},
): Transcriber {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const stop = () => {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = null;
  };

  async function recognise(samples: Float32Array, signal: AbortSignal): Promise<SpeechText> {
    clearTimeout(idle);
    if (signal.aborted)
      throw new TranscriptionFailure("timeout", "nobody waits for this transcription any more");
    const until = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
    try {
      child ??= await start(program, model, until, (gone) => {
        if (child === gone) child = null;
      });
      const pieces = [];
      for (const { start, end } of cutAtSilences(samples, SAMPLE_RATE_HZ)) {
        const part = samples.slice(start, end);
        const answer = await ask(child, { samples: part, sampleRate: SAMPLE_RATE_HZ }, until);
        pieces.push({ answer, offsetSec: start / SAMPLE_RATE_HZ, pieceSec: part.length / SAMPLE_RATE_HZ });
      }
      idle = setTimeout(stop, idleMs);
      idle.unref();
      return joinPieces(pieces);
    } catch (error) {
      stop();
      throw error;
    }
  }

  return {
    describe: () => ({ method: "local", model: model.name }),
    transcribe(samples, signal) {
      const mine = turn.then(() => recognise(samples, signal));
      turn = mine.catch(() => {});
      return mine;
    },
    async close() {
      stop();
    },
  };
}

async function start(
  program: string,
  model: LocalModel,
  until: AbortSignal,
  onGone: (child: ChildProcess) => void,
): Promise<ChildProcess> {
  const child = fork(program, {
    serialization: "advanced",
    // What the native library prints goes nowhere: it repeats what was said.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    execArgv: [],
  });
  child.on("exit", () => onGone(child));
  child.on("error", () => onGone(child));
  child.unref();
  child.channel?.unref();
  if (child.pid) trySetPriority(child.pid);
  const threads = Math.max(1, Math.min(THREADS_MAX, os.availableParallelism()));
  try {
    await ask(child, { model, threads }, until);
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
  return child;
}

/** One question, one answer; the end of the process is an answer too. */
async function ask(
  child: ChildProcess,
  request: RecogniserRequest,
  until: AbortSignal,
): Promise<Exclude<RecogniserAnswer, { error: string }>> {
  const over = new AbortController();
  const signal = AbortSignal.any([until, over.signal]);
  child.channel?.ref();
  try {
    const answered = once(child, "message", { signal });
    const ended = once(child, "exit", { signal }).then(() => null);
    answered.catch(() => {});
    ended.catch(() => {});
    child.send(request, (error) => error && over.abort(error));
    const first = await Promise.race([answered, ended]).catch(() => {
      throw until.aborted
        ? new TranscriptionFailure("timeout", "the local model took too long")
        : new TranscriptionFailure("broken", "the local model stopped");
    });
    if (first === null)
      throw new TranscriptionFailure("broken", "the local model stopped: are its files whole?");
    const answer = first[0] as RecogniserAnswer;
    if ("error" in answer) throw new TranscriptionFailure("broken", `the local model: ${answer.error}`);
    return answer;
  } finally {
    over.abort();
    child.channel?.unref();
  }
}

interface HeardPiece {
  answer: Exclude<RecogniserAnswer, { error: string }>;
  offsetSec: number;
  pieceSec: number;
}

function joinPieces(pieces: HeardPiece[]): SpeechText {
  const texts: string[] = [];
  let words: TimedWord[] | null = [];
  let language: string | null = null;
  for (const { answer, offsetSec, pieceSec } of pieces) {
    if (!("text" in answer)) continue;
    texts.push(answer.text.trim());
    language ||= answer.lang.replace(/[<|>]/g, "") || null;
    const heard = joinTokens(answer, offsetSec, pieceSec);
    words = words && heard ? [...words, ...heard] : null;
  }
  return { text: texts.filter(Boolean).join(" "), language, words: words?.length ? words : null };
}

function trySetPriority(pid: number) {
  try {
    os.setPriority(pid, NICENESS);
  } catch {
    // Some containers forbid it; the model then competes with the server.
  }
}
