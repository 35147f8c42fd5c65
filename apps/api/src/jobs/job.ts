import type { Deps } from "../deps.ts";

/** Recurring work, run by every process of the server. */
export interface Job {
  /** Used in the log, and as the key of a daily job. */
  name: string;
  /**
   * `everySec`: at startup, then this many seconds after the end of each run; several processes may run it at once.
   * `dailyAt`: once a day after this hour (UTC), in one process only; a missed day is caught up at the next start, and
   * a failed run is retried ten minutes later.
   */
  when: { everySec: number } | { dailyAt: number };
  /**
   * `now` is the clock's time, which tests change; `signal` is aborted when the server stops, which waits for the run
   * to end.
   */
  run(deps: Deps, now: Date, signal: AbortSignal): Promise<unknown>;
}
