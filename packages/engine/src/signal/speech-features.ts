import { BANDS, type FrameBands, PEAKS } from "./frame-bands.ts";
import { quantiles } from "./quantiles.ts";

/** Offsets, in frames, of the spectra used around the described frame. */
const BAND_OFFSETS = [-12, -6, -3, 0, 3, 6, 12];
const PEAK_OFFSETS = [-2, 0, 2];
/** Offsets, in frames, of the levels used. */
const LEVEL_OFFSETS = [-30, -20, -12, -8, -4, -2, 0, 2, 4, 8, 12, 20, 30];
/** Decay constants of the nearness to a voice, in frames. */
const NEARNESS = [6, 25];

/** Number of features of one frame. */
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
  bands: FrameBands;
}

/**
 * Makes what describes a frame for the model that tells speech from what else sounds: its spectrum and those around it
 * against the loud moments of the take and against its quiet ones, tones that stand alone, how near a voice is, and the
 * levels around.
 *
 * @returns a function that writes SPEECH_FEATURE_COUNT numbers, each of the order of 1, for one frame
 */
export function speechDescriber(tracks: FrameTracks): (frame: number, into: Float64Array) => void {
  const { levelsDb, f0Hz, bands } = tracks;
  const { bandsDb, peaks } = bands;
  const count = levelsDb.length;
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

/** Level of each band in the quiet moments of a take, and of all bands in its loud ones. */
function rangeOf(bandsDb: Float32Array, count: number): { quietDb: number[]; loudDb: number } {
  const quietDb: number[] = [];
  let loudDb = 0;
  const column = new Float32Array(count);
  for (let band = 0; band < BANDS; band++) {
    for (let frame = 0; frame < count; frame++) column[frame] = bandsDb[frame * BANDS + band]!;
    const [quiet, loud] = quantiles(column, 0.1, 0.95) as [number, number];
    quietDb.push(quiet);
    loudDb += loud / BANDS;
  }
  return { quietDb, loudDb };
}

/** Frames since the last voiced one: 0 in a voiced frame; all the frames of the take if none came before. */
function framesSinceVoice(f0Hz: Float32Array): Float32Array {
  let since = f0Hz.length;
  return f0Hz.map((hz) => (since = hz > 0 ? 0 : since + 1));
}
