import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import os from "node:os";
import type { Answer } from "./answer-requests.ts";

/** The process died before it answered: a native library aborted, or memory ran out. */
export class ProcessGone extends Error {
  override name = "ProcessGone";
}
/** The time limit has passed, or the caller has given up. */
export class ProcessLate extends Error {
  override name = "ProcessLate";
}
/** The process answered with an error. */
export class ProcessFailed extends Error {
  override name = "ProcessFailed";
}

export interface AskedProcess<Request, Result> {
  /**
   * One request at a time. A request that is not answered in time kills the process; the next one gets a new process.
   */
  ask(request: Request, signal: AbortSignal): Promise<Result>;
  /** Starts the process in advance, so that the first request does not wait for it. */
  warm(): void;
  close(): void;
}

export interface ProcessOptions<Request> {
  /** A file that calls `answerRequests`. */
  program: string;
  /** Sent first to each new process. */
  first?: Request;
  /** Time limit of one request, in milliseconds. */
  msMax: number;
  /** The process is ended, which frees its memory, after this time without a request; `Infinity` keeps it. */
  idleMs: number;
  niceness: number;
  /** A process that holds more than this after an answer is replaced. */
  rssBytesMax?: number;
  /** Maximal size of its JavaScript heap. */
  heapMbMax?: number;
}

/**
 * The child gets none of our settings, above all no keys. Two malloc arenas rather than one per thread, since each
 * arena keeps the memory it took.
 */
const CHILD_ENV = {
  PATH: process.env.PATH,
  TMPDIR: process.env.TMPDIR,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  MALLOC_ARENA_MAX: "2",
};

/**
 * Runs one of our programs in a child process, started at the first request: its crashes and leaks spare the server.
 */
export function openAskedProcess<Request, Result>(
  options: ProcessOptions<Request>,
): AskedProcess<Request, Result> {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const stop = () => {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = null;
  };

  const startOne = (): ChildProcess => {
    const started = start(options);
    child = started;
    started.on("exit", () => {
      if (child === started) child = null;
    });
    return started;
  };

  return {
    async ask(request, caller) {
      clearTimeout(idle);
      if (caller.aborted) throw new ProcessLate("nobody waits for the answer any more");
      const until = AbortSignal.any([caller, AbortSignal.timeout(options.msMax)]);
      try {
        if (!child) {
          const started = startOne();
          if (options.first !== undefined) await exchange(started, options.first, until);
        }
        const { result, rssBytes } = await exchange(child!, request, until);
        if (rssBytes > (options.rssBytesMax ?? Infinity)) stop();
        else if (options.idleMs < Infinity) idle = setTimeout(stop, options.idleMs).unref();
        return result as Result;
      } catch (error) {
        if (!(error instanceof ProcessFailed)) stop();
        throw error;
      }
    },
    warm() {
      if (!child) startOne();
    },
    close: stop,
  };
}

function start({ program, niceness, heapMbMax }: Omit<ProcessOptions<unknown>, "first">): ChildProcess {
  const child = fork(program, {
    serialization: "advanced",
    // What a native library prints may repeat what the user said: discard it.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    execArgv: heapMbMax === undefined ? [] : [`--max-old-space-size=${heapMbMax}`],
    env: CHILD_ENV,
  });
  child.on("error", () => {});
  child.unref();
  child.channel?.unref();
  try {
    if (child.pid) os.setPriority(child.pid, niceness);
  } catch {
    // Some containers forbid changing the priority; the process then competes with the server.
  }
  return child;
}

/** One request and its answer; the end of the process also settles it. */
async function exchange(
  child: ChildProcess,
  request: unknown,
  until: AbortSignal,
): Promise<{ result: unknown; rssBytes: number }> {
  const over = new AbortController();
  const signal = AbortSignal.any([until, over.signal]);
  child.channel?.ref();
  try {
    const answered = once(child, "message", { signal }).then(([answer]) => answer as Answer);
    const ended = once(child, "exit", { signal }).then(() => null);
    answered.catch(() => {});
    ended.catch(() => {});
    if (child.exitCode !== null || child.signalCode !== null) throw new ProcessGone("the process has ended");
    child.send(request as object, (error) => error && over.abort());
    const answer = await Promise.race([answered, ended]).catch(() => {
      throw until.aborted
        ? new ProcessLate("the process took too long")
        : new ProcessGone("the process has ended");
    });
    if (answer === null) throw new ProcessGone("the process ended without an answer");
    if ("error" in answer) throw new ProcessFailed(answer.error);
    return answer;
  } finally {
    over.abort();
    child.channel?.unref();
  }
}
