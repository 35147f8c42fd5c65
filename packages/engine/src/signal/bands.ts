import { butterworth, filterZeroPhase } from "./filters.ts";
import { SAMPLE_RATE_HZ } from "./frames.ts";
import { HALF_RATE_HZ } from "./halve-rate.ts";
import { blockEnergies } from "./intensity.ts";
import { SIGNAL } from "./parameters.ts";

/**
 * Energies where vowels stand out from consonants.
 *
 * @param half 8 kHz
 */
export function vowelBandEnergies(half: Float32Array): Float64Array {
  const band = filterZeroPhase(half.slice(), [
    ...butterworth("highPass", 4, SIGNAL.nucleusBandLowHz.value, HALF_RATE_HZ),
    ...butterworth("lowPass", 4, SIGNAL.nucleusBandHighHz.value, HALF_RATE_HZ),
  ]);
  return blockEnergies(band, HALF_RATE_HZ);
}

/** What stands above the vowels, where « s » and « ch » are. */
export function hissBand(samples: Float32Array): Float32Array {
  const highPass = butterworth("highPass", 4, SIGNAL.hissBandLowHz.value, SAMPLE_RATE_HZ);
  return filterZeroPhase(samples.slice(), highPass);
}
