import { setTimeout as sleep } from "node:timers/promises";

/** The time of everything that repeats or expires: a test moves its own. */
export interface Clock {
  now(): Date;
  /** Ends after `ms`, or at once when the signal is aborted; keeps no process alive. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal, ref: false }).catch(() => {}),
};
