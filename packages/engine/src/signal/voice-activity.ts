import { FRAME_STEP_SEC, frameTimeSec } from "./frames.ts";
import { BLOCK_SEC } from "./intensity.ts";
import { SIGNAL } from "./parameters.ts";
import { quantiles } from "./quantiles.ts";

export interface Stretch {
  startSec: number;
  endSec: number;
}

export interface VoiceActivity {
  thresholdDb: number;
  /** Sounding runs and the silences between, before and after them; together they cover the recording. */
  runs: Stretch[];
  silences: Stretch[];
}

/**
 * Splits a recording into sounding runs and silences by level: a threshold that adapts to the speaker (30 dB
 * under the loudest percent) and to the room (3 dB over the quietest twentieth), then bursts too short to be
 * speech are dropped, then gaps too short to be pauses.
 *
 * @param levelsDb of the 10 ms frames
 * @param energies of 1 ms blocks: the window of a level smears an edge by half its length, these place it
 */
export function detectVoiceActivity(
  levelsDb: Float32Array,
  energies: Float64Array,
  durationSec: number,
): VoiceActivity {
  const [quiet, loud] = quantiles(levelsDb, 0.05, 0.99) as [number, number];
  const thresholdDb = Math.max(loud - SIGNAL.speechRangeDb.value, quiet + SIGNAL.noiseMarginDb.value);
  const bursts = soundingStretches(levelsDb, thresholdDb, durationSec).filter(
    (run) => run.endSec - run.startSec >= SIGNAL.soundingMinSec.value,
  );
  for (const burst of bursts) trimEdges(burst, energies, 10 ** (thresholdDb / 10));
  const runs = joinAcrossGaps(dropClicks(bursts));
  return { thresholdDb, runs, silences: gapsBetween(runs, durationSec) };
}

/** A sound too short for a syllable, alone between two pauses, is a click, a door or a breath. */
function dropClicks(bursts: readonly Stretch[]): Stretch[] {
  return bursts.filter((burst, i) => {
    const before = burst.startSec - (bursts[i - 1]?.endSec ?? -Infinity);
    const after = (bursts[i + 1]?.startSec ?? Infinity) - burst.endSec;
    const isAlone = before >= SIGNAL.pauseMinSec.value && after >= SIGNAL.pauseMinSec.value;
    return !isAlone || burst.endSec - burst.startSec >= SIGNAL.loneSoundMinSec.value;
  });
}

function joinAcrossGaps(bursts: readonly Stretch[]): Stretch[] {
  const runs: Stretch[] = [];
  for (const burst of bursts) {
    const last = runs.at(-1);
    // 1e-6: times are sums of steps, and a gap of exactly the minimum is a pause.
    if (last && burst.startSec - last.endSec < SIGNAL.pauseMinSec.value - 1e-6) last.endSec = burst.endSec;
    else runs.push(burst);
  }
  return runs;
}

/** Moves the edges of a run inwards over what the window smeared: 10 ms around them are below the threshold. */
function trimEdges(run: Stretch, energies: Float64Array, threshold: number): void {
  const reach = Math.round(SIGNAL.intensityWindowSec.value / 2 / BLOCK_SEC);
  for (let moved = 0; moved < reach && energyAround(energies, run.startSec) < threshold; moved++) {
    run.startSec += BLOCK_SEC;
  }
  for (let moved = 0; moved < reach && energyAround(energies, run.endSec) < threshold; moved++) {
    run.endSec -= BLOCK_SEC;
  }
}

function energyAround(energies: Float64Array, timeSec: number): number {
  const center = Math.round(timeSec / BLOCK_SEC);
  const from = Math.max(0, center - 5);
  const to = Math.min(energies.length, center + 5);
  let sum = 0;
  for (let block = from; block < to; block++) sum += energies[block]!;
  return sum / (to - from || 1);
}

/** Frames above the threshold, with edges placed by linear interpolation between frames. */
function soundingStretches(levelsDb: Float32Array, thresholdDb: number, durationSec: number): Stretch[] {
  const stretches: Stretch[] = [];
  let startSec = -1;
  for (let frame = 0; frame <= levelsDb.length; frame++) {
    const sounding = frame < levelsDb.length && levelsDb[frame]! > thresholdDb;
    if (sounding && startSec < 0) startSec = frame === 0 ? 0 : crossingSec(levelsDb, frame, thresholdDb);
    if (!sounding && startSec >= 0) {
      const endSec = frame === levelsDb.length ? durationSec : crossingSec(levelsDb, frame, thresholdDb);
      stretches.push({ startSec, endSec });
      startSec = -1;
    }
  }
  return stretches;
}

function crossingSec(levelsDb: Float32Array, frame: number, thresholdDb: number): number {
  const before = levelsDb[frame - 1]!;
  const share = (thresholdDb - before) / (levelsDb[frame]! - before);
  return frameTimeSec(frame - 1) + share * FRAME_STEP_SEC;
}

function gapsBetween(runs: readonly Stretch[], durationSec: number): Stretch[] {
  const gaps: Stretch[] = [];
  let startSec = 0;
  for (const run of [...runs, { startSec: durationSec, endSec: durationSec }]) {
    if (run.startSec > startSec) gaps.push({ startSec, endSec: run.startSec });
    startSec = run.endSec;
  }
  return gaps;
}
