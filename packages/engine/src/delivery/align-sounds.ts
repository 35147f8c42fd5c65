import { FRAME_STEP_SEC } from "../signal/frames.ts";
import { DELIVERY } from "./parameters.ts";
import { LIKENESS, type Likeness } from "./sound-likeness.ts";
import type { Sound } from "./sounds-of-words.ts";
import type { SpokenWord } from "./spoken-words.ts";

/** The tracks of a recording in which the sounds of a text are located, one value per frame. */
export interface SoundTracks {
  /** Levels in dB relative to loud speech. */
  vowelBandDb: Float32Array;
  hissBandDb: Float32Array;
  /** Level of the room alone in each band, on the same scale. */
  vowelFloorDb: number;
  hissFloorDb: number;
  f0Hz: Float32Array;
  /** 1 in a pause. */
  paused: Uint8Array;
  /** 1 below the sound threshold. */
  quiet: Uint8Array;
}

/** A sound of the text, or the possible silence between two words. */
export interface SoundUnit {
  sound: Sound | "silence";
  /** The boundary where a silence would be: speakers breathe after a full stop rather than inside a clause. */
  boundary: SpokenWord["boundary"] | "opening";
}

const SOUNDS = Object.keys(LIKENESS) as Sound[];
const SILENCE = SOUNDS.length;
/**
 * States of each sound in the model, of equal mean length and at least one frame each, so that it is rarely very short.
 */
const PARTS = 4;
/** Longest move, in units: to the next one, or skipping one or two; stored in two bits. */
const FARTHEST = 3;
const BOUNDARY_GAIN = {
  none: { value: 0 },
  opening: DELIVERY.alignmentOpeningGain,
  comma: DELIVERY.alignmentCommaGain,
  stop: DELIVERY.alignmentStopGain,
};
/** Log probability of leaving a silence at each frame; staying costs nothing. */
const LEAVE_SILENCE = Math.log(0.6);
/** Brings the likelihoods of sounds near those of silences, which are set by hand. */
const EVIDENCE_OFFSET = 4.5;

/**
 * Finds when each sound of a text begins: the most likely path through them in order (Viterbi), where a frame is
 * likely under a sound as its levels and voicing are. A sound may be skipped at a price, a silence at none.
 *
 * @returns for each unit its first frame, -1 where it was skipped; null when no path exists
 */
export function alignSounds(units: readonly SoundUnit[], tracks: SoundTracks): Int32Array | null {
  const frameCount = tracks.f0Hz.length;
  if (frameCount === 0 || units.length === 0) return null;
  const kinds = Uint8Array.from(units, ({ sound }) =>
    sound === "silence" ? SILENCE : SOUNDS.indexOf(sound),
  );
  const gains = Float64Array.from(units, ({ boundary }) => BOUNDARY_GAIN[boundary].value);
  const expected = expectedFrames(kinds);
  const pace = soundingFrames(tracks.paused);
  const soundingCount = Math.max(1, pace[frameCount - 1]!);
  const drift = DELIVERY.alignmentDriftSec.value / FRAME_STEP_SEC;
  const width = Math.min(units.length, 2 * (Math.ceil((drift * units.length) / soundingCount) + 40));

  const { stay, leave } = durationCosts();
  const likenesses = SOUNDS.map((sound) => hearThroughNoise(LIKENESS[sound], tracks));
  const evidence = new Float64Array(SILENCE + 1);
  // Two bits for the move that entered the first part, then one for each part that was entered from the one before.
  const cameFrom = new Uint8Array(frameCount * width);
  const froms = new Int32Array(frameCount);
  // The band only moves forwards, so that what lies above it was never written.
  let previous = new Float64Array(units.length * PARTS).fill(-Infinity);
  let current = new Float64Array(units.length * PARTS).fill(-Infinity);
  // For each unit: the index of its last state, the costs of leaving and of skipping it, its score once left.
  const lasts = Int32Array.from(kinds, (kind, unit) => unit * PARTS + (kind === SILENCE ? 0 : PARTS - 1));
  const leaves = Float64Array.from(kinds, (kind) => leave[kind]!);
  const skips = Float64Array.from(kinds, (kind) =>
    kind === SILENCE ? 0 : DELIVERY.alignmentSkippedSound.value,
  );
  const exits = new Float64Array(units.length);
  let center = 0;
  let from = 0;
  let to = 0;
  for (let frame = 0; frame < frameCount; frame++) {
    const target = (pace[frame]! / soundingCount) * expected[units.length]!;
    while (center < units.length - 1 && expected[center + 1]! < target) center++;
    const previousFrom = from;
    from = Math.max(0, Math.min(units.length - width, center - (width >> 1)));
    to = from + width;
    froms[frame] = from;
    weigh(tracks, frame, likenesses, evidence);
    for (let unit = previousFrom; unit < to; unit++) exits[unit] = previous[lasts[unit]!]! + leaves[unit]!;
    const isPaused = tracks.paused[frame] === 1;
    for (let unit = from; unit < to; unit++) {
      const kind = kinds[unit]!;
      const own = evidence[kind]!;
      const staying = stay[kind]!;
      const gain = isPaused ? gains[unit]! : 0;
      const first = unit * PARTS;
      let best = frame === 0 ? (unit <= 1 ? 0 : -Infinity) : -Infinity;
      let step = 0;
      if (frame > 0) {
        best = previous[first]! + staying;
        let skipped = 0;
        const farthest = Math.min(FARTHEST, unit - previousFrom);
        for (let move = 1; move <= farthest; move++) {
          const worth = exits[unit - move]! + skipped + gain;
          if (worth > best) {
            best = worth;
            step = move;
          }
          skipped += skips[unit - move]!;
        }
      }
      current[first] = best + own;
      const parts = kind === SILENCE ? 1 : PARTS;
      for (let part = 1; part < parts; part++) {
        const stayed = previous[first + part]! + staying;
        const moved = previous[first + part - 1]! + leaves[unit]!;
        current[first + part] = (moved > stayed ? moved : stayed) + own;
        if (moved > stayed) step |= 1 << (part + 1);
      }
      cameFrom[frame * width + unit - from] = step;
    }
    [previous, current] = [current, previous];
  }

  let unit = to - 1;
  if (to - 2 >= from && previous[lasts[to - 2]!]! > previous[lasts[unit]!]!) unit = to - 2;
  if (to < units.length || previous[lasts[unit]!] === -Infinity) return null;
  const firsts = new Int32Array(units.length).fill(-1);
  let part = lasts[unit]! - unit * PARTS;
  for (let frame = frameCount - 1; frame >= 0 && unit >= 0; frame--) {
    firsts[unit] = frame;
    const steps = cameFrom[frame * width + unit - froms[frame]!]!;
    if (part > 0) part -= (steps >> (part + 1)) & 1;
    else if ((steps & 3) > 0) {
      unit -= steps & 3;
      part = kinds[unit] === SILENCE ? 0 : PARTS - 1;
    }
  }
  return firsts;
}

/** Adds the room's level to that of a sound: under it, a hiss cannot be told from the noise. */
function hearThroughNoise(one: Likeness, { vowelFloorDb, hissFloorDb }: SoundTracks): Likeness {
  return {
    ...one,
    vowelBandDb: addLevels(one.vowelBandDb, vowelFloorDb),
    hissBandDb: addLevels(one.hissBandDb, hissFloorDb),
  };
}

function addLevels(aDb: number, bDb: number): number {
  return 10 * Math.log10(10 ** (aDb / 10) + 10 ** (bDb / 10));
}

/** Log likelihood of this frame for each sound, and for a silence. */
function weigh(
  tracks: SoundTracks,
  frame: number,
  likenesses: readonly Likeness[],
  evidence: Float64Array,
): void {
  const paused = tracks.paused[frame] === 1;
  for (let kind = 0; kind < SILENCE; kind++) {
    const one = likenesses[kind]!;
    const vowel = (tracks.vowelBandDb[frame]! - one.vowelBandDb) / one.vowelBandSdDb;
    const hiss = (tracks.hissBandDb[frame]! - one.hissBandDb) / one.hissBandSdDb;
    const voicing = Math.log(tracks.f0Hz[frame]! > 0 ? one.voicedShare : 1 - one.voicedShare);
    const likelihood =
      EVIDENCE_OFFSET -
      (vowel * vowel + hiss * hiss) / 2 -
      Math.log(one.vowelBandSdDb * one.hissBandSdDb) +
      voicing;
    evidence[kind] =
      DELIVERY.alignmentEvidenceWeight.value * likelihood +
      (paused ? DELIVERY.alignmentSoundInPause.value : 0);
  }
  if (paused) evidence[SILENCE] = 0;
  else {
    evidence[SILENCE] = tracks.quiet[frame]
      ? DELIVERY.alignmentPauseInQuiet.value
      : DELIVERY.alignmentPauseInSound.value;
  }
}

/** Each part of a sound ends at each frame with a probability of one over its mean length. */
function durationCosts(): { stay: Float64Array; leave: Float64Array } {
  const ends = SOUNDS.map((sound) => PARTS / LIKENESS[sound].meanFrames);
  return {
    stay: Float64Array.from([...ends.map((end) => Math.log(1 - end)), 0]),
    leave: Float64Array.from([...ends.map(Math.log), LEAVE_SILENCE]),
  };
}

/** Expected frames of all the units before each one, from their mean lengths. */
function expectedFrames(kinds: Uint8Array): Float64Array {
  const expected = new Float64Array(kinds.length + 1);
  kinds.forEach((kind, unit) => {
    expected[unit + 1] = expected[unit]! + (kind === SILENCE ? 0 : LIKENESS[SOUNDS[kind]!].meanFrames);
  });
  return expected;
}

function soundingFrames(paused: Uint8Array): Int32Array {
  const counts = new Int32Array(paused.length);
  let count = 0;
  for (let frame = 0; frame < paused.length; frame++) {
    if (paused[frame] === 0) count++;
    counts[frame] = count;
  }
  return counts;
}
