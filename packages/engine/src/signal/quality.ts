import type { SignalIssue, SignalQuality } from "../report.ts";
import { FRAME_STEP_SEC } from "./frames.ts";
import { isEchoing } from "./measure-decay.ts";
import { SIGNAL } from "./parameters.ts";
import { median, quantiles } from "./quantiles.ts";
import type { Stretch } from "./voice-activity.ts";

interface Heard {
  /** Share of the samples as received, before any filter. */
  clippedShare: number;
  /** Levels of the 10 ms frames. */
  levelsDb: Float32Array;
  snrDb: number;
  /** 0 in a dry room, 1 where it echoes. */
  echo: number;
  hasSpeech: boolean;
  isNarrow: boolean;
  isWhispered: boolean;
}

/** Judges whether a recording can be measured. */
export function assessQuality({
  clippedShare,
  levelsDb,
  snrDb,
  echo,
  hasSpeech,
  isNarrow,
  isWhispered,
}: Heard): SignalQuality {
  const speechLevelDb =
    levelsDb.length === 0 ? SIGNAL.intensityFloorDb.value : (quantiles(levelsDb, 0.99)[0] as number);
  const issues: SignalIssue[] = [];
  if (!hasSpeech) issues.push("silent");
  else if (snrDb < SIGNAL.unreliableSnrDb.value) issues.push("unreliable");
  else if (snrDb < SIGNAL.noisySnrDb.value) issues.push("noisy");
  else if (snrDb < SIGNAL.backgroundSnrDb.value && isLongEnough(levelsDb)) issues.push("background");
  if (hasSpeech && isEchoing(echo)) issues.push("echo");
  if (isWhispered) issues.push("whisper");
  if (isNarrow) issues.push("narrow");
  if (hasSpeech && speechLevelDb < SIGNAL.quietSpeechDb.value) issues.push("quiet");
  if (clippedShare > SIGNAL.clippedShareMax.value) issues.push("clipped");
  return { snrDb, speechLevelDb, clippedShare, issues };
}

/** A shorter take has too few silences to detect a light noise. */
const isLongEnough = (levelsDb: Float32Array) =>
  levelsDb.length * FRAME_STEP_SEC >= SIGNAL.noisyTakeMinSec.value;

/**
 * Mean power of the sounding frames over the median of the silent ones. If the take has hardly any silence, its
 * quietest moments are used as the noise.
 *
 * @param quietShare share of the take that counts as its quietest moments
 */
export function signalToNoiseDb(
  levelsDb: Float32Array,
  { silences, thresholdDb }: { silences: readonly Stretch[]; thresholdDb: number },
  quietShare = 0.05,
): number {
  if (levelsDb.length === 0) return 0;
  const [quietDb] = quantiles(levelsDb, quietShare) as [number];
  const silent: number[] = [];
  let silentFrames = 0;
  let power = 0;
  for (const levelDb of levelsDb) power += 10 ** (levelDb / 10);
  for (const { startSec, endSec } of silences) {
    // Skip both ends, where the window of a level overlaps the speech.
    const from = Math.ceil((startSec + SIGNAL.intensityWindowSec.value) / FRAME_STEP_SEC);
    const to = Math.floor((endSec - SIGNAL.intensityWindowSec.value) / FRAME_STEP_SEC);
    for (let frame = from; frame < to; frame++) {
      silentFrames++;
      // A breath or a door inside a pause is not room noise.
      if (levelsDb[frame]! <= thresholdDb) silent.push(levelsDb[frame]!);
      power -= 10 ** (levelsDb[frame]! / 10);
    }
  }
  const noiseDb = silent.length * FRAME_STEP_SEC >= SIGNAL.noiseMinSec.value ? median(silent) : quietDb;
  const soundDb = 10 * Math.log10(Math.max(power, 0) / Math.max(1, levelsDb.length - silentFrames) + 1e-10);
  return Math.max(0, soundDb - noiseDb);
}

/** Whether almost no energy is above the band of a telephone: a call, or a headset in call mode. */
export function isNarrowBand(trebleShare: number): boolean {
  return 10 * Math.log10(trebleShare) < SIGNAL.narrowTrebleDb.value;
}

/** Whether little of the sounding frames is voiced. */
export function isWhispered(f0Hz: Float32Array, runs: readonly Stretch[]): boolean {
  let sounding = 0;
  let voiced = 0;
  for (const { startSec, endSec } of runs)
    for (let frame = Math.round(startSec / FRAME_STEP_SEC); frame < endSec / FRAME_STEP_SEC; frame++) {
      sounding++;
      if (f0Hz[frame]! > 0) voiced++;
    }
  return sounding > 0 && voiced / sounding < SIGNAL.whisperVoicedShare.value;
}
