import { hissBand, vowelBand } from "./bands.ts";
import { hearChannel } from "./channel.ts";
import { energyOf } from "./energy.ts";
import { butterworth, filterZeroPhase, smoothZeroPhase } from "./filters.ts";
import { SAMPLE_RATE_HZ } from "./frames.ts";
import { HALF_RATE_HZ, halveRate } from "./halve-rate.ts";
import { BLOCK_SAMPLES, blockEnergies } from "./intensity.ts";
import { SIGNAL } from "./parameters.ts";

/**
 * What every measure rests on: the recording without offset and rumble, with what its channel took given back. Energies
 * are of 1 ms blocks.
 */
interface Tracks {
  energies: Float64Array;
  /** Energies as received, for the room's noise; the same array if no channel correction was made. */
  receivedEnergies: Float64Array;
  /** Energies in the vowel band. */
  vowelEnergies: Float64Array;
  /** Energies above the vowel band, where « s » and « ch » are. */
  hissEnergies: Float64Array;
  /** At 8 kHz. */
  halfSamples: Float32Array;
  /** Energy above the band of a telephone, as a share of the whole, as received. */
  trebleShare: number;
  /** Share of the samples that reach the end of the scale, as received. */
  clippedShare: number;
}

/** Samples processed at a time: they fit in the processor's cache, unlike five minutes. */
const PIECE = 32_000;
/** Most pieces of a long take used to measure its treble. */
const TREBLE_PIECES = 20;
/** Samples added beside each piece and discarded, to let every filter settle. */
const RUN_IN = 1120;
/** Samples beyond ±4 are clipped. */
const LIMIT = 4;

/** @param recording mono, 16 kHz; NaN and infinities become silence, values beyond ±4 are cut */
export function takeTracks(recording: Float32Array): Tracks {
  const { length } = recording;
  const { mean, clippedShare } = survey(recording);
  const channel = hearChannel((i) => bring(recording[i]!) - mean, length);
  const isWhole = channel.bass === 0 && channel.treble === 0;
  const hissRaised = (1 + channel.treble) ** 2;
  const treble = butterworth("highPass", 4, SIGNAL.trebleLowHz.value, SAMPLE_RATE_HZ);
  const trebleEvery = PIECE * Math.ceil(length / PIECE / TREBLE_PIECES);
  let whole = 0;
  let high = 0;
  const rumble = butterworth("highPass", 2, SIGNAL.highPassHz.value, SAMPLE_RATE_HZ);
  const energies = new Float64Array(Math.floor(length / BLOCK_SAMPLES));
  const tracks: Tracks = {
    energies,
    receivedEnergies: isWhole ? energies : new Float64Array(energies.length),
    vowelEnergies: new Float64Array(Math.floor(length / BLOCK_SAMPLES)),
    hissEnergies: new Float64Array(Math.floor(length / BLOCK_SAMPLES)),
    halfSamples: new Float32Array(Math.ceil(length / 2)),
    trebleShare: 0,
    clippedShare,
  };
  // Buffers reused for each piece: allocating new memory costs more than the computation.
  const rooms = {
    clean: new Float32Array(PIECE + 2 * RUN_IN),
    band: new Float32Array(PIECE + 2 * RUN_IN),
    half: new Float32Array(PIECE / 2 + RUN_IN),
  };
  for (let start = 0; start < length; start += PIECE) {
    const end = Math.min(length, start + PIECE);
    const from = Math.max(0, start - RUN_IN);
    const count = Math.min(length, end + RUN_IN) - from;
    /** The part of a piece's result to keep, with one value for `samplesEach` samples. */
    const kept = (piece: Float32Array, samplesEach = 1) =>
      piece.subarray((start - from) / samplesEach, Math.ceil((end - from) / samplesEach));
    const blocks = (piece: Float32Array, into: Float64Array, rateHz: number = SAMPLE_RATE_HZ) =>
      blockEnergies(piece, rateHz, into.subarray(start / BLOCK_SAMPLES));
    const clean = rooms.clean.subarray(0, count);
    for (let i = 0; i < count; i++) clean[i] = bring(recording[from + i]!) - mean;
    filterZeroPhase(clean, rumble);
    if (start % trebleEvery === 0) {
      whole += energyOf(kept(clean));
      high += energyOf(kept(filterZeroPhase(clean.slice(), treble)));
    }
    const hiss = hissBand(clean, rooms.band.subarray(0, count));
    blocks(kept(hiss), tracks.hissEnergies);
    blocks(kept(clean), tracks.receivedEnergies);
    giveBack(clean, hiss, channel);
    if (!isWhole) blocks(kept(clean), energies);
    const half = halveRate(clean, rooms.half.subarray(0, Math.ceil(count / 2)));
    tracks.halfSamples.set(kept(half, 2), start / 2);
    blocks(kept(vowelBand(half), 2), tracks.vowelEnergies, HALF_RATE_HZ);
  }
  if (!isWhole) tracks.hissEnergies.forEach((_, i, energies) => (energies[i]! *= hissRaised));
  tracks.trebleShare = high / (whole || 1);
  return tracks;
}

/** @param clean changed in place */
function giveBack(
  clean: Float32Array,
  hiss: Float32Array,
  { bass, treble }: { bass: number; treble: number },
): void {
  if (bass > 0) {
    const low = smoothZeroPhase(clean.slice(), SIGNAL.bassCornerHz.value, SAMPLE_RATE_HZ);
    for (let i = 0; i < clean.length; i++) clean[i]! += bass * low[i]!;
  }
  if (treble > 0) for (let i = 0; i < clean.length; i++) clean[i]! += treble * hiss[i]!;
}

function survey(recording: Float32Array): { mean: number; clippedShare: number } {
  const { length } = recording;
  const tally = { sum: 0, clipped: 0 };
  // By pieces: a function called repeatedly is soon optimised by the compiler.
  for (let start = 0; start < length; start += PIECE) addUp(recording.subarray(start, start + PIECE), tally);
  return { mean: tally.sum / (length || 1), clippedShare: tally.clipped / (length || 1) };
}

function addUp(samples: Float32Array, tally: { sum: number; clipped: number }): void {
  const level = SIGNAL.clippedLevel.value;
  let { sum, clipped } = tally;
  for (let i = 0; i < samples.length; i++) {
    const value = samples[i]!;
    sum += bring(value);
    if (Math.abs(value) >= level) clipped++;
  }
  tally.sum = sum;
  tally.clipped = clipped;
}

function bring(value: number): number {
  if (value >= -LIMIT && value <= LIMIT) return value;
  return Number.isFinite(value) ? Math.sign(value) * LIMIT : 0;
}
