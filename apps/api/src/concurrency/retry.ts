import { setTimeout as sleep } from "node:timers/promises";

/** Result of one attempt. A failure worth retrying says when: `now` if the request has been changed. */
export type Attempt<Value> =
  | { value: Value }
  | { failure: Error; again: "never" | "now" | "later"; waitMs?: number | undefined };

interface RetryOptions {
  signal: AbortSignal;
  /** Milliseconds since the epoch: a wait that would end later is not started. */
  endsAt: number;
  /** A changed request, which is sent at once, does not count. */
  attemptsMax: number;
  backOffMs: number;
}

/** Jitter: each wait is between half and all of its length, so that clients refused together do not retry together. */
const JITTER = 0.5;

/**
 * Retries until there is a value, the failure is final, or the time is up; then throws the last failure. Waits as long
 * as the service asks, else twice as long each time. The attempt itself must listen to the signal.
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
