import { FRAME_STEP_SEC, frameAt } from "../signal/frames.ts";
import { trackIntensity } from "../signal/intensity.ts";
import type { SignalMeasures } from "../signal/measure-signal.ts";
import { SIGNAL } from "../signal/parameters.ts";
import type { Stretch } from "../signal/voice-activity.ts";
import { quantiles } from "../signal/quantiles.ts";
import { alignSounds, type SoundTracks, type SoundUnit } from "./align-sounds.ts";
import { clipToSpeech } from "./clip-to-speech.ts";
import { soundsOf } from "./sounds-of-words.ts";
import type { SpokenWord } from "./spoken-words.ts";

export interface WordTime {
  startSec: number;
  endSec: number;
}

/** Lowest level, relative to loud speech: below, levels are not distinguished. */
const LOWEST_DB = -50;

/**
 * Times the words of a known text by their sounds: where its hisses, stops and vowels can best be heard, in order.
 *
 * @param unwritten where something sounds that the text does not write, « euh » for one; ascending
 * @returns one time per word, ascending, or null where nothing was heard
 */
export function placeWords(
  words: readonly SpokenWord[],
  heard: SignalMeasures,
  unwritten: readonly Stretch[] = [],
): WordTime[] | null {
  const signal = { ...heard, ...hush(heard, unwritten) };
  if (words.length === 0 || signal.runs.length === 0) return null;
  const units: SoundUnit[] = [{ sound: "silence", boundary: "none" }];
  const wordOf: number[] = [-1];
  words.forEach(({ word, boundary }, index) => {
    for (const sound of soundsOf(word)) {
      units.push({ sound, boundary: "none" });
      wordOf.push(index);
    }
    const opens = boundary === "none" && words[index + 1]?.opensClause;
    units.push({ sound: "silence", boundary: opens ? "opening" : boundary });
    wordOf.push(-1);
  });
  const firsts = alignSounds(units, listenFor(signal));
  return firsts && timesOf(words.length, wordOf, firsts, signal);
}

/** The edges of a filled pause come from means over 90 ms. */
const EDGE_FRAMES = 4;

/** Extends a range over the quiet frames at both ends. */
function withQuietAround({ startSec, endSec }: Stretch, { levelsDb, thresholdDb }: SignalMeasures): Stretch {
  const isQuiet = (frame: number) => levelsDb[frame]! <= thresholdDb;
  let from = Math.max(0, Math.round(startSec / FRAME_STEP_SEC) - EDGE_FRAMES);
  let to = Math.min(levelsDb.length, Math.round(endSec / FRAME_STEP_SEC) + EDGE_FRAMES);
  while (from > 0 && isQuiet(from - 1)) from--;
  while (to < levelsDb.length && isQuiet(to)) to++;
  return { startSec: from * FRAME_STEP_SEC, endSec: to * FRAME_STEP_SEC };
}

/** The sounding runs without the unwritten sounds, which count as silence. */
function hush(signal: SignalMeasures, unwritten: readonly Stretch[]) {
  const { runs, silences } = signal;
  const hushed = unwritten.map((stretch) => withQuietAround(stretch, signal));
  let spoken = runs;
  for (const { startSec, endSec } of hushed) {
    spoken = spoken.flatMap((run) => {
      if (run.endSec <= startSec || run.startSec >= endSec) return [run];
      const before = { startSec: run.startSec, endSec: startSec };
      const after = { startSec: endSec, endSec: run.endSec };
      return [before, after].filter((part) => part.endSec - part.startSec > SIGNAL.soundingMinSec.value);
    });
  }
  return spoken.length === 0 ? { runs, silences } : { runs: spoken, silences: [...silences, ...hushed] };
}

function listenFor(signal: SignalMeasures): SoundTracks {
  const { f0Hz, levelsDb, thresholdDb, silences } = signal;
  const paused = new Uint8Array(f0Hz.length);
  for (const gap of silences) {
    paused.fill(
      1,
      frameAt(gap.startSec + FRAME_STEP_SEC / 2, f0Hz.length),
      frameAt(gap.endSec, f0Hz.length) + 1,
    );
  }
  const vowels = relativeLevels(signal.vowelBandEnergies);
  const hisses = relativeLevels(signal.hissBandEnergies);
  return {
    vowelBandDb: vowels.levelsDb,
    hissBandDb: hisses.levelsDb,
    vowelFloorDb: vowels.floorDb,
    hissFloorDb: hisses.floorDb,
    f0Hz,
    paused,
    quiet: Uint8Array.from(levelsDb, (level) => (level < thresholdDb ? 1 : 0)),
  };
}

function relativeLevels(energies: Float64Array): { levelsDb: Float32Array; floorDb: number } {
  const levels = trackIntensity(energies, SIGNAL.soundWindowSec.value);
  const [quiet, loud] = quantiles(levels, 0.05, 0.95) as [number, number];
  return {
    levelsDb: levels.map((level) => Math.max(LOWEST_DB, level - loud)),
    floorDb: Math.max(LOWEST_DB, quiet - loud),
  };
}

/** A word lasts from its first sound to what follows its last one; a word without a sound of its own lasts no time. */
function timesOf(
  wordCount: number,
  wordOf: readonly number[],
  firsts: Int32Array,
  signal: SignalMeasures,
): WordTime[] {
  const found: (WordTime | null)[] = Array.from({ length: wordCount }, () => null);
  let endFrame = signal.f0Hz.length;
  for (let unit = firsts.length - 1; unit >= 0; unit--) {
    if (firsts[unit]! < 0) continue;
    const word = wordOf[unit]!;
    const startSec = firsts[unit]! * FRAME_STEP_SEC;
    if (word >= 0) {
      const known = found[word];
      if (known) known.startSec = startSec;
      else found[word] = { startSec, endSec: endFrame * FRAME_STEP_SEC };
    }
    endFrame = firsts[unit]!;
  }
  let reachedSec = signal.runs[0]!.startSec;
  return found.map((time) => {
    const clipped = time ? clipToSpeech(time, signal.runs) : { startSec: reachedSec, endSec: reachedSec };
    const startSec = Math.max(reachedSec, clipped.startSec);
    reachedSec = Math.max(startSec, clipped.endSec);
    return { startSec, endSec: reachedSec };
  });
}
