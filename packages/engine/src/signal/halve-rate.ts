import { SAMPLE_RATE_HZ } from "./frames.ts";

/** Enough for tones and vowels, with half the samples to process. */
export const HALF_RATE_HZ = SAMPLE_RATE_HZ / 2;

/** Neighbours on either side: 60 dB down from 4.6 kHz on, flat to 3.4 kHz. */
const REACH = 23;
/** Of the Kaiser window (Kaiser 1974), for 60 dB. */
const BETA = 5.65;

/** Half-band filter: apart from the middle, only odd neighbours have a weight, in symmetric pairs. */
const WEIGHTS = Float64Array.from({ length: (REACH + 1) / 2 }, (_, pair) => {
  const distance = 2 * pair + 1;
  const ideal = Math.sin((Math.PI * distance) / 2) / (Math.PI * distance);
  return (ideal * bessel(BETA * Math.sqrt(1 - (distance / (REACH + 1)) ** 2))) / bessel(BETA);
});

type Twelve = [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
const TWELVE = [...WEIGHTS] as Twelve;

/**
 * Keeps every second sample after an anti-aliasing filter. No delay: sample i is at the time of sample 2i.
 *
 * @param samples 16 kHz
 * @param half buffer for the result
 * @returns 8 kHz
 */
export function halveRate(
  samples: Float32Array,
  half: Float32Array = new Float32Array(Math.ceil(samples.length / 2)),
): Float32Array {
  const pairs = WEIGHTS.length;
  // The weighted neighbours are at odd indexes: copied side by side, they are read faster.
  const odd = new Float64Array(half.length + 2 * pairs);
  for (let i = 0; 2 * i + 1 < samples.length; i++) odd[pairs + i] = samples[2 * i + 1]!;
  // Unrolled: a loop over twelve weights would double the cost.
  const [w0, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11] = TWELVE;
  for (let i = 0; i < half.length; i++) {
    const at = pairs + i;
    half[i] =
      samples[2 * i]! / 2 +
      w0 * (odd[at - 1]! + odd[at]!) +
      w1 * (odd[at - 2]! + odd[at + 1]!) +
      w2 * (odd[at - 3]! + odd[at + 2]!) +
      w3 * (odd[at - 4]! + odd[at + 3]!) +
      w4 * (odd[at - 5]! + odd[at + 4]!) +
      w5 * (odd[at - 6]! + odd[at + 5]!) +
      w6 * (odd[at - 7]! + odd[at + 6]!) +
      w7 * (odd[at - 8]! + odd[at + 7]!) +
      w8 * (odd[at - 9]! + odd[at + 8]!) +
      w9 * (odd[at - 10]! + odd[at + 9]!) +
      w10 * (odd[at - 11]! + odd[at + 10]!) +
      w11 * (odd[at - 12]! + odd[at + 11]!);
  }
  return half;
}

/** The modified Bessel function of the first kind, order 0, by its series. */
function bessel(value: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; term > 1e-12 * sum; k++) {
    term *= (value / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}
