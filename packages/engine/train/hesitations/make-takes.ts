import { SAMPLE_RATE_HZ } from "../../src/signal/frames.ts";
import { measureSignal, type SignalMeasures } from "../../src/signal/measure-signal.ts";
import { hearIn, type Room } from "./hear-in-room.ts";
import { between, createRandom, type Random } from "./random.ts";

const HOP = 160;

export interface Carrier {
  speaker: string;
  samples: Float32Array;
}

export interface Take {
  speaker: string;
  samples: Float32Array;
  /** Where filled pauses were inserted, in seconds. */
  filled: { startSec: number; endSec: number }[];
  room: Room;
}

/**
 * Makes recordings with known filled pauses: « euh » built from the carrier's own voice (periods of a vowel near the
 * middle of its timbres, repeated at a nearly constant pitch) or from a source and four formants, inserted beside
 * silences and inside speech, then heard in several rooms. Other vowels prolonged in the same way are inserted as
 * counterexamples.
 */
export function makeTakes(carrier: Carrier, seed: number, others: readonly Carrier[], room: Room): Take {
  const random = createRandom(seed);
  const signal = measureSignal(carrier.samples);
  const places = choosePlaces(signal, random);
  const pieces: Float32Array[] = [];
  const filled: Take["filled"] = [];
  let read = 0;
  let length = 0;
  const push = (piece: Float32Array) => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const place of places) {
    push(carrier.samples.subarray(read, place.at));
    read = place.at;
    const kind = random();
    const noise = () =>
      quiet(signal, carrier.samples, Math.round(between(random, 0.05, 0.5) * SAMPLE_RATE_HZ));
    if (random() < place.pauseBefore) push(noise());
    const isEuh = kind < 0.65;
    const sound =
      isEuh && random() < 0.4
        ? resonantVowel(signal, carrier.samples, random)
        : heldVowel(signal, carrier.samples, random, isEuh);
    if (sound) {
      if (isEuh)
        filled.push({
          startSec: length / SAMPLE_RATE_HZ,
          endSec: (length + sound.length) / SAMPLE_RATE_HZ,
        });
      push(sound);
      if (random() < (isEuh ? place.pauseAfter : 0.8)) push(noise());
    }
  }
  push(carrier.samples.subarray(read));
  const joined = new Float32Array(length);
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return { ...hear(carrier.speaker, joined, others, room, random), filled };
}

/** Read speech without any insertion: whatever a room does to it is no filled pause. */
export function leaveAsRead(carrier: Carrier, seed: number, others: readonly Carrier[], room: Room): Take {
  return { ...hear(carrier.speaker, carrier.samples, others, room, createRandom(seed)), filled: [] };
}

function hear(
  speaker: string,
  samples: Float32Array,
  others: readonly Carrier[],
  room: Room,
  random: Random,
): Pick<Take, "speaker" | "samples" | "room"> {
  const behind = others.map((other) => other.samples);
  return { speaker, samples: hearIn(room, samples, behind, random), room };
}

interface Place {
  at: number;
  pauseBefore: number;
  pauseAfter: number;
}

/** Places beside each silence, and at a few quiet points within speech. */
function choosePlaces(signal: SignalMeasures, random: Random): Place[] {
  const places: Place[] = [];
  for (const { startSec, endSec } of signal.silences) {
    if (random() < 0.35 || endSec - startSec < 0.1) continue;
    const where = random();
    const at = where < 0.34 ? startSec + 0.01 : where < 0.67 ? (startSec + endSec) / 2 : endSec - 0.01;
    places.push({ at: Math.round(at * SAMPLE_RATE_HZ), pauseBefore: 0.3, pauseAfter: 0.3 });
  }
  for (const { startSec, endSec } of signal.runs) {
    if (endSec - startSec < 1 || random() < 0.4) continue;
    const middle = between(random, startSec + 0.3, endSec - 0.3);
    let best = Math.round(middle * 100);
    for (let frame = best - 20; frame < best + 20; frame++)
      if (signal.levelsDb[frame]! < signal.levelsDb[best]!) best = frame;
    places.push({ at: best * HOP, pauseBefore: 0.4, pauseAfter: 0.5 });
  }
  return places
    .sort((left, right) => left.at - right.at)
    .filter((place, i, all) => i === 0 || place.at - all[i - 1]!.at > 4000);
}

/** Background sound between words, lengthened by repeating a piece of it back and forth. */
function quiet(signal: SignalMeasures, samples: Float32Array, length: number): Float32Array {
  const longest = signal.silences.toSorted((a, b) => b.endSec - b.startSec - (a.endSec - a.startSec))[0];
  const result = new Float32Array(length);
  if (!longest || longest.endSec - longest.startSec < 0.12) return result;
  const from = Math.round((longest.startSec + 0.04) * SAMPLE_RATE_HZ);
  const size = Math.round((longest.endSec - longest.startSec - 0.08) * SAMPLE_RATE_HZ);
  for (let i = 0; i < length; i++) {
    const turn = Math.floor(i / size);
    result[i] = samples[from + (turn % 2 === 0 ? i % size : size - 1 - (i % size))] ?? 0;
  }
  return result;
}

const toneOf = (signal: SignalMeasures) => {
  const voiced = [...signal.f0Hz].filter((hz) => hz > 0).sort((a, b) => a - b);
  return voiced[voiced.length >> 1] ?? 120;
};

interface Plan {
  length: number;
  /** Fundamental frequency in Hz, by sample. */
  tone: (i: number) => number;
  gain: number;
}

/**
 * Lengths, pitches and levels as measured on real filled pauses: 120 to 700 ms, falling by 0 to 14 semitones a second.
 */
function planSound(signal: SignalMeasures, random: Random, isEuh: boolean): Plan {
  const seconds = isEuh
    ? Math.exp(between(random, Math.log(0.14), Math.log(0.75)))
    : between(random, 0.1, 0.3);
  const length = Math.round(seconds * SAMPLE_RATE_HZ);
  const start = toneOf(signal) * 2 ** (between(random, isEuh ? -4 : -5, isEuh ? 1.5 : 5) / 12);
  const slope = isEuh ? between(random, -1, 0.15) ** 3 * 14 : between(random, -14, 14);
  const jitter = between(random, 0.002, 0.03);
  let drift = 0;
  const drifts = Float32Array.from({ length: Math.ceil(length / 80) + 1 }, () => {
    drift = 0.8 * drift + jitter * (random() - 0.5);
    return drift;
  });
  return {
    length,
    tone: (i) => start * 2 ** ((slope * i) / SAMPLE_RATE_HZ / 12) * (1 + drifts[Math.floor(i / 80)]!),
    gain: 10 ** (between(random, isEuh ? -9 : -8, isEuh ? 2 : 1) / 20),
  };
}

/** A prolonged vowel of this voice: its own periods from around one place, overlap-added at the planned pitch. */
function heldVowel(
  signal: SignalMeasures,
  samples: Float32Array,
  random: Random,
  isEuh: boolean,
): Float32Array | null {
  const source = chooseVowel(signal, samples, random, isEuh);
  if (source === null) return null;
  const plan = planSound(signal, random, isEuh);
  const sound = new Float32Array(plan.length);
  const weight = new Float32Array(plan.length);
  const sourcePeriod = SAMPLE_RATE_HZ / signal.f0Hz[source]!;
  const marks = pitchMarks(samples, source * HOP, sourcePeriod);
  if (marks.length < 2) return null;
  let turn = Math.floor(random() * marks.length);
  let direction = 1;
  for (let at = 0; at < plan.length; at += SAMPLE_RATE_HZ / plan.tone(Math.floor(at))) {
    if (turn + direction < 0 || turn + direction >= marks.length) direction = -direction;
    turn += random() < 0.7 ? direction : 0;
    const mark = marks[turn]!;
    const half = Math.round(sourcePeriod);
    for (let k = -half; k <= half; k++) {
      const i = Math.round(at) + k;
      if (i < 0 || i >= plan.length) continue;
      const share = 0.5 + 0.5 * Math.cos((Math.PI * k) / half);
      sound[i]! += share * (samples[mark + k] ?? 0);
      weight[i]! += share;
    }
  }
  for (let i = 0; i < sound.length; i++) sound[i]! /= Math.max(0.3, weight[i]!);
  const swell = between(random, 0.02, 0.15);
  return shape(sound, levelNear(samples, source * HOP), plan.gain, swell, random);
}

/** Peaks one period apart around a place, within 40 ms on either side. */
function pitchMarks(samples: Float32Array, around: number, period: number): number[] {
  const marks: number[] = [];
  let at = peakIn(samples, around - 640, around - 640 + period);
  while (at < around + 640) {
    marks.push(at);
    at = peakIn(samples, at + period * 0.8, at + period * 1.25);
  }
  return marks.filter((mark) => mark > period && mark < samples.length - period);
}

function peakIn(samples: Float32Array, from: number, to: number): number {
  let best = Math.round(from);
  for (let i = Math.round(from); i < to; i++) if ((samples[i] ?? 0) > (samples[best] ?? 0)) best = i;
  return best;
}

/**
 * A voiced frame with similar neighbours: among those nearest to the mean timbre for « euh », otherwise among the
 * farthest.
 */
function chooseVowel(
  signal: SignalMeasures,
  samples: Float32Array,
  random: Random,
  near: boolean,
): number | null {
  const spectra = vowelTimbres(signal, samples);
  const steady = spectra.frames.filter((frame) => spectra.isSteady(frame));
  if (steady.length < 10) return null;
  const ranked = steady.toSorted((left, right) => spectra.fromMean(left) - spectra.fromMean(right));
  const share = near ? random() * 0.25 : 0.45 + random() * 0.55;
  return ranked[Math.min(ranked.length - 1, Math.floor(share * ranked.length))]!;
}

const timbres = new WeakMap<Float32Array, ReturnType<typeof measureTimbres>>();
function vowelTimbres(signal: SignalMeasures, samples: Float32Array) {
  let found = timbres.get(samples);
  if (!found) timbres.set(samples, (found = measureTimbres(signal, samples)));
  return found;
}

/** Energies in eight bands by the Goertzel algorithm, enough to tell vowels apart. */
function measureTimbres(signal: SignalMeasures, samples: Float32Array) {
  const centres = [300, 500, 750, 1050, 1400, 1800, 2300, 2900];
  const frames: number[] = [];
  for (let frame = 8; frame < signal.f0Hz.length - 8; frame++) {
    let voiced = true;
    for (let near = frame - 4; near <= frame + 4; near++) voiced &&= signal.f0Hz[near]! > 0;
    if (voiced) frames.push(frame);
  }
  const rows = new Map<number, number[]>();
  for (const frame of frames) {
    const logs = centres.map((hz) => {
      let energy = 1e-9;
      for (let step = -2; step <= 2; step++) {
        const turn = (2 * Math.PI * (hz * (1 + 0.06 * step))) / SAMPLE_RATE_HZ;
        let re = 0;
        let im = 0;
        for (let i = -200; i < 200; i++) {
          const value = (samples[frame * HOP + i] ?? 0) * (0.5 + 0.5 * Math.cos((Math.PI * i) / 200));
          re += value * Math.cos(turn * i);
          im += value * Math.sin(turn * i);
        }
        energy += re * re + im * im;
      }
      return Math.log(energy);
    });
    const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length;
    rows.set(
      frame,
      logs.map((value) => value - mean),
    );
  }
  const mean = centres.map(
    (_, k) => frames.reduce((sum, frame) => sum + rows.get(frame)![k]!, 0) / (frames.length || 1),
  );
  const distance = (left: readonly number[], right: readonly number[]) =>
    Math.sqrt(left.reduce((sum, value, k) => sum + (value - right[k]!) ** 2, 0));
  return {
    frames,
    fromMean: (frame: number) => distance(rows.get(frame)!, mean),
    isSteady: (frame: number) => {
      const before = rows.get(frame - 3);
      const after = rows.get(frame + 3);
      return before !== undefined && after !== undefined && distance(before, after) < 2.5;
    },
  };
}

const levelNear = (samples: Float32Array, at: number) => {
  let sum = 0;
  for (let i = at - 800; i < at + 800; i++) sum += (samples[i] ?? 0) ** 2;
  return Math.sqrt(sum / 1600);
};

/** Sets the level, attack and release, with a level drift of up to 3 dB. */
function shape(
  sound: Float32Array,
  level: number,
  gain: number,
  attackSec: number,
  random: Random,
): Float32Array {
  let power = 0;
  for (const value of sound) power += value * value;
  const scale = (level * gain) / Math.sqrt(power / sound.length || 1);
  const attack = Math.min(sound.length / 3, attackSec * SAMPLE_RATE_HZ);
  const release = Math.min(sound.length / 3, between(random, 0.02, 0.2) * SAMPLE_RATE_HZ);
  const fall = between(random, -5, 3);
  for (let i = 0; i < sound.length; i++) {
    const edge = Math.min(1, i / attack, (sound.length - i) / release);
    sound[i]! *= scale * Math.sin((Math.PI / 2) * edge) * 10 ** ((fall * (i / sound.length - 0.5)) / 20);
  }
  return sound;
}

/** A pulse train through four formants near those of « euh », sometimes with a nasal end (Fant 1960). */
function resonantVowel(signal: SignalMeasures, samples: Float32Array, random: Random): Float32Array {
  const plan = planSound(signal, random, true);
  const size = toneOf(signal) > 165 ? between(random, 1.05, 1.25) : between(random, 0.92, 1.1);
  const vowel = [between(random, 360, 560), between(random, 1250, 1600), between(random, 2250, 2650), 3500];
  const nasalFrom = random() < 0.2 ? between(random, 0.5, 0.8) * plan.length : plan.length;
  const state = vowel.map(() => [0, 0] as [number, number]);
  const sound = new Float32Array(plan.length);
  let phase = 0;
  let glottal = 0;
  const tilt = between(random, 0.85, 0.97);
  const breath = between(random, 0, 0.01);
  for (let i = 0; i < plan.length; i++) {
    phase += plan.tone(i) / SAMPLE_RATE_HZ;
    let pulse = breath * (random() - 0.5);
    if (phase >= 1) {
      phase -= 1;
      pulse += 1;
    }
    glottal = tilt * glottal + (1 - tilt) * pulse;
    let value = glottal;
    for (const [k, hz] of vowel.entries()) {
      const target = (i > nasalFrom ? [270, 1100, 2200, 3400][k]! : hz) * size;
      const radius = Math.exp((-Math.PI * (60 + 0.05 * target)) / SAMPLE_RATE_HZ);
      const [one, two] = state[k]!;
      const next =
        value * (1 - radius) +
        2 * radius * Math.cos((2 * Math.PI * target) / SAMPLE_RATE_HZ) * one -
        radius ** 2 * two;
      state[k] = [next, one];
      value = k === 0 ? next : value * 0.35 + next;
    }
    sound[i] = value;
  }
  const places = vowelTimbres(signal, samples).frames;
  const near = places[Math.floor(random() * places.length)] ?? 0;
  return shape(sound, levelNear(samples, near * HOP), plan.gain, between(random, 0.02, 0.15), random);
}
