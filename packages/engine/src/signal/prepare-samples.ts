import { butterworth, filterZeroPhase } from "./filters.ts";
import { SAMPLE_RATE_HZ } from "./frames.ts";
import { SIGNAL } from "./parameters.ts";

/**
 * A clean copy for every measure: numbers only, no offset, nothing below the voice.
 *
 * @param samples mono, 16 kHz; NaN and infinities become silence, values beyond ±4 are cut
 */
export function prepareSamples(samples: Float32Array): Float32Array {
  const clean = new Float32Array(samples.length);
  let sum = 0;
  for (let i = 0; i < samples.length; i++) {
    const value = samples[i]!;
    const kept = Number.isFinite(value) ? Math.max(-4, Math.min(4, value)) : 0;
    clean[i] = kept;
    sum += kept;
  }
  const mean = sum / (samples.length || 1);
  for (let i = 0; i < clean.length; i++) clean[i] = clean[i]! - mean;
  return filterZeroPhase(clean, butterworth("highPass", 2, SIGNAL.highPassHz.value, SAMPLE_RATE_HZ));
}
