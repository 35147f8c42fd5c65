import type { SignalIssue, SignalQuality } from "../report.ts";
import { SIGNAL } from "./parameters.ts";
import { quantiles } from "./quantiles.ts";

/**
 * Judges whether a recording can be measured.
 *
 * @param samples as received, before any filter
 * @param levelsDb of the 10 ms frames
 */
export function assessQuality(
  samples: Float32Array,
  levelsDb: Float32Array,
  hasSpeech: boolean,
): SignalQuality {
  const [quiet, loud] = quantiles(levelsDb, 0.05, 0.99) as [number, number];
  const floorDb = SIGNAL.intensityFloorDb.value;
  const snrDb = levelsDb.length === 0 ? 0 : loud - quiet;
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

function shareClipped(samples: Float32Array): number {
  let clipped = 0;
  for (let i = 0; i < samples.length; i++) if (Math.abs(samples[i]!) >= SIGNAL.clippedLevel.value) clipped++;
  return clipped / (samples.length || 1);
}
