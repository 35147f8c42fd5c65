import { FRAME_STEP_SEC } from "../signal/frames.ts";
import type { SignalMeasures } from "../signal/measure-signal.ts";
import { createCentroidMeter } from "../signal/spectral-centroid.ts";
import { DELIVERY } from "./parameters.ts";
import type { Hesitation } from "../report.ts";
import { deviationOf, meanOf, slopeOf } from "./statistics.ts";

const MIN_FRAMES = Math.round(DELIVERY.hesitationMinSec.value / FRAME_STEP_SEC);
const MAX_FRAMES = 150;
const GAP_FRAMES = Math.round(DELIVERY.hesitationGapSec.value / FRAME_STEP_SEC);
/** Voicing stops a little before the level falls below the threshold. */
const REACH_FRAMES = 8;
/** The attack and the release of a held vowel are not held, and the window of a level smears them over 32 ms. */
const EDGE_FRAMES = 4;
/** A vowel that closes a word is often held a little: next to one silence only, less is sure. */
const ONE_SIDED = 0.7;

/**
 * Finds held vowels next to a silence: voiced for 250 ms or more, tone flat or gently falling, level and timbre
 * steady. They are what « euh » sounds like; a transcription often drops it.
 */
export function findHesitations(signal: SignalMeasures): Hesitation[] {
  const centroidHz = createCentroidMeter(signal.samples);
  const found: Hesitation[] = [];
  for (const [from, to] of voicedStretches(signal.f0Hz)) {
    if (to - from < MIN_FRAMES) continue;
    const before = isQuiet(signal, from, -1);
    const after = isQuiet(signal, to - 1, 1);
    if (!before && !after) continue;
    const held = longestHeld(signal, centroidHz, from, to, after);
    if (!held) continue;
    const isolated = before && after && held.to - held.from >= to - from - 2 * EDGE_FRAMES - 2;
    const confidence = held.margin * (isolated ? 1 : ONE_SIDED);
    if (confidence < DELIVERY.hesitationConfidenceMin.value) continue;
    found.push({ startSec: held.from * FRAME_STEP_SEC, endSec: held.to * FRAME_STEP_SEC, confidence });
  }
  return found;
}

interface Held {
  from: number;
  to: number;
  margin: number;
}

/** The longest held part of a voiced stretch at the end that touches the silence. */
function longestHeld(
  signal: SignalMeasures,
  centroidHz: (frame: number) => number,
  from: number,
  to: number,
  atEnd: boolean,
): Held | null {
  for (let length = Math.min(MAX_FRAMES, to - from); length >= MIN_FRAMES; length--) {
    const start = atEnd ? to - length : from;
    const margin = steadiness(signal, centroidHz, start, start + length);
    if (margin > 0) return { from: start, to: start + length, margin };
  }
  return null;
}

/** 1 for a perfectly held vowel, 0 at the limit of any criterion. */
function steadiness(
  signal: SignalMeasures,
  centroidHz: (frame: number) => number,
  from: number,
  to: number,
): number {
  const start = from + EDGE_FRAMES;
  const end = to - EDGE_FRAMES;
  const semitones: number[] = [];
  const levels: number[] = [];
  for (let frame = start; frame < end; frame++) {
    semitones.push(12 * Math.log2(signal.f0Hz[frame]!));
    levels.push(signal.levelsDb[frame]!);
  }
  const slope = slopeOf(semitones) / FRAME_STEP_SEC;
  const slopeLimit = DELIVERY.hesitationSlopeStPerSec.value;
  // Rising more than a little is a continuation, not a hesitation.
  if (slope > slopeLimit / 2) return 0;
  const detrended = semitones.map((value, i) => value - slope * FRAME_STEP_SEC * i);
  let margin =
    marginOf(deviationOf(detrended), DELIVERY.hesitationF0SdSt.value) * marginOf(slope, slopeLimit);
  if (margin <= 0) return 0;
  margin *= marginOf(deviationOf(levels), DELIVERY.hesitationLevelSdDb.value);
  if (margin <= 0) return 0;
  const centroids: number[] = [];
  for (let frame = start; frame < end; frame++) centroids.push(centroidHz(frame));
  return margin * marginOf(deviationOf(centroids) / meanOf(centroids), DELIVERY.hesitationCentroidCv.value);
}

function marginOf(value: number, limit: number): number {
  return Math.max(0, 1 - (value / limit) ** 2);
}

function voicedStretches(f0Hz: Float32Array): [number, number][] {
  const stretches: [number, number][] = [];
  let start = -1;
  for (let frame = 0; frame <= f0Hz.length; frame++) {
    const voiced = frame < f0Hz.length && f0Hz[frame]! > 0;
    if (voiced && start < 0) start = frame;
    if (!voiced && start >= 0) {
      stretches.push([start, frame]);
      start = -1;
    }
  }
  return stretches;
}

/** True when a silence of 100 ms or more begins within reach of a frame, in the given direction. */
function isQuiet(signal: SignalMeasures, frame: number, direction: 1 | -1): boolean {
  const { levelsDb, thresholdDb } = signal;
  for (let offset = 1; offset <= REACH_FRAMES; offset++) {
    let quiet = 0;
    while (quiet < GAP_FRAMES && levelsDb[frame + direction * (offset + quiet)]! < thresholdDb) quiet++;
    if (quiet === GAP_FRAMES) return true;
  }
  return false;
}
