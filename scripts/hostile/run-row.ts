import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "./client.ts";
import type { Row, Target } from "./row.ts";

const PROBE_EVERY_MS = 100;
/** Maximal time of a cheap request: longer means that it waits behind an attack. A busy machine needs a tenth of it. */
const STALL_MS = 5000;

export interface Outcome {
  name: string;
  held: boolean;
  /** What was tried, or why the row failed. */
  said: string;
  /** The longest wait of another user for the cheapest answer, during the attack. */
  worstMs: number;
  tookMs: number;
}

export async function runRow(row: Row, target: Target): Promise<Outcome> {
  const startedAt = performance.now();
  const probe = watch([target.lax, target.strict]);
  let held = true;
  let said: string;
  try {
    said = await row.run(target);
  } catch (error) {
    held = false;
    said = (error as Error).message;
  }
  const worstMs = await probe.stop();
  if (held && worstMs > STALL_MS) {
    held = false;
    said = `somebody else waited ${Math.round(worstMs)} ms`;
  }
  return { name: row.name, held, said, worstMs, tookMs: performance.now() - startedAt };
}

/** Polls each server repeatedly, like a user unrelated to the attack. */
function watch(clients: Client[]): { stop(): Promise<number> } {
  let worstMs = 0;
  const over = new AbortController();
  const watchOne = async (client: Client) => {
    while (!over.signal.aborted) {
      const startedAt = performance.now();
      const isWell = await client.ask("/healthz").then(
        ({ status }) => status === 200,
        () => false,
      );
      worstMs = Math.max(worstMs, isWell ? performance.now() - startedAt : Infinity);
      await sleep(PROBE_EVERY_MS);
    }
  };
  const watches = clients.map(watchOne);
  return {
    async stop() {
      over.abort();
      await Promise.all(watches);
      return worstMs;
    },
  };
}
