import { FRAME_STEP_SAMPLES, frameCountOf, SAMPLE_RATE_HZ } from "./frames.ts";
import { SIGNAL } from "./parameters.ts";

/** Energies are taken over 1 ms before any window: sixteen times less work, the same curves. */
export const BLOCK_SAMPLES = 16;
export const BLOCKS_PER_FRAME = FRAME_STEP_SAMPLES / BLOCK_SAMPLES;
export const BLOCK_SEC = BLOCK_SAMPLES / SAMPLE_RATE_HZ;

/**
 * Mean square of each millisecond.
 *
 * @param rateHz of the samples, 16 or 8 kHz
 * @param into as many as the samples fill are written
 */
export function blockEnergies(
  samples: Float32Array,
  rateHz: number = SAMPLE_RATE_HZ,
  into?: Float64Array,
): Float64Array {
  const size = Math.round(BLOCK_SEC * rateHz);
  const count = Math.floor(samples.length / size);
  const energies = into ?? new Float64Array(count);
  for (let block = 0; block < Math.min(count, energies.length); block++) {
    let sum = 0;
    for (let i = block * size; i < (block + 1) * size; i++) sum += samples[i]! * samples[i]!;
    energies[block] = sum / size;
  }
  return energies;
}

/**
 * Level of each frame: mean square under a Hann window.
 *
 * @param windowSec full length of the window
 * @returns dB relative to full scale, never below `intensityFloorDb`
 */
export function trackIntensity(energies: Float64Array, windowSec: number): Float32Array {
  const reach = Math.round(windowSec / 2 / BLOCK_SEC);
  const window = Float64Array.from(
    { length: 2 * reach },
    (_, i) => 0.5 - 0.5 * Math.cos((Math.PI * (i + 0.5)) / reach),
  );
  const floor = 10 ** (SIGNAL.intensityFloorDb.value / 10);
  const levelsDb = new Float32Array(frameCountOf(energies.length * BLOCK_SAMPLES));
  for (let frame = 0; frame < levelsDb.length; frame++) {
    const start = frame * BLOCKS_PER_FRAME + BLOCKS_PER_FRAME / 2 - reach;
    const from = Math.max(0, -start);
    const to = Math.min(window.length, energies.length - start);
    let energy = 0;
    let weight = 0;
    for (let i = from; i < to; i++) {
      energy += energies[start + i]! * window[i]!;
      weight += window[i]!;
    }
    levelsDb[frame] = 10 * Math.log10(energy / weight + floor);
  }
  return levelsDb;
}
