import { frameAt, frameTimeSec, FRAME_STEP_SEC } from "./frames.ts";
import { answer, type Network } from "./network.ts";
import { NUCLEUS_FEATURE_COUNT, nucleusDescriber, type VowelTracks } from "./nucleus-features.ts";
import { SIGNAL } from "./parameters.ts";
import type { Stretch } from "./voice-activity.ts";
import MODEL from "./weights/nuclei.json" with { type: "json" };

/**
 * Finds the nuclei of syllables: where a learned model is surest of one, set apart by a moment at which it is less
 * sure, inside a sounding run; none where no voice is heard.
 *
 * @param options.reverberation from 0 to 1; where what was said goes on sounding, a nucleus must be surer
 * @returns times in seconds, ascending
 */
export function findNuclei(
  tracks: VowelTracks,
  runs: readonly Stretch[],
  { model = MODEL, reverberation = 0 }: { model?: Network; reverberation?: number } = {},
): Float64Array {
  const leastChance = SIGNAL.nucleusChanceMin.value + reverberation * SIGNAL.nucleusReverberantChance.value;
  const chances = smooth(chancesOfNucleus(tracks, runs, model));
  const frames: number[] = [];
  let last = -1;
  let least = Infinity;
  for (let frame = 0; frame < chances.length; frame++) {
    const chance = chances[frame]!;
    least = Math.min(least, chance);
    if (chance < leastChance) continue;
    if (chance <= (chances[frame - 1] ?? 0) || chance < (chances[frame + 1] ?? 0)) continue;
    if (last < 0 || least <= SIGNAL.nucleusDipShare.value * Math.min(chances[last]!, chance))
      frames.push(frame);
    else if (chance > chances[last]!) frames[frames.length - 1] = frame;
    else continue;
    last = frame;
    least = chance;
  }
  // Paper and plates sound like a few whispered syllables; a speaker is voiced somewhere, or whispers many syllables.
  return frames.length >= SIGNAL.whisperedNucleiMin.value ||
    frames.some((frame) => isVoicedAround(tracks.f0Hz, frame))
    ? Float64Array.from(frames, frameTimeSec)
    : new Float64Array(0);
}

/** Probability of each frame, 0 to 1; 0 where nothing sounds. */
function chancesOfNucleus(tracks: VowelTracks, runs: readonly Stretch[], model: Network): Float32Array {
  const { f0Hz } = tracks;
  const chances = new Float32Array(f0Hz.length);
  if (runs.length === 0) return chances;
  const describe = nucleusDescriber(tracks);
  const row = new Float64Array(NUCLEUS_FEATURE_COUNT);
  for (const { startSec, endSec } of runs)
    for (let frame = frameAt(startSec, f0Hz.length); frame <= frameAt(endSec, f0Hz.length); frame++) {
      describe(frame, row);
      chances[frame] = 1 / (1 + Math.exp(-answer(model, row)));
    }
  return chances;
}

const smooth = (chances: Float32Array): Float32Array =>
  chances.map((own, frame) => ((chances[frame - 1] ?? 0) + 2 * own + (chances[frame + 1] ?? 0)) / 4);

function isVoicedAround(f0Hz: Float32Array, frame: number): boolean {
  const reach = Math.round(SIGNAL.nucleusVoicedReachSec.value / FRAME_STEP_SEC);
  return f0Hz.subarray(Math.max(0, frame - reach), frame + reach + 1).some((hz) => hz > 0);
}
