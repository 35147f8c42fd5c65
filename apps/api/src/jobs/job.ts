import type { Deps } from "../deps.ts";

/** Work that repeats without a request, in every process of the server. */
export interface Job {
  /** In the log, and the key of a daily one. */
  name: string;
  /**
   * `everySec`: at the start, then so many seconds after the end of each run. Several processes may run it at once.
   * `dailyAt`: once a day, from this hour (UTC) on, in one process only. A missed day is made up for at the next start;
   * a run that failed is tried again ten minutes later.
   */
  when: { everySec: number } | { dailyAt: number };
  /** `now` is the time of the clock, which tests move; `signal` is aborted when the server stops, and waits for the end. */
  run(deps: Deps, now: Date, signal: AbortSignal): Promise<unknown>;
}
