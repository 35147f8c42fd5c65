import { createFft } from "./fft.ts";
import { FRAME_STEP_SEC } from "./frames.ts";
import { HALF_RATE_HZ } from "./halve-rate.ts";

/** 32 ms at 8 kHz. */
export const SPECTRUM_SIZE = 256;
export const SPECTRUM_BIN_HZ = HALF_RATE_HZ / SPECTRUM_SIZE;
const FRAME_SAMPLES = Math.round(FRAME_STEP_SEC * HALF_RATE_HZ);

/**
 * The power spectra of some frames, under a Hann window centred in each; two real spectra come out of each complex transform.
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
  const power = new Float64Array(SPECTRUM_SIZE / 2);
  const read = (frame: number, into: Float64Array) => {
    const start = frame * FRAME_SAMPLES + FRAME_SAMPLES / 2 - SPECTRUM_SIZE / 2;
    for (let i = 0; i < SPECTRUM_SIZE; i++) into[fft.slotOf[i]!] = (half[start + i] ?? 0) * window[i]!;
  };
  // The spectrum of the real part is even about zero, the one of the imaginary part odd.
  const write = (frame: number, sign: 1 | -1) => {
    for (let k = 1; k < SPECTRUM_SIZE / 2; k++) {
      const re = (real[k]! + sign * real[SPECTRUM_SIZE - k]!) / 2;
      const im = (imag[k]! - sign * imag[SPECTRUM_SIZE - k]!) / 2;
      power[k] = re * re + im * im;
    }
    take(frame, power);
  };
  for (let at = 0; at < frames.length; at += 2) {
    read(frames[at]!, real);
    const hasSecond = at + 1 < frames.length;
    if (hasSecond) read(frames[at + 1]!, imag);
    else imag.fill(0);
    fft.transform(real, imag);
    write(frames[at]!, 1);
    if (hasSecond) write(frames[at + 1]!, -1);
  }
}

const melOf = (hz: number) => 2595 * Math.log10(1 + hz / 700);
const hzOf = (mel: number) => 700 * (10 ** (mel / 2595) - 1);

/** Frequencies, in Hz, that part a range into bands as wide as each other on the mel scale: one more than the bands. */
export function melEdges(lowestHz: number, highestHz: number, bands: number): number[] {
  const [low, high] = [melOf(lowestHz), melOf(highestHz)];
  return Array.from({ length: bands + 1 }, (_, i) => hzOf(low + ((high - low) * i) / bands));
}
