import type { SignalIssue, SignalQuality } from "../report.ts";
import { FRAME_STEP_SEC } from "./frames.ts";
import { SIGNAL } from "./parameters.ts";
import { median, quantiles } from "./quantiles.ts";
import type { Stretch } from "./voice-activity.ts";

/**
 * Judges whether a recording can be measured.
 *
 * @param samples as received, before any filter
 * @param levelsDb of the 10 ms frames
 */
export function assessQuality(
  samples: Float32Array,
  levelsDb: Float32Array,
  silences: readonly Stretch[],
  hasSpeech: boolean,
): SignalQuality {
  const [quiet, loud] = quantiles(levelsDb, 0.05, 0.99) as [number, number];
  const floorDb = SIGNAL.intensityFloorDb.value;
  const snrDb = levelsDb.length === 0 ? 0 : signalToNoiseDb(levelsDb, silences, quiet);
  const speechLevelDb = levelsDb.length === 0 ? floorDb : loud;
  const clippedShare = shareClipped(samples);
  const issues: SignalIssue[] = [];
  if (!hasSpeech) issues.push("silent");
  else if (snrDb < SIGNAL.unreliableSnrDb.value) issues.push("unreliable");
  else if (snrDb < SIGNAL.noisySnrDb.value) issues.push("noisy");
  if (hasSpeech && speechLevelDb < SIGNAL.quietSpeechDb.value) issues.push("quiet");
  if (clippedShare > SIGNAL.clippedShareMax.value) issues.push("clipped");
  return { snrDb, speechLevelDb, clippedShare, issues };
}

/**
 * Mean power of the sounding frames over the median of the silent ones, where a breath or a door weighs little. Where
 * the take has hardly any silence, its quietest twentieth stands for the noise.
 */
function signalToNoiseDb(levelsDb: Float32Array, silences: readonly Stretch[], quietDb: number): number {
  const silent: number[] = [];
  let power = 0;
  for (const levelDb of levelsDb) power += 10 ** (levelDb / 10);
  for (const { startSec, endSec } of silences) {
    // The window of a level reaches into the speech at either end.
    const from = Math.ceil((startSec + SIGNAL.intensityWindowSec.value) / FRAME_STEP_SEC);
    const to = Math.floor((endSec - SIGNAL.intensityWindowSec.value) / FRAME_STEP_SEC);
    for (let frame = from; frame < to; frame++) {
      silent.push(levelsDb[frame]!);
      power -= 10 ** (levelsDb[frame]! / 10);
    }
  }
  const noiseDb = silent.length * FRAME_STEP_SEC >= SIGNAL.noiseMinSec.value ? median(silent) : quietDb;
  const soundDb = 10 * Math.log10(Math.max(power, 0) / Math.max(1, levelsDb.length - silent.length) + 1e-10);
  return Math.max(0, soundDb - noiseDb);
}

function shareClipped(samples: Float32Array): number {
  let clipped = 0;
  for (let i = 0; i < samples.length; i++) if (Math.abs(samples[i]!) >= SIGNAL.clippedLevel.value) clipped++;
  return clipped / (samples.length || 1);
}
