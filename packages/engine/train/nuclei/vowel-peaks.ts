import { FRAME_STEP_SEC, frameTimeSec } from "../../src/signal/frames.ts";
import { trackIntensity } from "../../src/signal/intensity.ts";
import type { VowelTracks } from "../../src/signal/nucleus-features.ts";
import { SIGNAL } from "../../src/signal/parameters.ts";
import { quantiles } from "../../src/signal/quantiles.ts";
import type { Stretch } from "../../src/signal/voice-activity.ts";

const WINDOW_SEC = 0.05;
/** Smallest dip in level between two nuclei. De Jong & Wempe 2009 take 2 dB, and miss one French syllable in seven. */
const DIP_MIN_DB = 0.75;
/** Below the 99th percentile of the level (de Jong & Wempe 2009, Behavior Research Methods 41:385). */
const RANGE_DB = 30;

/**
 * Finds syllable nuclei in a quiet room: voiced peaks of the vowel band, separated by a dip, inside a sounding run
 * (after de Jong & Wempe 2009). Noise, echo and telephone create false ones, which is why a model is trained on it.
 *
 * @returns times in seconds, ascending
 */
export function vowelPeaks({ f0Hz, vowelEnergies }: VowelTracks, runs: readonly Stretch[]): Float64Array {
  const peaks = findPeaks(trackIntensity(vowelEnergies, WINDOW_SEC), DIP_MIN_DB);
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

/** Local maxima; of two without a dip of `dipMinDb` between them, keep the louder one. */
function findPeaks(bandDb: Float32Array, dipMinDb: number): Peak[] {
  const [loud] = quantiles(bandDb, 0.99) as [number];
  const lowest = loud - RANGE_DB;
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
