import { askWorker } from "../../lib/ask-worker.ts";
import type { TrialQuestion, TrialResult } from "./model.ts";

let worker: Worker | null = null;

/** Loads the engine and its weights, once. Later questions stay in this browser. */
export function loadEngine(): Worker {
  worker ??= new Worker(new URL("./trial-worker.ts", import.meta.url), { type: "module" });
  return worker;
}

/** One question at a time. Rejects if the engine failed to load; the next question tries again. */
export function askEngine(question: TrialQuestion): Promise<TrialResult> {
  return askWorker<TrialResult>(loadEngine(), question).catch((error: unknown) => {
    worker = null;
    throw error;
  });
}
