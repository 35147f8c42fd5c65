import { SAMPLE_RATE_HZ } from "./frames.ts";

/** Zero crossings of the kernel on each side, at the slower of the two rates. */
const LOBES = 16;
/** The pass band ends at this share of the slower rate's half, so that nothing folds back. */
const CUTOFF = 0.94;
const KAISER_BETA = 9;
/** More than this many fractional phases are rounded to the nearest one: below -80 dB of error. */
const PHASES_MAX = 1024;

/**
 * Converts a mono recording to 16 kHz: band-limited interpolation with a Kaiser-windowed sinc.
 *
 * @param sampleRateHz any positive rate; anything else gives an empty recording
 */
export function resampleTo16k(samples: Float32Array, sampleRateHz: number): Float32Array {
  if (sampleRateHz === SAMPLE_RATE_HZ) return samples;
  if (!(sampleRateHz > 0) || !Number.isFinite(sampleRateHz)) return new Float32Array(0);
  const step = sampleRateHz / SAMPLE_RATE_HZ;
  const bandwidth = Math.min(1, 1 / step) * CUTOFF;
  const reach = Math.ceil(LOBES / bandwidth);
  const kernels = phaseKernels(bandwidth, reach, sampleRateHz);
  const phases = kernels.length;
  const output = new Float32Array(Math.floor(samples.length / step));
  for (let i = 0; i < output.length; i++) {
    const place = Math.round(i * step * phases);
    const base = Math.floor(place / phases);
    const kernel = kernels[place - base * phases]!;
    const start = base - reach + 1;
    const from = Math.max(0, -start);
    const to = Math.min(kernel.length, samples.length - start);
    let sum = 0;
    for (let k = from; k < to; k++) sum += samples[start + k]! * kernel[k]!;
    output[i] = sum;
  }
  return output;
}

/** One kernel per fractional position that occurs: 48 kHz has 1, 44.1 kHz has 160. */
function phaseKernels(bandwidth: number, reach: number, sampleRateHz: number): Float64Array[] {
  const exact = SAMPLE_RATE_HZ / greatestCommonDivisor(Math.round(sampleRateHz), SAMPLE_RATE_HZ);
  const phases = Math.min(exact, PHASES_MAX);
  return Array.from({ length: phases }, (_, phase) => {
    const kernel = new Float64Array(2 * reach);
    for (let k = 0; k < kernel.length; k++) {
      const distance = k - reach + 1 - phase / phases;
      const angle = Math.PI * bandwidth * distance;
      const sinc = distance === 0 ? 1 : Math.sin(angle) / angle;
      kernel[k] = bandwidth * sinc * kaiser(distance / reach);
    }
    return kernel;
  });
}

function kaiser(x: number): number {
  return Math.abs(x) > 1 ? 0 : besselI0(KAISER_BETA * Math.sqrt(1 - x * x)) / besselI0(KAISER_BETA);
}

/** Modified Bessel function of order zero, by its series. */
function besselI0(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > 1e-12 * sum; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
