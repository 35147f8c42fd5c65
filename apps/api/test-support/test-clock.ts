import type { Clock } from "../src/clock.ts";

export interface TestClock extends Clock {
  /** Advances the time, and wakes every sleeper that is due. */
  advance(ms: number): void;
  /** Resolves once `count` sleepers wait: the jobs have then done what was due. */
  waitForSleepers(count: number): Promise<void>;
}

/** A clock that stands still until it is advanced. */
export function openTestClock(start: string): TestClock {
  let now = Date.parse(start);
  const sleepers = new Set<{ at: number; wake: () => void }>();
  const waiting = new Set<() => void>();
  const tellSleepers = () => waiting.forEach((check) => check());
  return {
    now: () => new Date(now),
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const wake = () => {
          sleepers.delete(sleeper);
          signal.removeEventListener("abort", wake);
          resolve();
        };
        const sleeper = { at: now + ms, wake };
        sleepers.add(sleeper);
        signal.addEventListener("abort", wake);
        tellSleepers();
      }),
    advance(ms) {
      now += ms;
      for (const { at, wake } of sleepers) if (at <= now) wake();
    },
    waitForSleepers: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (sleepers.size < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
  };
}
