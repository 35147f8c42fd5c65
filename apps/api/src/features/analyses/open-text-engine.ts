import { availableParallelism } from "node:os";
import type { PitchText, TextReport } from "@app/engine/scoring/report";
import { Piscina } from "piscina";

/** Far above the slowest honest text: what takes longer is a fault, and its worker is stopped. */
const MEASURE_MS_MAX = 10_000;
const QUEUE_MAX = 500;

/** The engine, away from the event loop. */
export interface TextEngine {
  measure(pitch: PitchText): Promise<TextReport>;
  close(): Promise<void>;
}

export function openTextEngine(): TextEngine {
  const pool = new Piscina<PitchText, TextReport>({
    filename: new URL("text-worker.ts", import.meta.url).href,
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism() - 1),
    maxQueue: QUEUE_MAX,
  });
  return {
    measure: (pitch) => pool.run(pitch, { signal: AbortSignal.timeout(MEASURE_MS_MAX) }),
    close: () => pool.destroy(),
  };
}
