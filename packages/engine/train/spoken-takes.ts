import { join } from "node:path";
import { openDecoder } from "@app/decoding/open-decoder";
import { SAMPLE_RATE_HZ } from "../src/signal/frames.ts";
import { resampleTo16k } from "../src/signal/resample.ts";
import type { Stretch } from "../src/signal/voice-activity.ts";
import SPOKEN from "./speech/spoken.json" with { type: "json" };

/** Read speech whose licence allows training, and when somebody speaks in it. */
interface SpokenTake {
  /** Name of its file, which stands for its speaker. */
  speaker: string;
  /** 16 kHz. */
  samples: Float32Array;
  runs: Stretch[];
}

/** Clips of FLEURS (CC BY 4.0) and of the tests of Picovoice (Apache 2.0). */
export async function readSpokenTakes(sounds: string): Promise<SpokenTake[]> {
  const decoder = openDecoder();
  const takes: SpokenTake[] = [];
  for (const [speaker, spoken] of Object.entries(SPOKEN)) {
    const { samples } = await decoder.decode(join(sounds, speaker));
    const runs = spoken.map(([startSec, endSec]) => ({ startSec: startSec!, endSec: endSec! }));
    takes.push({ speaker, samples, runs });
  }
  return takes;
}

/** The same voice, as from a larger or a smaller head, slower or faster. */
export const resize = (samples: Float32Array, size: number): Float32Array =>
  size === 1 ? samples : resampleTo16k(samples, SAMPLE_RATE_HZ * size);
