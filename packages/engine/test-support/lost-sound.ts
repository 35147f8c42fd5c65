import { SAMPLE_RATE_HZ } from "../src/signal/frames.ts";

/** Levels are compared in steps of 5 ms, which is also the precision of the losses. */
const STEP_SEC = 0.005;
const STEP_SAMPLES = STEP_SEC * SAMPLE_RATE_HZ;
/** Largest offset between the start of a recording and the start of the sound that it records. */
const BEGINNING_SEC = 3;
/** Length of the windows compared, which overlap by half. */
const WINDOW_SEC = 2;
/** Longest loss looked for at one place. */
const SHIFT_SEC = 0.6;
/** Shorter losses move no mark enough to matter. */
const LOST_SEC = 0.02;
/** Smallest correlation of the levels, in dB, of the same sound under a varying gain. */
const ALIKE = 0.8;
/** From this correlation on, nothing was lost before the window, and no other offset is tried. */
const SAME = 0.95;
/** dB below full scale that counts as no sound. */
const FLOOR_DB = -80;
/** No real room is fully silent for this long: the browser fills in what its microphone did not deliver in time. */
const SILENT_SEC = 0.005;
/** A browser first adjusts its gain; a loss during that time shifts all that follows by the same amount. */
const BEFORE_SEC = 1;

/** Where in a sound its recording began, in seconds: the offset at which their levels agree best. */
export function beganAt(said: Float32Array, heard: Float32Array): number {
  const [one, other] = [centred(amplitudesOf(said)), centred(amplitudesOf(heard))];
  let best = { shift: 0, likeness: -Infinity };
  for (let shift = -BEGINNING_SEC / STEP_SEC; shift <= BEGINNING_SEC / STEP_SEC; shift++) {
    let likeness = 0;
    for (let i = Math.max(0, -shift); i < other.length && i + shift < one.length; i++)
      likeness += other[i]! * one[i + shift]!;
    if (likeness > best.likeness) best = { shift, likeness };
  }
  return best.shift * STEP_SEC;
}

/**
 * Where a recording lacks some of its sound: on a busy machine a browser drops samples, so that the rest comes too
 * early, or fills in silence. One sentence per place, none for a complete recording.
 */
export function findLosses(said: Float32Array, take: Float32Array): string[] {
  return [...findSilences(take), ...findShifts(said, take)];
}

function findSilences(take: Float32Array): string[] {
  const losses: string[] = [];
  let from = 0;
  for (let i = 0; i <= take.length; i++) {
    if (take[i] === 0) continue;
    const [startSec, lostSec] = [from / SAMPLE_RATE_HZ, (i - from) / SAMPLE_RATE_HZ];
    if (startSec >= BEFORE_SEC && lostSec >= SILENT_SEC)
      losses.push(`${lostSec.toFixed(2)} s silent at ${startSec.toFixed(1)} s`);
    from = i + 1;
  }
  return losses;
}

function findShifts(said: Float32Array, take: Float32Array): string[] {
  const [one, other] = [levelsOf(said), levelsOf(take)];
  const size = WINDOW_SEC / STEP_SEC;
  let shift = Math.round(beganAt(said, take) / STEP_SEC);
  const losses: string[] = [];
  for (let from = 0; from + size <= other.length; from += size / 2) {
    const window = other.subarray(from, from + size);
    const likenessAt = (start: number) =>
      start < 0 || start + size > one.length
        ? -Infinity
        : likenessOf(window, one.subarray(start, start + size));
    let best = { shift, likeness: likenessAt(from + shift) };
    if (best.likeness >= SAME) continue;
    for (let near = shift - SHIFT_SEC / STEP_SEC; near <= shift + SHIFT_SEC / STEP_SEC; near++) {
      const likeness = likenessAt(from + near);
      if (likeness > best.likeness) best = { shift: near, likeness };
    }
    if (best.likeness === -Infinity) continue;
    const atSec = from * STEP_SEC;
    const lostSec = (best.shift - shift) * STEP_SEC;
    if (atSec >= BEFORE_SEC && best.likeness < ALIKE)
      losses.push(`something else from ${atSec.toFixed(1)} s on`);
    else if (atSec >= BEFORE_SEC && Math.abs(lostSec) >= LOST_SEC)
      losses.push(`${lostSec.toFixed(2)} s left out before ${atSec.toFixed(1)} s`);
    shift = best.shift;
  }
  return losses;
}

const amplitudesOf = (samples: Float32Array) =>
  Float64Array.from({ length: Math.floor(samples.length / STEP_SAMPLES) }, (_, i) => {
    const piece = samples.subarray(i * STEP_SAMPLES, (i + 1) * STEP_SAMPLES);
    return piece.reduce((sum, value) => sum + Math.abs(value), 0) / STEP_SAMPLES;
  });

const levelsOf = (samples: Float32Array) =>
  amplitudesOf(samples).map((amplitude) => Math.max(FLOOR_DB, 20 * Math.log10(amplitude)));

function centred(track: Float64Array): Float64Array {
  const mean = track.reduce((sum, value) => sum + value, 0) / (track.length || 1);
  return track.map((value) => value - mean);
}

/** Their correlation: 1 when they differ by a constant gain only. */
function likenessOf(one: Float64Array, other: Float64Array): number {
  const [left, right] = [centred(one), centred(other)];
  const product = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, i) => sum + value * b[i]!, 0);
  return product(left, right) / Math.sqrt(product(left, left) * product(right, right) || 1);
}
