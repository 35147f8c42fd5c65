import { hissBand, vowelBandEnergies } from "./bands.ts";
import { hearChannel } from "./channel.ts";
import { energyOf } from "./energy.ts";
import { butterworth, filterZeroPhase, smoothZeroPhase } from "./filters.ts";
import { SAMPLE_RATE_HZ } from "./frames.ts";
import { halveRate } from "./halve-rate.ts";
import { BLOCK_SAMPLES, blockEnergies } from "./intensity.ts";
import { SIGNAL } from "./parameters.ts";

/**
 * What every measure rests on: the recording without offset and rumble, with what its channel took given back. Energies are
 * of 1 ms blocks.
 */
interface Tracks {
  energies: Float64Array;
  /** The same as received: they tell the room. The very same where nothing is given back. */
  receivedEnergies: Float64Array;
  /** Where vowels stand out from consonants. */
  vowelEnergies: Float64Array;
  /** Above the vowels, where « s » and « ch » are. */
  hissEnergies: Float64Array;
  /** At 8 kHz. */
  halfSamples: Float32Array;
  /** How much stronger than received the hiss is, dB. */
  hissRaisedDb: number;
  /** Energy above the band of a telephone, as a share of the whole, as received. */
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
    hissRaisedDb: 10 * Math.log10(hissRaised),
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
    if (start % trebleEvery === 0) {
      whole += energyOf(clean.subarray(start - from, end - from));
      high += energyOf(filterZeroPhase(clean.slice(), treble).subarray(start - from, end - from));
    }
    const hiss = hissBand(clean);
    const hissEnergies = blockEnergies(hiss);
    for (let i = 0; i < hissEnergies.length; i++) hissEnergies[i]! *= hissRaised;
    const received = blockEnergies(clean);
    giveBack(clean, hiss, channel);
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
    keep(tracks.receivedEnergies, received, BLOCK_SAMPLES);
    if (!isWhole) keep(energies, blockEnergies(clean), BLOCK_SAMPLES);
    keep(tracks.vowelEnergies, vowelBandEnergies(half), BLOCK_SAMPLES);
    keep(tracks.hissEnergies, hissEnergies, BLOCK_SAMPLES);
    keep(tracks.halfSamples, half, 2);
  }
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
  // In an array: a sum that starts as a whole number is made an object at each of five million steps.
  const sum = new Float64Array(1);
  let clipped = 0;
  for (let start = 0; start < length; start += PIECE) {
    const piece = recording.subarray(start, start + PIECE);
    addUp(sum, piece);
    clipped += countClipped(piece);
  }
  return { mean: sum[0]! / (length || 1), clippedShare: clipped / (length || 1) };
}

function addUp(sum: Float64Array, samples: Float32Array): void {
  for (let i = 0; i < samples.length; i++) {
    const value = samples[i]!;
    if (value >= -LIMIT && value <= LIMIT) sum[0]! += value;
    else sum[0]! += bring(value);
  }
}

function countClipped(samples: Float32Array): number {
  const level = SIGNAL.clippedLevel.value;
  let clipped = 0;
  for (let i = 0; i < samples.length; i++) if (samples[i]! >= level || samples[i]! <= -level) clipped++;
  return clipped;
}

function bring(value: number): number {
  if (value >= -LIMIT && value <= LIMIT) return value;
  return Number.isFinite(value) ? Math.sign(value) * LIMIT : 0;
}
