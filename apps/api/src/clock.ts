import { setTimeout as sleep } from "node:timers/promises";

/** Time for everything that repeats or expires; tests replace it to move time. */
export interface Clock {
  now(): Date;
  /** Resolves after `ms`, or at once when the signal is aborted; does not keep the process alive. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal, ref: false }).catch(() => {}),
};
