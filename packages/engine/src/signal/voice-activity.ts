import { frameAt, frameTimeSec, FRAME_STEP_SEC } from "./frames.ts";
import { BLOCK_SEC, trackIntensity } from "./intensity.ts";
import { SIGNAL } from "./parameters.ts";
import { quantiles } from "./quantiles.ts";
import type { FrameTracks } from "./speech-features.ts";
import { oddsOfSpeech } from "./speech-model.ts";

export interface Stretch {
  startSec: number;
  endSec: number;
}

interface VoiceActivity {
  thresholdDb: number;
  /** Sounding runs and the silences between, before and after them; together they cover the recording. */
  runs: Stretch[];
  silences: Stretch[];
  /** Number of perceived pauses: 0 for one of .15 s, 1 for one of .3 s, a fraction between. */
  pauseCount: number;
}

/** Tracks used to separate speech from silence, one value per 10 ms frame unless stated otherwise. */
interface ActivityTracks {
  levelsDb: Float32Array;
  /** Energies of 1 ms blocks, to place the edges that the window of a level blurs by half its length. */
  energies: Float64Array;
  /** Absent if only the levels are used: then a breath counts as speech. */
  voice?: VoiceTracks;
}

interface VoiceTracks extends Omit<FrameTracks, "levelsDb"> {
  /** Energies of 1 ms blocks in the vowel band, where steady noise, mostly lower, hides less of the voice. */
  vowelEnergies: Float64Array;
}

/**
 * Splits a recording into sounding runs and silences: by level first, with a threshold that adapts to the speaker (30
 * dB under the loudest percent) and to the room; then what a learned model takes for no speech counts as silence, and
 * gaps too short to be pauses are closed.
 */
export function detectVoiceActivity(tracks: ActivityTracks, durationSec: number): VoiceActivity {
  const { levelsDb, energies, voice } = tracks;
  const { thresholdDb, coveredDb, heardDb } = hearSounds(tracks, durationSec);
  const spokenDb = voice ? keepSpeech(heardDb, thresholdDb, { levelsDb, ...voice }) : heardDb;
  const bursts = soundingStretches(spokenDb, thresholdDb, durationSec).filter((burst) =>
    isHeard(burst, voice),
  );
  for (const burst of bursts) trimEdges(burst, energies, 10 ** (thresholdDb / 10));
  const kept = dropClicks(bursts, voice);
  const pauseCount = countPauses(kept);
  const runs = joinAcrossGaps(kept, pauseMinSec(coveredDb));
  return { thresholdDb, runs, silences: gapsBetween(runs, durationSec), pauseCount };
}

interface Sounds {
  /** Sound threshold. */
  thresholdDb: number;
  /** How much steady noise raises the threshold above that of a quiet room. */
  coveredDb: number;
  /** The levels, raised where the vowel band is above steady noise although the full band is not. */
  heardDb: Float32Array;
}

/** Where something sounds, speech or not. */
export function hearSounds({ levelsDb, voice }: ActivityTracks, durationSec: number): Sounds {
  const [lowest, quietest, quieter, loud] = quantiles(levelsDb, 0.02, 0.05, 0.1, 0.99) as [
    number,
    number,
    number,
    number,
  ];
  const marginDb = noiseMarginDb(quieter - lowest, loud - quietest, durationSec);
  const thresholdDb = Math.max(loud - SIGNAL.speechRangeDb.value, quietest + marginDb);
  const isSteady = quieter - lowest <= SIGNAL.steadyNoiseSpreadDb.value;
  const coveredDb = isSteady ? thresholdDb - (loud - SIGNAL.speechRangeDb.value) : 0;
  const heardDb = voice && coveredDb > 0 ? hearVowels(levelsDb, thresholdDb, voice) : levelsDb;
  return { thresholdDb, coveredDb, heardDb };
}

/** The levels, lowered under the threshold where the sound is not speech. */
function keepSpeech(heardDb: Float32Array, thresholdDb: number, tracks: FrameTracks): Float32Array {
  const sounding = Uint8Array.from(heardDb, (levelDb) => (levelDb > thresholdDb ? 1 : 0));
  const odds = oddsOfSpeech(tracks, sounding);
  return heardDb.map((levelDb, frame) =>
    odds[frame]! > SIGNAL.speechOddsMin.value ? levelDb : Math.min(levelDb, thresholdDb - 1),
  );
}

/**
 * How far above the room's quiet moments speech begins. Steady noise needs little; voices in the room come and go by
 * several dB, and a take long enough shows by how much.
 *
 * @param spreadDb of the quiet moments (2nd to 10th percentile of the levels)
 */
function noiseMarginDb(spreadDb: number, rangeDb: number, durationSec: number): number {
  const least = SIGNAL.noiseMarginDb.value;
  if (rangeDb >= SIGNAL.noisyRangeDb.value || durationSec < SIGNAL.noisyTakeMinSec.value) return least;
  const marginDb = Math.min(SIGNAL.noiseMarginMaxDb.value, SIGNAL.noiseMarginSpread.value * spreadDb);
  // No room varies by so much: the quiet moments are then speech, of a voice that never pauses.
  return Math.max(least, marginDb - Math.max(0, spreadDb - SIGNAL.noisySpreadMaxDb.value));
}

/** Levels in steady noise, raised where the vowel band is above it although the full band is not. */
function hearVowels(
  levelsDb: Float32Array,
  thresholdDb: number,
  { vowelEnergies }: VoiceTracks,
): Float32Array {
  const vowelsDb = trackIntensity(vowelEnergies, SIGNAL.intensityWindowSec.value);
  const [quietest, loud] = quantiles(vowelsDb, 0.05, 0.99) as [number, number];
  const vowelThresholdDb = Math.max(loud - SIGNAL.speechRangeDb.value, quietest + SIGNAL.noiseMarginDb.value);
  return levelsDb.map((levelDb, frame) =>
    Math.max(levelDb, thresholdDb + vowelsDb[frame]! - vowelThresholdDb),
  );
}

/** Shortest pause: a little longer if steady noise covers weak sounds. */
function pauseMinSec(coveredDb: number): number {
  const least = SIGNAL.pauseMinSec.value;
  const share = Math.min(1, coveredDb / SIGNAL.noisyPauseCoveredDb.value);
  return least + Math.max(0, share) * (SIGNAL.noisyPauseMinSec.value - least);
}

/** Whether a sound is long enough to be speech; stricter if only the levels are used. */
function isHeard({ startSec, endSec }: Stretch, voice: VoiceTracks | undefined): boolean {
  return endSec - startSec >= (voice ? SIGNAL.voicedBurstMinSec : SIGNAL.soundingMinSec).value;
}

function hasVoice({ startSec, endSec }: Stretch, voice: VoiceTracks | undefined): boolean {
  if (!voice) return false;
  const { f0Hz } = voice;
  let voiced = 0;
  for (let frame = frameAt(startSec, f0Hz.length); frame <= frameAt(endSec, f0Hz.length); frame++) {
    if (f0Hz[frame]! > 0) voiced++;
  }
  return voiced >= SIGNAL.voicedBurstFrames.value;
}

/** Drops sounds too short for a syllable, alone between two pauses: a click, a door or a breath. */
function dropClicks(bursts: readonly Stretch[], voice: VoiceTracks | undefined): Stretch[] {
  return bursts.filter((burst, i) => {
    const before = burst.startSec - (bursts[i - 1]?.endSec ?? -Infinity);
    const after = (bursts[i + 1]?.startSec ?? Infinity) - burst.endSec;
    const isAlone = before >= SIGNAL.pauseMinSec.value && after >= SIGNAL.pauseMinSec.value;
    return (
      !isAlone || burst.endSec - burst.startSec >= SIGNAL.loneSoundMinSec.value || hasVoice(burst, voice)
    );
  });
}

/** A gradual count: pauses slightly too short count for a fraction instead of disappearing at once. */
function countPauses(bursts: readonly Stretch[]): number {
  const from = SIGNAL.softPauseFromSec.value;
  const full = SIGNAL.softPauseFullSec.value;
  let count = 0;
  for (const [i, burst] of bursts.slice(1).entries()) {
    const gapSec = burst.startSec - bursts[i]!.endSec;
    count += Math.max(0, Math.min(1, (gapSec - from) / (full - from)));
  }
  return count;
}

function joinAcrossGaps(bursts: readonly Stretch[], minSec: number): Stretch[] {
  const runs: Stretch[] = [];
  for (const burst of bursts) {
    const last = runs.at(-1);
    // 1e-6: times are sums of steps, and a gap of exactly the minimum is a pause.
    if (last && burst.startSec - last.endSec < minSec - 1e-6) last.endSec = burst.endSec;
    else runs.push({ ...burst });
  }
  return runs;
}

/** Moves the edges of a run inwards over the blur of the window: 10 ms around them are below the threshold. */
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
