import { createFft, type Fft } from "./fft.ts";
import { FRAME_STEP_SAMPLES, SAMPLE_RATE_HZ } from "./frames.ts";

const SIZE = 512;

/** Measures the centre of gravity of the spectrum of single frames: it stays put while a vowel is held. */
export function createCentroidMeter(samples: Float32Array): (frame: number) => number {
  const fft: Fft = createFft(SIZE);
  const window = Float64Array.from(
    { length: SIZE },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE),
  );
  const real = new Float64Array(SIZE);
  const imag = new Float64Array(SIZE);
  return function centroidHz(frame) {
    const start = frame * FRAME_STEP_SAMPLES + FRAME_STEP_SAMPLES / 2 - SIZE / 2;
    imag.fill(0);
    for (let i = 0; i < SIZE; i++) real[fft.slotOf[i]!] = (samples[start + i] ?? 0) * window[i]!;
    fft.transform(real, imag);
    let weighted = 0;
    let total = 0;
    for (let k = 1; k < SIZE / 2; k++) {
      const power = real[k]! ** 2 + imag[k]! ** 2;
      weighted += power * k;
      total += power;
    }
    return total > 0 ? ((weighted / total) * SAMPLE_RATE_HZ) / SIZE : 0;
  };
}
