import { quantiles } from "./quantiles.ts";
import { melEdges, SPECTRUM_BIN_HZ, SPECTRUM_SIZE, takeSpectra } from "./spectra.ts";

const BANDS = 16;
const LOWEST_HZ = 100;
const HIGHEST_HZ = 3900;
/** Parts of the spectrum in which a tone that stands alone is looked for: a plate has some, a breath and an « s » none. */
const PEAK_EDGES = [20, 38, 56, 74, 92, 110, 127];
const PEAKS = PEAK_EDGES.length - 1;
/** Of the power of a bin, so that a silence has a logarithm. */
const FLOOR = 1e-9;
/** Frames around the described one whose spectra are looked at. */
const BAND_OFFSETS = [-12, -6, -3, 0, 3, 6, 12];
const PEAK_OFFSETS = [-2, 0, 2];
/** And whose levels are. */
const LEVEL_OFFSETS = [-30, -20, -12, -8, -4, -2, 0, 2, 4, 8, 12, 20, 30];
/** How fast nearness to a voice fades, in frames. */
const NEARNESS = [6, 25];

/** Numbers that describe one frame. */
export const SPEECH_FEATURE_COUNT =
  BANDS * (BAND_OFFSETS.length + 1) +
  PEAKS * PEAK_OFFSETS.length +
  1 +
  2 * NEARNESS.length +
  LEVEL_OFFSETS.length;

export interface FrameTracks {
  /** One value per 10 ms frame. */
  levelsDb: Float32Array;
  /** 0 where unvoiced. */
  f0Hz: Float32Array;
  /** At 8 kHz. */
  halfSamples: Float32Array;
}

/**
 * Makes what describes a frame for the model that tells speech from what else sounds: its spectrum and those around it against
 * the loud moments of the take and against its quiet ones, tones that stand alone, how near a voice is, and the levels around.
 *
 * @returns a function that writes SPEECH_FEATURE_COUNT numbers, each of the order of 1, for one frame
 */
export function speechDescriber(tracks: FrameTracks): (frame: number, into: Float64Array) => void {
  const { levelsDb, f0Hz, halfSamples } = tracks;
  const count = levelsDb.length;
  const { bandsDb, peaks } = measureBands(halfSamples, count);
  const { quietDb, loudDb } = rangeOf(bandsDb, count);
  const [loudLevelDb] = quantiles(levelsDb, 0.99) as [number];
  const since = framesSinceVoice(f0Hz);
  const until = framesSinceVoice(f0Hz.toReversed()).toReversed();
  const inside = (frame: number) => Math.max(0, Math.min(count - 1, frame));
  return (frame, into) => {
    let at = 0;
    for (const offset of BAND_OFFSETS) {
      const row = inside(frame + offset) * BANDS;
      for (let band = 0; band < BANDS; band++) into[at++] = (clamp(bandsDb[row + band]! - loudDb) + 25) / 15;
    }
    for (let band = 0; band < BANDS; band++)
      into[at++] = (Math.min(40, bandsDb[frame * BANDS + band]! - quietDb[band]!) - 12) / 12;
    for (const offset of PEAK_OFFSETS) {
      const row = inside(frame + offset) * PEAKS;
      for (let part = 0; part < PEAKS; part++) into[at++] = peaks[row + part]! / 5 - 1.2;
    }
    into[at++] = f0Hz[frame]! > 0 ? 1 : 0;
    for (const fade of NEARNESS) {
      into[at++] = fade / (fade + since[frame]!);
      into[at++] = fade / (fade + until[frame]!);
    }
    for (const offset of LEVEL_OFFSETS)
      into[at++] = (clamp(levelsDb[inside(frame + offset)]! - loudLevelDb) + 20) / 12;
  };
}

const clamp = (db: number) => Math.max(-60, Math.min(20, db));

/** Mean power of each band, in dB, and how far the highest bin of each part stands over its mean, in dB. */
function measureBands(half: Float32Array, count: number): { bandsDb: Float32Array; peaks: Float32Array } {
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

/** Of each band in the quiet moments of a take, and of all in its loud ones. */
function rangeOf(bandsDb: Float32Array, count: number): { quietDb: number[]; loudDb: number } {
  const quietDb: number[] = [];
  let loudDb = 0;
  for (let band = 0; band < BANDS; band++) {
    const column = Float32Array.from({ length: count }, (_, frame) => bandsDb[frame * BANDS + band]!);
    const [quiet, loud] = quantiles(column, 0.1, 0.95) as [number, number];
    quietDb.push(quiet);
    loudDb += loud / BANDS;
  }
  return { quietDb, loudDb };
}

/** 0 in a voiced frame; where none came before, as many as the take has. */
function framesSinceVoice(f0Hz: Float32Array): Float32Array {
  let since = f0Hz.length;
  return f0Hz.map((hz) => (since = hz > 0 ? 0 : since + 1));
}
