import { openFairQueue, type Place } from "../../concurrency/fair-queue.ts";
import {
  type AskedProcess,
  openAskedProcess,
  ProcessGone,
  ProcessLate,
  type ProcessOptions,
} from "./ask-process.ts";

export interface ProcessPool<Request, Result> {
  /** Waits for its turn in a fair queue; `prepare` builds the request only when the turn comes. */
  ask(place: Place, prepare: () => Request | Promise<Request>): Promise<Result>;
  /** Starts one process before anything is asked. */
  warm(): void;
  close(): void;
}

export interface PoolOptions<Request> extends ProcessOptions<Request> {
  processes: number;
  waitingMax: number;
}

/** A task that timed out or killed its process costs its user one turn in the queue. */
const isKill = (error: unknown) => error instanceof ProcessLate || error instanceof ProcessGone;
const NEVER = new AbortController().signal;

/** Several processes of one program behind one fair queue. A request's time limit starts when its turn comes. */
export function openProcessPool<Request, Result>({
  processes,
  waitingMax,
  ...options
}: PoolOptions<Request>): ProcessPool<Request, Result> {
  const all = Array.from({ length: processes }, () => openAskedProcess<Request, Result>(options));
  const free: AskedProcess<Request, Result>[] = [...all];
  const queue = openFairQueue({ atOnce: processes, waitingMax, isKill });
  return {
    ask: (place, prepare) =>
      queue.run(place, async () => {
        // Prefer the process that worked last: it is warm, and the others may go idle and end.
        const process = free.pop()!;
        try {
          return await process.ask(await prepare(), place.signal ?? NEVER);
        } finally {
          free.push(process);
        }
      }),
    warm: () => free.at(-1)?.warm(),
    close: () => all.forEach((process) => process.close()),
  };
}
