import { setTimeout as sleep } from "node:timers/promises";

/** Does `work` now and then every `everyMs`, never twice at once; `stop` waits for the run in progress. */
export function repeat(
  everyMs: number,
  work: () => Promise<unknown>,
  report: (error: unknown) => void,
): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const run = async () => {
    while (!stopped.signal.aborted) {
      await work().catch(report);
      await sleep(everyMs, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
    }
  };
  const running = run();
  return {
    stop: () => {
      stopped.abort();
      return running;
    },
  };
}
