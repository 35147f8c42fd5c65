import { availableParallelism } from "node:os";
import type { PitchText } from "@app/engine/pitch";
import type { TextReport } from "@app/engine/report";
import { Piscina } from "piscina";

/** Far above the slowest honest text: what takes longer is a fault, and its worker is stopped. */
const MEASURE_MS_MAX = 10_000;
const QUEUE_MAX = 500;
const WORKER_MEMORY_MB = 256;

/** The engine, away from the event loop. */
export interface TextEngine {
  measure(pitch: PitchText): Promise<TextReport>;
  close(): Promise<void>;
}

/** `report` receives the failure of a worker outside a task: the pool starts another one. */
export function openTextEngine(report: (error: Error) => void): TextEngine {
  const pool = new Piscina<PitchText, TextReport>({
    filename: new URL("text-worker.ts", import.meta.url).href,
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism() - 1),
    maxQueue: QUEUE_MAX,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY_MB },
  });
  pool.on("error", report);
  return {
    measure: (pitch) => pool.run(pitch, { signal: AbortSignal.timeout(MEASURE_MS_MAX) }),
    close: () => pool.destroy(),
  };
}
