import { openFairQueue, type Place } from "../../concurrency/fair-queue.ts";
import {
  type AskedProcess,
  openAskedProcess,
  ProcessGone,
  ProcessLate,
  type ProcessOptions,
} from "./ask-process.ts";

export interface ProcessPool<Request, Result> {
  /** Waits for its turn in a fair queue; `prepare` makes the request then, and not before. */
  ask(place: Place, prepare: () => Request | Promise<Request>): Promise<Result>;
  /** Starts one process before anything is asked. */
  warm(): void;
  close(): void;
}

export interface PoolOptions<Request> extends ProcessOptions<Request> {
  processes: number;
  waitingMax: number;
}

/** What kept a process too long, or killed it, costs its user a turn. */
const isKill = (error: unknown) => error instanceof ProcessLate || error instanceof ProcessGone;
const NEVER = new AbortController().signal;

/** Several processes of one program behind one fair queue. The time limit of a request begins with its turn. */
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
        // The last one that worked comes first: it is warm, and the others may end.
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
