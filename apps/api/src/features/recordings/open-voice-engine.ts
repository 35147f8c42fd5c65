import type { RecordingQuality } from "@app/contracts/recordings";
import type { SpokenPitch } from "@app/engine/scoring/voice/analyse-spoken-pitch";
import { Piscina } from "piscina";
import type { SpokenAnswer } from "./voice-worker.ts";

const MEASURE_MS_MAX = 60_000;
const QUEUE_MAX = 50;
const WORKER_MEMORY_MB = 256;
/** Five minutes of samples and their tracks weigh: an idle worker gives its memory back. */
const IDLE_MS = 30_000;

/** The engine's measures of a voice, away from the event loop. */
export interface VoiceEngine {
  assess(samples: Float32Array): Promise<RecordingQuality>;
  analyse(spoken: SpokenPitch): Promise<SpokenAnswer>;
  close(): Promise<void>;
}

/** `report` receives the failure of a worker outside a task: the pool starts another one. */
export function openVoiceEngine(report: (error: Error) => void): VoiceEngine {
  const pool = new Piscina<Float32Array | SpokenPitch, unknown>({
    filename: new URL("voice-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    maxQueue: QUEUE_MAX,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY_MB },
  });
  pool.on("error", report);
  const run = <Result>(name: string, task: Float32Array | SpokenPitch) =>
    pool.run(task, { name, signal: AbortSignal.timeout(MEASURE_MS_MAX) }) as Promise<Result>;
  return {
    assess: (samples) => run("assess", samples),
    analyse: (spoken) => run("analyse", spoken),
    close: () => pool.destroy(),
  };
}
