import { melEdges, SPECTRUM_BIN_HZ, SPECTRUM_SIZE, takeSpectra } from "./spectra.ts";

/** Number of bands of equal width on the mel scale. */
export const BANDS = 16;
const LOWEST_HZ = 100;
const HIGHEST_HZ = 3900;
/**
 * Bins that limit the parts of the spectrum searched for an isolated tone: a plate has some, a breath and an « s »
 * none.
 */
const PEAK_EDGES = [20, 38, 56, 74, 92, 110, 127];
export const PEAKS = PEAK_EDGES.length - 1;
/** Least power of a bin, so that a silence has a logarithm. */
const FLOOR = 1e-9;

/** Spectral input of the trained models, by frame. */
export interface FrameBands {
  /** Mean power of each band of each 10 ms frame, in dB: frame i owns the places i·BANDS and following. */
  bandsDb: Float32Array;
  /** Highest bin of each part relative to its mean, in dB: frame i owns the places i·PEAKS and following. */
  peaks: Float32Array;
}

/** @param half 8 kHz */
export function measureBands(half: Float32Array, count: number): FrameBands {
  const edges = melEdges(LOWEST_HZ, HIGHEST_HZ, BANDS).map((hz) => Math.round(hz / SPECTRUM_BIN_HZ));
  for (let i = 1; i <= BANDS; i++)
    edges[i] = Math.min(SPECTRUM_SIZE / 2, Math.max(edges[i]!, edges[i - 1]! + 1));
  const bandsDb = new Float32Array(count * BANDS);
  const peaks = new Float32Array(count * PEAKS);
  const frames = Uint32Array.from({ length: count }, (_, frame) => frame);
  takeSpectra(half, frames, (frame, power) => {
    for (let band = 0; band < BANDS; band++)
      bandsDb[frame * BANDS + band] =
        10 * Math.log10(meanAndPeak(power, edges[band]!, edges[band + 1]!).mean);
    for (let part = 0; part < PEAKS; part++) {
      const { mean, peak } = meanAndPeak(power, PEAK_EDGES[part]!, PEAK_EDGES[part + 1]!);
      peaks[frame * PEAKS + part] = 10 * Math.log10(1e-3 + peak / mean);
    }
  });
  return { bandsDb, peaks };
}

function meanAndPeak(power: Float64Array, from: number, to: number): { mean: number; peak: number } {
  let sum = 0;
  let peak = 0;
  for (let bin = from; bin < to; bin++) {
    sum += power[bin]!;
    if (power[bin]! > peak) peak = power[bin]!;
  }
  return { mean: FLOOR + sum / (to - from), peak };
}
