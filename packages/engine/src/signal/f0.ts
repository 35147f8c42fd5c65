import { chooseF0Path } from "./f0-path.ts";
import { findF0Candidates } from "./f0-candidates.ts";
import { FRAME_STEP_SEC } from "./frames.ts";
import { HALF_RATE_HZ } from "./halve-rate.ts";
import { SIGNAL } from "./parameters.ts";
import { quantiles } from "./quantiles.ts";

/**
 * Fundamental frequency in two passes: a wide one that finds the register of the speaker, then one whose floor
 * and ceiling follow from it, so that octave errors have little room (De Looze & Hirst 2008).
 *
 * @param half mono, 8 kHz: a tone of 600 Hz and its harmonics have all their room
 * @returns Hz per frame, 0 where unvoiced
 */
export function trackF0(half: Float32Array): Float32Array {
  const frameCount = Math.floor(half.length / Math.round(FRAME_STEP_SEC * HALF_RATE_HZ));
  if (frameCount === 0) return new Float32Array(0);
  const first = search(
    sampleEvenly(half),
    SIGNAL.f0FirstFloorHz.value,
    SIGNAL.f0FirstCeilingHz.value,
    SIGNAL.f0FirstStepSec.value,
  );
  const [lower, upper] = quantiles(
    first.filter((hz) => hz > 0),
    0.25,
    0.75,
  ) as [number, number];
  if (Number.isNaN(lower)) return new Float32Array(frameCount);
  const floorHz = Math.max(SIGNAL.f0FirstFloorHz.value, SIGNAL.f0FloorOfLowerQuartile.value * lower);
  const ceilingHz = Math.min(SIGNAL.f0FirstCeilingHz.value, SIGNAL.f0CeilingOfUpperQuartile.value * upper);
  const path = search(half, floorHz, ceilingHz, FRAME_STEP_SEC);
  return dropIslands(smoothVoiced(path), Math.round(SIGNAL.f0IslandMinSec.value / FRAME_STEP_SEC));
}

/** Pieces of a long take at even distances: one minute gives the register as well as the whole. */
function sampleEvenly(half: Float32Array): Float32Array {
  const piece = Math.round(SIGNAL.f0FirstPieceSec.value * HALF_RATE_HZ);
  const wanted = Math.round(SIGNAL.f0FirstHeardSec.value / SIGNAL.f0FirstPieceSec.value);
  if (half.length <= wanted * piece) return half;
  const pieces = new Float32Array(wanted * piece);
  for (let i = 0; i < wanted; i++) {
    const start = Math.floor(((half.length - piece) * i) / (wanted - 1));
    pieces.set(half.subarray(start, start + piece), i * piece);
  }
  return pieces;
}

function search(half: Float32Array, floorHz: number, ceilingHz: number, stepSec: number): Float32Array {
  const stepSamples = Math.round(stepSec * HALF_RATE_HZ);
  const candidates = findF0Candidates(half, { floorHz, ceilingHz, stepSamples });
  return chooseF0Path(candidates, ceilingHz, stepSec);
}

/** Median of five over neighbouring voiced frames: removes single-frame errors, leaves a straight glide as it is. */
function smoothVoiced(path: Float32Array): Float32Array {
  const smoothed = path.slice();
  const five = new Float64Array(5);
  for (let frame = 2; frame < path.length - 2; frame++) {
    let voiced = true;
    for (let i = 0; i < 5; i++) {
      five[i] = path[frame - 2 + i]!;
      if (five[i] === 0) voiced = false;
    }
    if (voiced) smoothed[frame] = five.sort()[2]!;
  }
  return smoothed;
}

function dropIslands(path: Float32Array, minFrames: number): Float32Array {
  let start = -1;
  for (let frame = 0; frame <= path.length; frame++) {
    const voiced = frame < path.length && path[frame]! > 0;
    if (voiced && start < 0) start = frame;
    if (!voiced && start >= 0) {
      if (frame - start < minFrames) path.fill(0, start, frame);
      start = -1;
    }
  }
  return path;
}
