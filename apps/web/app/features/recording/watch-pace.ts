import type { PaceQuestion } from "./pace-worker.ts";

/** Window in seconds: one fast sentence is not yet a fast pace. */
export const PACE_SEC = 20;
/** Seconds between two measures: each takes a tenth of a second of another thread. */
const EVERY_SEC = 5;

export interface PaceWatch {
  hear(block: Float32Array, sampleRateHz: number): void;
  /** Syllables per second over the last 20 s; null before, or when unknown. */
  pace(): number | null;
  end(): void;
}

/** Measures a speaker's recent pace during the recording; unknown where the browser does not support it. */
export function watchPace(): PaceWatch {
  const blocks: Float32Array[] = [];
  let frames = 0;
  let sinceSec = 0;
  let latest: number | null = null;
  let worker: Worker | null | undefined;
  let isAsked = false;

  const open = (): Worker | null => {
    try {
      const opened = new Worker(new URL("./pace-worker.ts", import.meta.url), { type: "module" });
      opened.addEventListener("message", ({ data }: MessageEvent<number | null>) => {
        latest = data;
        isAsked = false;
      });
      // Do not retry: a missing cue is no great loss.
      opened.addEventListener("error", () => (latest = null));
      return opened;
    } catch {
      return null;
    }
  };
  const ask = (sampleRateHz: number) => {
    if (worker === undefined) worker = open();
    if (!worker || isAsked) return;
    const samples = new Float32Array(frames);
    let at = 0;
    for (const block of blocks) {
      samples.set(block, at);
      at += block.length;
    }
    isAsked = true;
    const question: PaceQuestion = { samples, sampleRateHz };
    worker.postMessage(question, [samples.buffer]);
  };
  return {
    hear(block, sampleRateHz) {
      blocks.push(block);
      frames += block.length;
      while (frames - blocks[0]!.length >= PACE_SEC * sampleRateHz) frames -= blocks.shift()!.length;
      sinceSec += block.length / sampleRateHz;
      if (frames < PACE_SEC * sampleRateHz || sinceSec < EVERY_SEC) return;
      sinceSec = 0;
      ask(sampleRateHz);
    },
    pace: () => latest,
    end() {
      worker?.terminate();
      worker = null;
      latest = null;
      blocks.length = 0;
      frames = 0;
    },
  };
}
