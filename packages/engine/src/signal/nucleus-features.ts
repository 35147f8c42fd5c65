import { BANDS, type FrameBands } from "./frame-bands.ts";
import { trackIntensity } from "./intensity.ts";
import { quantiles } from "./quantiles.ts";

/** Neighbouring bands are averaged in pairs. */
const PAIRS = BANDS / 2;
/** Offsets, in frames, of the spectra used around the described frame. */
const BAND_OFFSETS = [-16, -11, -7, -4, -2, 0, 2, 4, 7, 11, 16];
/** Offsets, in frames, of the vowel-band levels used, relative to the frame's own. */
const VOWEL_OFFSETS = [-16, -12, -9, -7, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 7, 9, 12, 16];
const VOICE_OFFSETS = [-6, -4, -2, 0, 2, 4, 6];
/** Short enough to show the dip between two syllables. */
const VOWEL_WINDOW_SEC = 0.03;

/** Number of features of one frame. */
export const NUCLEUS_FEATURE_COUNT =
  PAIRS * BAND_OFFSETS.length + VOWEL_OFFSETS.length + VOICE_OFFSETS.length + 2;

export interface VowelTracks {
  /** 0 where unvoiced; one value per 10 ms frame. */
  f0Hz: Float32Array;
  bands: FrameBands;
  /** Energies of 1 ms blocks in the vowel band. */
  vowelEnergies: Float64Array;
}

/**
 * Makes what describes a frame for the model that finds the nuclei of syllables: its spectrum and those around it
 * against the loud moments of the take, the rise and fall of the vowels, where there is voice, and how far vowels stand
 * out of the room.
 *
 * @returns a function that writes NUCLEUS_FEATURE_COUNT numbers, each of the order of 1, for one frame
 */
export function nucleusDescriber(tracks: VowelTracks): (frame: number, into: Float64Array) => void {
  const { f0Hz, bands, vowelEnergies } = tracks;
  const count = f0Hz.length;
  const pairsDb = underLoud(bands.bandsDb, count);
  const vowelsDb = trackIntensity(vowelEnergies, VOWEL_WINDOW_SEC);
  const [quiet, loud] = quantiles(vowelsDb, 0.05, 0.95) as [number, number];
  const inside = (frame: number) => Math.max(0, Math.min(count - 1, frame));
  return (frame, into) => {
    let at = 0;
    for (const offset of BAND_OFFSETS) {
      const row = inside(frame + offset) * PAIRS;
      for (let pair = 0; pair < PAIRS; pair++) into[at++] = pairsDb[row + pair]!;
    }
    const own = vowelsDb[frame]!;
    for (const offset of VOWEL_OFFSETS) into[at++] = clamp(vowelsDb[inside(frame + offset)]! - own) / 6;
    for (const offset of VOICE_OFFSETS) into[at++] = f0Hz[inside(frame + offset)]! > 0 ? 1 : 0;
    into[at++] = (clamp(own - loud) + 12) / 10;
    into[at++] = (loud - quiet - 25) / 10;
  };
}

const clamp = (db: number) => Math.max(-45, Math.min(15, db));

/** Level of each pair of bands relative to its own loud moments, of the order of 1. */
function underLoud(bandsDb: Float32Array, count: number): Float32Array {
  const pairsDb = new Float32Array(count * PAIRS);
  for (let i = 0; i < pairsDb.length; i++) pairsDb[i] = (bandsDb[2 * i]! + bandsDb[2 * i + 1]!) / 2;
  const column = new Float32Array(count);
  for (let pair = 0; pair < PAIRS; pair++) {
    for (let frame = 0; frame < count; frame++) column[frame] = pairsDb[frame * PAIRS + pair]!;
    const [loud] = quantiles(column, 0.95) as [number];
    for (let i = pair; i < pairsDb.length; i += PAIRS) pairsDb[i] = (clamp(pairsDb[i]! - loud) + 15) / 12;
  }
  return pairsDb;
}
