import { CANDIDATES_MAX, type F0Candidates } from "./f0-candidates.ts";
import { SIGNAL } from "./parameters.ts";

/**
 * Chooses one candidate per frame, voiced or not, so that the whole path is worth most (Viterbi): strong peaks
 * are worth their height, octave jumps and changes of voicing cost.
 *
 * @returns Hz per frame, 0 where unvoiced
 */
export function chooseF0Path(candidates: F0Candidates, ceilingHz: number, stepSec: number): Float32Array {
  const { frameCount, counts, hz, strengths, unvoicedStrengths } = candidates;
  const slots = CANDIDATES_MAX + 1;
  const cameFrom = new Uint8Array(frameCount * slots);
  const correction = 0.01 / stepSec;
  const jumpCost = SIGNAL.f0OctaveJumpCost.value * correction;
  const changeCost = SIGNAL.f0VoicingChangeCost.value * correction;
  const octaveCost = SIGNAL.f0OctaveCost.value;

  // Slot 0 is « unvoiced »; slot c + 1 is candidate c.
  let previous = new Float64Array(slots);
  let current = new Float64Array(slots);
  let previousOctaves = new Float64Array(slots);
  let currentOctaves = new Float64Array(slots);
  let previousCount = 0;
  for (let frame = 0; frame < frameCount; frame++) {
    const first = frame * CANDIDATES_MAX;
    const count = counts[frame]!;
    for (let slot = 0; slot <= count; slot++) {
      let own = unvoicedStrengths[frame]!;
      let octaves = 0;
      if (slot > 0) {
        octaves = Math.log2(hz[first + slot - 1]!);
        own = strengths[first + slot - 1]! - octaveCost * (Math.log2(ceilingHz) - octaves);
      }
      currentOctaves[slot] = octaves;
      let best = -Infinity;
      let bestFrom = 0;
      for (let from = 0; from <= previousCount; from++) {
        let worth = previous[from]!;
        if (slot > 0 && from > 0) worth -= jumpCost * Math.abs(octaves - previousOctaves[from]!);
        else if (slot > 0 || from > 0) worth -= changeCost;
        if (worth > best) {
          best = worth;
          bestFrom = from;
        }
      }
      current[slot] = best + own;
      cameFrom[frame * slots + slot] = bestFrom;
    }
    [previous, current] = [current, previous];
    [previousOctaves, currentOctaves] = [currentOctaves, previousOctaves];
    previousCount = count;
  }

  const path = new Float32Array(frameCount);
  let slot = 0;
  for (let i = 1; i <= previousCount; i++) if (previous[i]! > previous[slot]!) slot = i;
  for (let frame = frameCount - 1; frame >= 0; frame--) {
    path[frame] = slot === 0 ? 0 : hz[frame * CANDIDATES_MAX + slot - 1]!;
    slot = cameFrom[frame * slots + slot]!;
  }
  return path;
}
