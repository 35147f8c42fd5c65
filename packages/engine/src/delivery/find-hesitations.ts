import type { Hesitation } from "../report.ts";
import { FRAME_STEP_SEC } from "../signal/frames.ts";
import type { SignalMeasures } from "../signal/measure-signal.ts";
import { describeHeldSounds } from "./held-features.ts";
import { estimateHesitation } from "./hesitation-model.ts";
import { DELIVERY } from "./parameters.ts";
import MODEL from "./weights/hesitations.json" with { type: "json" };

/** Half of the 90 ms over which the chances are averaged. */
const REACH_FRAMES = 4;
/** A break shorter than this (a creaky voice) does not split a filled pause. */
const BREAK_FRAMES = 5;
const MIN_FRAMES = Math.round(DELIVERY.hesitationMinSec.value / FRAME_STEP_SEC);

/**
 * Finds what sounds like « euh »: a vowel near the middle of the voice's timbres, held on a tone that hardly moves. A
 * regression trained by `npm run train:hesitations` says how probable each frame is. Where noise or an echo would make
 * it lie, nothing is sought.
 */
export function findHesitations(signal: SignalMeasures): Hesitation[] {
  if (!isSearchable(signal)) return [];
  const found = findSegments(estimateHesitation(MODEL, describeHeldSounds(signal)), doubtOf(signal));
  return found.filter((one) => voicedShareOf(one, signal) >= DELIVERY.hesitationVoicedShare.value);
}

function isSearchable({ echo, quality }: SignalMeasures): boolean {
  if (quality.issues.includes("silent")) return false;
  return quality.snrDb >= DELIVERY.hesitationLeastSnrDb.value && echo < 1;
}

function voicedShareOf({ startSec, endSec }: Hesitation, { f0Hz }: SignalMeasures): number {
  const inside = f0Hz.subarray(Math.round(startSec / FRAME_STEP_SEC), Math.round(endSec / FRAME_STEP_SEC));
  return inside.filter((hz) => hz > 0).length / Math.max(1, inside.length);
}

/** 0 in a quiet and dry room, 1 where noise or an echo makes other vowels seem held, more in a noise that is louder. */
export function doubtOf({ echo, quality }: SignalMeasures): number {
  const from = DELIVERY.hesitationDoubtSnrDb.value;
  const noise = (from - quality.snrDb) / (from - DELIVERY.hesitationFullDoubtSnrDb.value);
  return Math.max(echo, noise);
}

/**
 * Ranges of probable frames with a high peak and a long enough total (sum of the probabilities): short ranges must be
 * more certain than long ones, and all the more in noise or echo (`doubt`).
 */
export function findSegments(chances: Float32Array, doubt: number): Hesitation[] {
  const leastSec = DELIVERY.hesitationSureSec.value + doubt * DELIVERY.hesitationDoubtSec.value;
  const smoothed = smooth(chances);
  const found: Hesitation[] = [];
  const isLikely = (frame: number) => smoothed[frame]! > DELIVERY.hesitationEdge.value;
  for (let from = 0; from < smoothed.length; from++) {
    if (!isLikely(from)) continue;
    let to = from + 1;
    for (let frame = to; frame < smoothed.length && frame - to < BREAK_FRAMES; frame++)
      if (isLikely(frame)) to = frame + 1;
    const inside = smoothed.subarray(from, to);
    const peak = inside.reduce((highest, chance) => Math.max(highest, chance), 0);
    if (to - from >= MIN_FRAMES && peak >= DELIVERY.hesitationPeak.value) {
      const probability = inside.reduce((sum, chance) => sum + chance, 0) / inside.length;
      const isSure = probability * inside.length * FRAME_STEP_SEC >= leastSec;
      if (isSure)
        found.push({
          startSec: from * FRAME_STEP_SEC,
          endSec: to * FRAME_STEP_SEC,
          probability: Math.round(100 * probability) / 100,
        });
    }
    from = to;
  }
  return found;
}

function smooth(chances: Float32Array): Float32Array {
  return chances.map((_, frame) => {
    let sum = 0;
    for (let near = frame - REACH_FRAMES; near <= frame + REACH_FRAMES; near++) sum += chances[near] ?? 0;
    return sum / (2 * REACH_FRAMES + 1);
  });
}
