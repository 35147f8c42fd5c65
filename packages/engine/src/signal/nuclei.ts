import { frameTimeSec, FRAME_STEP_SEC } from "./frames.ts";
import { SIGNAL } from "./parameters.ts";
import { quantiles } from "./quantiles.ts";
import type { Stretch } from "./voice-activity.ts";

/**
 * Finds the nuclei of syllables: peaks of the vowel band, set apart by a dip, voiced, inside a sounding run
 * (after de Jong & Wempe 2009).
 *
 * @param bandDb level of the vowel band
 * @param dipMinDb between two nuclei the level falls at least this much
 * @returns times in seconds, ascending
 */
export function findNuclei(
  bandDb: Float32Array,
  f0Hz: Float32Array,
  runs: readonly Stretch[],
  dipMinDb: number,
): Float64Array {
  const peaks = findPeaks(bandDb, dipMinDb);
  const kept: number[] = [];
  for (const { frame } of peaks) {
    if (isVoicedAround(f0Hz, frame) && isInside(frameTimeSec(frame), runs)) kept.push(frameTimeSec(frame));
  }
  return Float64Array.from(kept);
}

interface Peak {
  frame: number;
  levelDb: number;
}

/** Local maxima; of two without a dip of `dipMinDb` between them, the louder one stays. */
function findPeaks(bandDb: Float32Array, dipMinDb: number): Peak[] {
  const [loud] = quantiles(bandDb, 0.99) as [number];
  const lowest = loud - SIGNAL.nucleusRangeDb.value;
  const peaks: Peak[] = [];
  let dipDb = Infinity;
  for (let frame = 0; frame < bandDb.length; frame++) {
    const levelDb = bandDb[frame]!;
    dipDb = Math.min(dipDb, levelDb);
    if (levelDb < lowest) continue;
    if (levelDb <= (bandDb[frame - 1] ?? -Infinity) || levelDb < (bandDb[frame + 1] ?? -Infinity)) continue;
    const last = peaks.at(-1);
    if (!last || Math.min(last.levelDb, levelDb) - dipDb >= dipMinDb) {
      peaks.push({ frame, levelDb });
      dipDb = levelDb;
    } else if (levelDb > last.levelDb) {
      last.frame = frame;
      last.levelDb = levelDb;
      dipDb = levelDb;
    }
  }
  return peaks;
}

function isVoicedAround(f0Hz: Float32Array, frame: number): boolean {
  const reach = Math.round(SIGNAL.nucleusVoicedReachSec.value / FRAME_STEP_SEC);
  for (let i = Math.max(0, frame - reach); i <= Math.min(f0Hz.length - 1, frame + reach); i++) {
    if (f0Hz[i]! > 0) return true;
  }
  return false;
}

function isInside(timeSec: number, runs: readonly Stretch[]): boolean {
  return runs.some((run) => timeSec >= run.startSec && timeSec <= run.endSec);
}
