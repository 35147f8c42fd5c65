import { FRAME_STEP_SEC, frameAt, frameTimeSec } from "./frames.ts";
import { BLOCK_SEC, BLOCKS_PER_FRAME, trackIntensity } from "./intensity.ts";
import { SIGNAL } from "./parameters.ts";
import { quantiles } from "./quantiles.ts";
import { isRinging } from "./ringing.ts";

export interface Stretch {
  startSec: number;
  endSec: number;
}

interface VoiceActivity {
  thresholdDb: number;
  /** Sounding runs and the silences between, before and after them; together they cover the recording. */
  runs: Stretch[];
  silences: Stretch[];
  /** How many pauses the ear counts: one of .15 s is none, one of .3 s is one, between them a part of one. */
  pauseCount: number;
}

/** What tells speech from silence, one value per 10 ms frame unless said otherwise. */
interface ActivityTracks {
  levelsDb: Float32Array;
  /** Of 1 ms blocks: the window of a level smears an edge by half its length, these place it. */
  energies: Float64Array;
  /** Absent where only the levels are looked at: then a breath passes for speech. */
  voice?: VoiceTracks;
}

interface VoiceTracks {
  /** Of 1 ms blocks, where vowels stand out: steady noise, deeper for the most part, hides less of the voice there. */
  vowelEnergies: Float64Array;
  /** Of 1 ms blocks, above the vowels: they tell the hiss of « s » and « ch » from a breath. */
  hissEnergies: Float64Array;
  /** 0 where unvoiced. */
  f0Hz: Float32Array;
  /** At 8 kHz: they tell a plate from a sound of speech. */
  halfSamples: Float32Array;
  /** Little above the vowels comes through: a breath cannot be told from « s ». */
  isDull: boolean;
}

/**
 * Splits a recording into sounding runs and silences: by level first, with a threshold that adapts to the speaker
 * (30 dB under the loudest percent) and to the room; then breaths count as silence, bursts too short to be speech
 * are dropped, and gaps too short to be pauses.
 */
export function detectVoiceActivity(tracks: ActivityTracks, durationSec: number): VoiceActivity {
  const { levelsDb, energies } = tracks;
  const [lowest, quietest, quieter, loud] = quantiles(levelsDb, 0.02, 0.05, 0.1, 0.99) as [
    number,
    number,
    number,
    number,
  ];
  const marginDb = noiseMarginDb(quieter - lowest, loud - quietest, durationSec);
  const thresholdDb = Math.max(loud - SIGNAL.speechRangeDb.value, quietest + marginDb);
  const { voice } = tracks;
  const isSteady = quieter - lowest <= SIGNAL.steadyNoiseSpreadDb.value;
  const coveredDb = isSteady ? thresholdDb - (loud - SIGNAL.speechRangeDb.value) : 0;
  const heardDb = voice && coveredDb > 0 ? hearVowels(levelsDb, thresholdDb, voice) : levelsDb;
  const sounding = soundingStretches(heardDb, thresholdDb, durationSec).flatMap((stretch) =>
    voice && !voice.isDull
      ? withoutBreaths(stretch, tracks, voice, { loudDb: loud, thresholdDb })
      : [stretch],
  );
  const spoken = voice ? withoutPlates(sounding, voice) : sounding;
  const bursts = spoken.filter(
    (burst, i) =>
      isSpeech(burst, voice) || isRelease(burst, spoken[i - 1], spoken[i + 1], levelsDb, thresholdDb),
  );
  for (const burst of bursts) trimEdges(burst, energies, 10 ** (thresholdDb / 10));
  const kept = dropClicks(bursts, tracks.voice);
  const pauseCount = countPauses(kept);
  const runs = joinAcrossGaps(kept, pauseMinSec(coveredDb));
  return { thresholdDb, runs, silences: gapsBetween(runs, durationSec), pauseCount };
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
  return Math.min(SIGNAL.noiseMarginMaxDb.value, Math.max(least, SIGNAL.noiseMarginSpread.value * spreadDb));
}

/** Levels in steady noise, raised where vowels stand out of it though the whole does not. */
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

/** Where steady noise covers weak sounds, a gap must be a little longer to be surely one. */
function pauseMinSec(coveredDb: number): number {
  const least = SIGNAL.pauseMinSec.value;
  const share = Math.min(1, coveredDb / SIGNAL.noisyPauseCoveredDb.value);
  return least + Math.max(0, share) * (SIGNAL.noisyPauseMinSec.value - least);
}

/** Long enough to be speech, or short and voiced: « tu » between two pauses. */
function isSpeech(burst: Stretch, voice: VoiceTracks | undefined): boolean {
  const lengthSec = burst.endSec - burst.startSec;
  if (lengthSec >= SIGNAL.soundingMinSec.value) return true;
  return lengthSec >= SIGNAL.voicedBurstMinSec.value && hasVoice(burst, voice);
}

/**
 * What rings apart from any speech is put down in the room: a consonant stands beside a vowel. So is what is heard apart and
 * without a voice before anything is said.
 */
function withoutPlates(sounds: readonly Stretch[], voice: VoiceTracks): Stretch[] {
  const near = SIGNAL.softPauseFromSec.value;
  const { f0Hz, halfSamples } = voice;
  const begun = f0Hz.findIndex((hz) => hz > 0);
  return sounds.filter((sound, i) => {
    const { startSec, endSec } = sound;
    const isApart =
      startSec - (sounds[i - 1]?.endSec ?? -Infinity) >= near &&
      (sounds[i + 1]?.startSec ?? Infinity) - endSec >= near;
    if (!isApart || endSec - startSec > SIGNAL.ringingMaxSec.value || hasVoice(sound, voice)) return true;
    const [from, to] = [frameAt(startSec, f0Hz.length), frameAt(endSec, f0Hz.length) + 1];
    return to > begun && !isRinging(halfSamples, from, to);
  });
}

/**
 * The release of a « t » or a « k » between two closures, or a creaky vowel: short and unvoiced, but clearly heard, with
 * speech so near on both sides that no pause parts them.
 */
function isRelease(
  { startSec, endSec }: Stretch,
  before: Stretch | undefined,
  after: Stretch | undefined,
  levelsDb: Float32Array,
  thresholdDb: number,
): boolean {
  const near = SIGNAL.softPauseFromSec.value;
  if (!before || !after || startSec - before.endSec > near || after.startSec - endSec > near) return false;
  let peakDb = -Infinity;
  for (let frame = frameAt(startSec, levelsDb.length); frame <= frameAt(endSec, levelsDb.length); frame++)
    peakDb = Math.max(peakDb, levelsDb[frame]!);
  return peakDb >= thresholdDb + SIGNAL.releaseOverDb.value;
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

/**
 * A stretch cut where the speaker only breathes: unvoiced for longer than any consonant, well under the level of the
 * voice, and not mostly hiss.
 */
function withoutBreaths(
  stretch: Stretch,
  tracks: ActivityTracks,
  voice: VoiceTracks,
  levels: Levels,
): Stretch[] {
  const { f0Hz } = voice;
  const last = frameAt(stretch.endSec, f0Hz.length);
  const kept: Stretch[] = [];
  let startSec = stretch.startSec;
  let frame = frameAt(stretch.startSec, f0Hz.length);
  while (frame <= last) {
    if (f0Hz[frame]! > 0) {
      frame++;
      continue;
    }
    let end = frame;
    while (end <= last && f0Hz[end] === 0) end++;
    for (const breath of breathsBetween(frame, end, tracks, voice, levels)) {
      if (breath.startSec > startSec) kept.push({ startSec, endSec: breath.startSec });
      startSec = breath.endSec;
    }
    frame = end;
  }
  if (stretch.endSec > startSec) kept.push({ startSec, endSec: stretch.endSec });
  return kept;
}

interface Levels {
  /** Of the loudest percent. */
  loudDb: number;
  /** Where sound begins. */
  thresholdDb: number;
}

/**
 * Among voiced sounds what is loud is a consonant, and nothing beside it is a breath. Before the first one it is the room: a
 * plate, and the noise that a microphone raises until it has found its gain.
 */
function breathsBetween(
  from: number,
  to: number,
  tracks: ActivityTracks,
  voice: VoiceTracks,
  levels: Levels,
): Stretch[] {
  const isBegun = voice.f0Hz.subarray(0, from).some((hz) => hz > 0);
  const found: (Stretch | null)[] = [];
  for (let start = from; start < to; start++) {
    let end = isBegun ? to : start;
    while (end < to && tracks.levelsDb[end]! <= highestOfBreaths(levels)) end++;
    if (end > start) found.push(breathBetween(start, end, tracks, voice, levels));
    start = end;
  }
  return found.filter((breath) => breath !== null);
}

const highestOfBreaths = ({ loudDb }: Levels) => loudDb - SIGNAL.breathRangeDb.value;

function breathBetween(
  from: number,
  to: number,
  { levelsDb, energies }: ActivityTracks,
  { f0Hz, hissEnergies }: VoiceTracks,
  levels: Levels,
): Stretch | null {
  const { loudDb, thresholdDb } = levels;
  // The consonants next to the voice are speech: what is loud or hisses at either end stays with the word.
  const highest = highestOfBreaths(levels);
  const hisses = (frame: number) =>
    hissEnergies[BLOCKS_PER_FRAME * frame + BLOCKS_PER_FRAME / 2]! >
    SIGNAL.breathHissShare.value * energies[BLOCKS_PER_FRAME * frame + BLOCKS_PER_FRAME / 2]!;
  let start = from;
  let end = to;
  while (start < end && (levelsDb[start]! > highest || hisses(start))) start++;
  while (end > start && (levelsDb[end - 1]! > highest || hisses(end - 1))) end--;
  let hissing = 0;
  let peakDb = -Infinity;
  for (let frame = start; frame < end; frame++) {
    if (levelsDb[frame]! > highest) return null;
    peakDb = Math.max(peakDb, levelsDb[frame]!);
    if (hisses(frame)) hissing++;
  }
  // Only the middle of a weak breath stands over the threshold: the silence that it begins and ends in is part of it, and
  // the weaker it is, the less of it must be heard. In noise an « f » does as much, and only what lasts longer than it with
  // a closure is a breath.
  let quietFrom = start;
  let quietTo = end;
  const isQuiet = (frame: number) => f0Hz[frame] === 0 && levelsDb[frame]! <= thresholdDb;
  while (quietFrom > 0 && isQuiet(quietFrom - 1)) quietFrom--;
  while (quietTo < levelsDb.length && isQuiet(quietTo)) quietTo++;
  const weakDb = loudDb - SIGNAL.weakBreathRangeDb.value;
  const strength = Math.max(0, (peakDb - weakDb) / (highest - weakDb));
  const isAlone = strength === 0 && quietFrom < start && quietTo > end;
  const weakSec = isAlone ? SIGNAL.soundingMinSec.value : SIGNAL.weakBreathMinSec.value;
  const leastSec = weakSec + strength * (SIGNAL.breathMinSec.value - weakSec);
  const isQuietRoom = thresholdDb <= loudDb - SIGNAL.speechRangeDb.value;
  const minSec = isQuietRoom && strength === 0 ? SIGNAL.breathMinSec : SIGNAL.noisyBreathMinSec;
  const isLong =
    end - start >= SIGNAL.breathMinSec.value / FRAME_STEP_SEC ||
    (quietTo - quietFrom >= minSec.value / FRAME_STEP_SEC && end - start >= leastSec / FRAME_STEP_SEC);
  if (!isLong) return null;
  return hissing > SIGNAL.breathHissFrames.value * (end - start)
    ? null
    : { startSec: start * FRAME_STEP_SEC, endSec: end * FRAME_STEP_SEC };
}

/** A sound too short for a syllable, alone between two pauses, is a click, a door or a breath. */
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

/** A count without a cliff: pauses a little shorter do not all vanish at once. */
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
