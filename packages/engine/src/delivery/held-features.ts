import { FRAME_STEP_SEC } from "../signal/frames.ts";
import type { SignalMeasures } from "../signal/measure-signal.ts";
import { quantiles } from "../signal/quantiles.ts";
import { melEdges, SPECTRUM_BIN_HZ, takeSpectra } from "../signal/spectra.ts";

/** Limited to the telephone band, so that the channel changes the features little. */
const LOWEST_HZ = 200;
const HIGHEST_HZ = 3600;
const BANDS = 18;
const CEPSTRA = 10;
/** Least energy of a band, so that a silence has a logarithm. */
const FLOOR = 2.5e-10;
/** Distances in time over which the timbre is compared, in frames. */
const FLUX_SPANS = [7, 17, 29] as const;
/** A timbre that moves less than this over 70 ms is held. */
const HELD_FLUX = 1.5;
/** Frames; a silence further away does not count as near. */
const NEAR_SILENCE = 15;

/** Numbers that describe one frame: 10 cepstra, their squares, and 13 others. */
export const HELD_FEATURE_COUNT = 2 * CEPSTRA + 13;

/**
 * Describes each 10 ms frame for the detector of filled pauses: timbre against the mean of this take (Davis and
 * Mermelstein 1980, mean removed), how much it moves, level, tone against the median of the take, and how near a
 * silence is. Rows of HELD_FEATURE_COUNT numbers; a row of zeros where nothing sounds.
 */
export function describeHeldSounds(signal: SignalMeasures): Float32Array {
  const { f0Hz, levelsDb } = signal;
  const frames = levelsDb.length;
  const sounding = soundingFrames(signal, frames);
  const cepstra = centre(smooth(measureCepstra(signal.halfSamples, sounding), frames), f0Hz, frames);
  const tones = tonesOf(f0Hz);
  const voicedLevels = levelsDb.filter((_, frame) => (f0Hz[frame] ?? 0) > 0);
  const [usualDb] = quantiles(voicedLevels.length > 0 ? voicedLevels : levelsDb, 0.5) as [number];
  const flux = FLUX_SPANS.map((span) => fluxOf(cepstra, sounding, span));
  const heldFor = heldLengths(flux[0]!, sounding);
  const { sinceSilence, untilSilence } = distancesToSilence(sounding);

  const rows = new Float32Array(frames * HELD_FEATURE_COUNT);
  for (let frame = 0; frame < frames; frame++) {
    if (sounding[frame] === 0) continue;
    let at = frame * HELD_FEATURE_COUNT;
    for (let k = 0; k < CEPSTRA; k++) rows[at++] = cepstra[frame * CEPSTRA + k]!;
    for (let k = 0; k < CEPSTRA; k++) rows[at++] = cepstra[frame * CEPSTRA + k]! ** 2;
    for (const track of flux) rows[at++] = Math.log(0.1 + track[frame]!);
    rows[at++] = Math.abs(valueAt(levelsDb, frame + 5) - valueAt(levelsDb, frame - 5));
    rows[at++] = levelsDb[frame]! - usualDb;
    rows[at++] = (f0Hz[frame] ?? 0) > 0 ? 1 : 0;
    const tone = tones[frame]!;
    const slope = (valueAt(tones, frame + 5) - valueAt(tones, frame - 5)) / (10 * FRAME_STEP_SEC);
    rows[at++] = clamp(tone, 12);
    rows[at++] = clamp(tone, 12) ** 2 / 10;
    rows[at++] = clamp(slope, 40) / 10;
    rows[at++] = Math.abs(clamp(slope, 40)) / 10;
    rows[at++] = Math.log(1 + heldFor[frame]!);
    rows[at++] = Math.exp(-sinceSilence[frame]! / NEAR_SILENCE);
    rows[at++] = Math.exp(-untilSilence[frame]! / NEAR_SILENCE);
  }
  return rows;
}

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));
const valueAt = (track: ArrayLike<number>, frame: number) =>
  track[Math.max(0, Math.min(track.length - 1, frame))]!;

function soundingFrames({ runs }: SignalMeasures, frames: number): Uint8Array {
  const sounding = new Uint8Array(frames);
  for (const { startSec, endSec } of runs)
    sounding.fill(1, Math.round(startSec / FRAME_STEP_SEC), Math.round(endSec / FRAME_STEP_SEC));
  return sounding;
}

/** Mel cepstra 1 to 10 of the sounding frames. */
function measureCepstra(samples: Float32Array, sounding: Uint8Array): Float32Array {
  const filters = melFilters();
  const cosines = Array.from({ length: CEPSTRA }, (_, k) =>
    Float64Array.from({ length: BANDS }, (__, band) => Math.cos((Math.PI * (k + 1) * (band + 0.5)) / BANDS)),
  );
  const logs = new Float64Array(BANDS);
  const cepstra = new Float32Array(sounding.length * CEPSTRA);
  const frames = [...sounding.keys()].filter((frame) => sounding[frame] === 1);
  takeSpectra(samples, frames, (frame, power) => {
    for (let band = 0; band < BANDS; band++) {
      const { from, weights } = filters[band]!;
      let energy = FLOOR;
      for (let offset = 0; offset < weights.length; offset++)
        energy += weights[offset]! * power[from + offset]!;
      logs[band] = Math.log(energy);
    }
    for (let k = 0; k < CEPSTRA; k++) {
      let sum = 0;
      for (let band = 0; band < BANDS; band++) sum += cosines[k]![band]! * logs[band]!;
      cepstra[frame * CEPSTRA + k] = sum / Math.sqrt(BANDS);
    }
  });
  return cepstra;
}

/** Triangles of equal width on the mel scale. */
function melFilters(): { from: number; weights: Float64Array }[] {
  const edges = melEdges(LOWEST_HZ, HIGHEST_HZ, BANDS + 1);
  return Array.from({ length: BANDS }, (_, band) => {
    const [low, middle, high] = edges.slice(band, band + 3) as [number, number, number];
    const from = Math.ceil(low / SPECTRUM_BIN_HZ);
    const to = Math.floor(high / SPECTRUM_BIN_HZ);
    const weights = Float64Array.from({ length: to - from + 1 }, (__, i) => {
      const hz = (from + i) * SPECTRUM_BIN_HZ;
      return hz <= middle ? (hz - low) / (middle - low) : (high - hz) / (high - middle);
    });
    return { from, weights };
  });
}

/** Means over 50 ms. */
function smooth(cepstra: Float32Array, frames: number): Float32Array {
  const smoothed = new Float32Array(cepstra.length);
  for (let frame = 0; frame < frames; frame++)
    for (let k = 0; k < CEPSTRA; k++) {
      let sum = 0;
      let count = 0;
      for (let near = Math.max(0, frame - 2); near <= Math.min(frames - 1, frame + 2); near++) {
        const value = cepstra[near * CEPSTRA + k]!;
        if (value === 0) continue;
        sum += value;
        count += 1;
      }
      smoothed[frame * CEPSTRA + k] = count > 0 ? sum / count : 0;
    }
  return smoothed;
}

/** The channel and the voice of the take are its mean over voiced frames: subtracting it leaves the vowel. */
function centre(cepstra: Float32Array, f0Hz: Float32Array, frames: number): Float32Array {
  const mean = new Float64Array(CEPSTRA);
  let count = 0;
  for (let frame = 0; frame < frames; frame++) {
    if (!((f0Hz[frame] ?? 0) > 0) || cepstra[frame * CEPSTRA] === 0) continue;
    count += 1;
    for (let k = 0; k < CEPSTRA; k++) mean[k]! += cepstra[frame * CEPSTRA + k]!;
  }
  for (let i = 0; i < cepstra.length; i++) cepstra[i]! -= mean[i % CEPSTRA]! / Math.max(1, count);
  return cepstra;
}

/** Semitones from the median of the take; between voiced frames the tone is carried over, as in a creaky voice. */
function tonesOf(f0Hz: Float32Array): Float32Array {
  const voiced = f0Hz.filter((hz) => hz > 0);
  const tones = new Float32Array(f0Hz.length);
  if (voiced.length === 0) return tones;
  const [median] = quantiles(voiced, 0.5) as [number];
  let last = 0;
  for (let frame = 0; frame < f0Hz.length; frame++) {
    if (f0Hz[frame]! > 0) last = 12 * Math.log2(f0Hz[frame]! / median);
    tones[frame] = last;
  }
  return tones;
}

/** How much the timbre changes over a span of frames centred on each. */
function fluxOf(cepstra: Float32Array, sounding: Uint8Array, span: number): Float32Array {
  const half = span >> 1;
  const flux = new Float32Array(sounding.length);
  for (let frame = 0; frame < sounding.length; frame++) {
    const before = Math.max(0, frame - half);
    const after = Math.min(sounding.length - 1, frame + half);
    let sum = 0;
    // Next to a silence, only the sounding half counts.
    const from = sounding[before] === 1 ? before : frame;
    const to = sounding[after] === 1 ? after : frame;
    for (let k = 0; k < CEPSTRA; k++) sum += (cepstra[to * CEPSTRA + k]! - cepstra[from * CEPSTRA + k]!) ** 2;
    flux[frame] = Math.sqrt(sum);
  }
  return flux;
}

/** For each frame, the number of consecutive frames around it with the same timbre. */
function heldLengths(flux: Float32Array, sounding: Uint8Array): Float32Array {
  const lengths = new Float32Array(flux.length);
  let from = -1;
  for (let frame = 0; frame <= flux.length; frame++) {
    const held = frame < flux.length && sounding[frame] === 1 && flux[frame]! < HELD_FLUX;
    if (held && from < 0) from = frame;
    if (!held && from >= 0) {
      lengths.fill(frame - from, from, frame);
      from = -1;
    }
  }
  return lengths;
}

function distancesToSilence(sounding: Uint8Array): {
  sinceSilence: Float32Array;
  untilSilence: Float32Array;
} {
  const sinceSilence = new Float32Array(sounding.length);
  const untilSilence = new Float32Array(sounding.length);
  let distance = 0;
  for (let frame = 0; frame < sounding.length; frame++) {
    distance = sounding[frame] === 1 ? distance + 1 : 0;
    sinceSilence[frame] = distance;
  }
  distance = 0;
  for (let frame = sounding.length - 1; frame >= 0; frame--) {
    distance = sounding[frame] === 1 ? distance + 1 : 0;
    untilSilence[frame] = distance;
  }
  return { sinceSilence, untilSilence };
}
