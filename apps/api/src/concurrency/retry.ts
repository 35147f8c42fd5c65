import { setTimeout as sleep } from "node:timers/promises";

/** How one request went. A failure that can be mended says when: `now` for a request that has been changed. */
export type Attempt<Value> =
  | { value: Value }
  | { failure: Error; again: "never" | "now" | "later"; waitMs?: number | undefined };

interface RetryOptions {
  signal: AbortSignal;
  /** Milliseconds since the epoch: a wait that would end later is not begun. */
  endsAt: number;
  /** Of those that had to wait; a changed request is not one more. */
  attemptsMax: number;
  backOffMs: number;
}

/** Jitter, between half and the whole of the wait: clients refused together do not retry together. */
const JITTER = 0.5;

/**
 * Asks until there is a value, the failure is final, or the time is up; then throws the last failure. Waits as the
 * service asks, and twice as long each time where it does not say. The attempt itself listens to the signal.
 */
export async function retry<Value>(
  attemptOnce: () => Promise<Attempt<Value>>,
  { signal, endsAt, attemptsMax, backOffMs }: RetryOptions,
): Promise<Value> {
  for (let attempt = 1; ;) {
    const result = await attemptOnce();
    if ("value" in result) return result.value;
    const { failure, again, waitMs } = result;
    if (again === "now") continue;
    const pauseMs = waitMs ?? backOffMs * 2 ** (attempt - 1) * (1 - JITTER * Math.random());
    if (again === "never" || attempt >= attemptsMax || Date.now() + pauseMs >= endsAt) throw failure;
    attempt += 1;
    await sleep(pauseMs, undefined, { signal }).catch(() => {
      throw failure;
    });
  }
}
