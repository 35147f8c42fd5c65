import { createFft } from "./fft.ts";
import { FRAME_STEP_SEC } from "./frames.ts";
import { HALF_RATE_HZ } from "./halve-rate.ts";

/** 32 ms at 8 kHz. */
export const SPECTRUM_SIZE = 256;
export const SPECTRUM_BIN_HZ = HALF_RATE_HZ / SPECTRUM_SIZE;
const FRAME_SAMPLES = Math.round(FRAME_STEP_SEC * HALF_RATE_HZ);

/**
 * The power spectra of some frames, under a Hann window centred in each; two real spectra come out of each complex
 * transform.
 *
 * @param half 8 kHz
 * @param frames of 10 ms, by their number
 * @param take is given each frame with its power from bin 1 to SPECTRUM_SIZE / 2 - 1, written over by the next one
 */
export function takeSpectra(
  half: Float32Array,
  frames: ArrayLike<number>,
  take: (frame: number, power: Float64Array) => void,
): void {
  const fft = createFft(SPECTRUM_SIZE);
  const window = Float64Array.from(
    { length: SPECTRUM_SIZE },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SPECTRUM_SIZE),
  );
  const real = new Float64Array(SPECTRUM_SIZE);
  const imag = new Float64Array(SPECTRUM_SIZE);
  const firstPower = new Float64Array(SPECTRUM_SIZE / 2);
  const secondPower = new Float64Array(SPECTRUM_SIZE / 2);
  for (let at = 0; at < frames.length; at += 2) {
    readFrame(half, frames[at]!, window, fft.slotOf, real);
    const hasSecond = at + 1 < frames.length;
    if (hasSecond) readFrame(half, frames[at + 1]!, window, fft.slotOf, imag);
    else imag.fill(0);
    fft.transform(real, imag);
    partPowers(real, imag, firstPower, secondPower);
    take(frames[at]!, firstPower);
    if (hasSecond) take(frames[at + 1]!, secondPower);
  }
}

/** The samples about the middle of a frame under the window, zeros where the take has none. */
function readFrame(
  half: Float32Array,
  frame: number,
  window: Float64Array,
  slotOf: Uint16Array,
  into: Float64Array,
): void {
  const start = frame * FRAME_SAMPLES + FRAME_SAMPLES / 2 - SPECTRUM_SIZE / 2;
  const from = Math.max(0, -start);
  const to = Math.min(SPECTRUM_SIZE, half.length - start);
  if (from > 0 || to < SPECTRUM_SIZE) into.fill(0);
  for (let i = from; i < to; i++) into[slotOf[i]!] = half[start + i]! * window[i]!;
}

/**
 * Separates the two spectra of a transform: the even part is that of the real input, the odd part of the imaginary one.
 */
function partPowers(
  real: Float64Array,
  imag: Float64Array,
  ofReal: Float64Array,
  ofImaginary: Float64Array,
): void {
  for (let k = 1; k < SPECTRUM_SIZE / 2; k++) {
    const re = real[k]!;
    const im = imag[k]!;
    const mirroredRe = real[SPECTRUM_SIZE - k]!;
    const mirroredIm = imag[SPECTRUM_SIZE - k]!;
    const evenRe = (re + mirroredRe) / 2;
    const evenIm = (im - mirroredIm) / 2;
    const oddRe = (re - mirroredRe) / 2;
    const oddIm = (im + mirroredIm) / 2;
    ofReal[k] = evenRe * evenRe + evenIm * evenIm;
    ofImaginary[k] = oddRe * oddRe + oddIm * oddIm;
  }
}

const melOf = (hz: number) => 2595 * Math.log10(1 + hz / 700);
const hzOf = (mel: number) => 700 * (10 ** (mel / 2595) - 1);

/** Edges, in Hz, of bands of equal width on the mel scale: one more than the bands. */
export function melEdges(lowestHz: number, highestHz: number, bands: number): number[] {
  const [low, high] = [melOf(lowestHz), melOf(highestHz)];
  return Array.from({ length: bands + 1 }, (_, i) => hzOf(low + ((high - low) * i) / bands));
}
