import { Refusal } from "../../errors.ts";

const RETRY_AFTER_SEC = 1;

/**
 * Lets `atOnce` jobs run, `queueMax` wait and refuses the others with a 503: a flood of sign-ins then costs its
 * senders a wait, and everyone else nothing.
 */
export function createWorkLimit(atOnce: number, queueMax: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function limit<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= queueMax) throw new Refusal("unavailable", { retryAfterSec: RETRY_AFTER_SEC });
      // The one who leaves hands its place over: `running` does not change.
      await new Promise<void>((resume) => waiting.push(resume));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
