import { butterworth, filterZeroPhase } from "./filters.ts";
import { SAMPLE_RATE_HZ } from "./frames.ts";
import { HALF_RATE_HZ } from "./halve-rate.ts";
import { SIGNAL } from "./parameters.ts";

const VOWELS = [
  ...butterworth("highPass", 4, SIGNAL.nucleusBandLowHz.value, HALF_RATE_HZ),
  ...butterworth("lowPass", 4, SIGNAL.nucleusBandHighHz.value, HALF_RATE_HZ),
];
const HISS = butterworth("highPass", 4, SIGNAL.hissBandLowHz.value, SAMPLE_RATE_HZ);

/**
 * Where vowels stand out from consonants.
 *
 * @param half 8 kHz, changed in place
 */
export function vowelBand(half: Float32Array): Float32Array {
  return filterZeroPhase(half, VOWELS);
}

/** What stands above the vowels, where « s » and « ch » are. */
export function hissBand(
  samples: Float32Array,
  into: Float32Array = new Float32Array(samples.length),
): Float32Array {
  into.set(samples);
  return filterZeroPhase(into, HISS);
}
