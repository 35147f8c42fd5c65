import { butterworth, filterZeroPhase } from "./filters.ts";
import { SAMPLE_RATE_HZ } from "./frames.ts";
import { blockEnergies } from "./intensity.ts";
import { SIGNAL } from "./parameters.ts";

/** Energies where vowels stand out from consonants. */
export function vowelBandEnergies(samples: Float32Array): Float64Array {
  const band = filterZeroPhase(samples.slice(), [
    ...butterworth("highPass", 4, SIGNAL.nucleusBandLowHz.value, SAMPLE_RATE_HZ),
    ...butterworth("lowPass", 4, SIGNAL.nucleusBandHighHz.value, SAMPLE_RATE_HZ),
  ]);
  return blockEnergies(band);
}

/** Energies above the vowels, where « s » and « ch » are. */
export function hissBandEnergies(samples: Float32Array): Float64Array {
  const highPass = butterworth("highPass", 4, SIGNAL.hissBandLowHz.value, SAMPLE_RATE_HZ);
  return blockEnergies(filterZeroPhase(samples.slice(), highPass));
}
