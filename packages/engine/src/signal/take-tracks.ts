import { hissBandEnergies, vowelBandEnergies } from "./bands.ts";
import { energyOf } from "./energy.ts";
import { butterworth, filterZeroPhase } from "./filters.ts";
import { SAMPLE_RATE_HZ } from "./frames.ts";
import { halveRate } from "./halve-rate.ts";
import { BLOCK_SAMPLES, blockEnergies } from "./intensity.ts";
import { SIGNAL } from "./parameters.ts";

/** What every measure rests on: the recording without offset and rumble. Energies are of 1 ms blocks. */
interface Tracks {
  energies: Float64Array;
  /** Where vowels stand out from consonants. */
  vowelEnergies: Float64Array;
  /** Above the vowels, where « s » and « ch » are. */
  hissEnergies: Float64Array;
  /** At 8 kHz. */
  halfSamples: Float32Array;
  /** Energy above the band of a telephone, as a share of the whole. */
  trebleShare: number;
  /** Share of the samples that reach the end of the scale, as received. */
  clippedShare: number;
}

/** Done at once, in samples: what stays in the processor's cache is read many times faster than five minutes are. */
const PIECE = 16_000;
/** Of a long take, so many pieces tell how much treble it has. */
const TREBLE_PIECES = 40;
/** Done beside each piece and thrown away: by then every filter has forgotten what came before. */
const RUN_IN = 1600;
/** Beyond it a sample is cut. */
const LIMIT = 4;

/** @param recording mono, 16 kHz; NaN and infinities become silence, values beyond ±4 are cut */
export function takeTracks(recording: Float32Array): Tracks {
  const { length } = recording;
  const { mean, clippedShare } = survey(recording);
  const treble = butterworth("highPass", 4, SIGNAL.trebleLowHz.value, SAMPLE_RATE_HZ);
  const trebleEvery = PIECE * Math.ceil(length / PIECE / TREBLE_PIECES);
  let whole = 0;
  let high = 0;
  const rumble = butterworth("highPass", 2, SIGNAL.highPassHz.value, SAMPLE_RATE_HZ);
  const tracks: Tracks = {
    energies: new Float64Array(Math.floor(length / BLOCK_SAMPLES)),
    vowelEnergies: new Float64Array(Math.floor(length / BLOCK_SAMPLES)),
    hissEnergies: new Float64Array(Math.floor(length / BLOCK_SAMPLES)),
    halfSamples: new Float32Array(Math.ceil(length / 2)),
    trebleShare: 0,
    clippedShare,
  };
  const scratch = new Float32Array(PIECE + 2 * RUN_IN);
  for (let start = 0; start < length; start += PIECE) {
    const end = Math.min(length, start + PIECE);
    const from = Math.max(0, start - RUN_IN);
    const clean = scratch.subarray(0, Math.min(length, end + RUN_IN) - from);
    for (let i = 0; i < clean.length; i++) clean[i] = bring(recording[from + i]!) - mean;
    filterZeroPhase(clean, rumble);
    const half = halveRate(clean);
    /** What is kept of a track of the piece that has one value for so many samples. */
    const keep = <Track extends Float32Array | Float64Array>(
      into: Track,
      track: Track,
      samplesEach: number,
    ) => {
      const first = (start - from) / samplesEach;
      const count = Math.min(PIECE / samplesEach, into.length - start / samplesEach);
      into.set(track.subarray(first, first + count), start / samplesEach);
    };
    keep(tracks.energies, blockEnergies(clean), BLOCK_SAMPLES);
    keep(tracks.vowelEnergies, vowelBandEnergies(half), BLOCK_SAMPLES);
    keep(tracks.hissEnergies, hissBandEnergies(clean), BLOCK_SAMPLES);
    keep(tracks.halfSamples, half, 2);
    if (start % trebleEvery === 0) {
      whole += energyOf(clean.subarray(start - from, end - from));
      high += energyOf(filterZeroPhase(clean, treble).subarray(start - from, end - from));
    }
  }
  tracks.trebleShare = high / (whole || 1);
  return tracks;
}

function survey(recording: Float32Array): { mean: number; clippedShare: number } {
  const clippedLevel = SIGNAL.clippedLevel.value;
  let sum = 0;
  let clipped = 0;
  for (let i = 0; i < recording.length; i++) {
    const value = recording[i]!;
    sum += bring(value);
    if (value >= clippedLevel || value <= -clippedLevel) clipped++;
  }
  return { mean: sum / (recording.length || 1), clippedShare: clipped / (recording.length || 1) };
}

function bring(value: number): number {
  if (value >= -LIMIT && value <= LIMIT) return value;
  return Number.isFinite(value) ? Math.sign(value) * LIMIT : 0;
}
