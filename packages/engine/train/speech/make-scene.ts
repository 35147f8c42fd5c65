import { SAMPLE_RATE_HZ } from "../../src/signal/frames.ts";
import { hearIn } from "../hesitations/hear-in-room.ts";
import { between, createRandom, type Random } from "../hesitations/random.ts";
import { breathe, hum, levelOf, type Noise, ring, rustle, thump } from "./noises.ts";

export interface Voice {
  speaker: string;
  isReal: boolean;
  /** Phrases said without a pause, 16 kHz. */
  phrases: Float32Array[];
  /** Room tone between them, if some was recorded. */
  room: Float32Array | null;
}

export interface Scene {
  room: string;
  /** 16 kHz. */
  samples: Float32Array;
  /** For each sample, 1 inside a phrase. */
  isSaid: Uint8Array;
  /** How long an echo of the phrases is heard, in seconds. */
  tailSec: number;
}

const PHRASES_MAX = 10;
const ROOMS = [
  "clean",
  "clean",
  "clean",
  "pink 25",
  "pink 18",
  "pink 12",
  "babble 22",
  "babble 18",
  "call",
  "telephone",
  "reverb 0.3",
  "reverb 0.5",
] as const;
const TAIL_SEC = 0.12;

/** Phrases of one voice with pauses and breaths between them, noises, a room, and a microphone. */
export function makeScene(voice: Voice, seed: number, others: readonly Float32Array[]): Scene {
  const random = createRandom(seed);
  const level = levelOf(voice.phrases);
  const parts: { samples: Float32Array; isSaid: 0 | 1 }[] = [];
  const rest = (sec: number) => parts.push({ samples: makePause(voice, level, sec, random), isSaid: 0 });
  rest(random() < 0.3 ? between(random, 0, 0.3) : between(random, 0.3, 2));
  for (const phrase of shuffled(voice.phrases, random).slice(0, PHRASES_MAX)) {
    const gain = 10 ** (between(random, -5, 3) / 20);
    parts.push({ samples: phrase.map((value) => gain * value), isSaid: 1 });
    rest(random() < 0.6 ? between(random, 0.15, 0.5) : between(random, 0.3, 1.3));
  }
  rest(between(random, 0.2, 1.5));
  const length = parts.reduce((sum, part) => sum + part.samples.length, 0);
  let samples: Float32Array = new Float32Array(length);
  const isSaid = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    samples.set(part.samples, at);
    isSaid.fill(part.isSaid, at, at + part.samples.length);
    at += part.samples.length;
  }
  if (random() < 0.7) disturb(samples, level, random);
  if (random() < 0.5) disturbPauses(samples, isSaid, level, random);
  if (random() < 0.75) {
    const noise = hum(samples.length, level * 10 ** (-between(random, 12, 35) / 20), random);
    for (const [i, value] of noise.entries()) samples[i]! += value;
  }
  // A microphone that adjusts its gain starts 12 dB too loud.
  if (random() < 0.5) {
    const decay = between(random, 0.2, 0.9) * SAMPLE_RATE_HZ;
    for (let i = 0; i < samples.length; i++) samples[i]! *= 1 + 3 * Math.exp(-i / decay);
  }
  const room = ROOMS[Math.floor(random() * ROOMS.length)]!;
  samples = hearIn(room, samples, others, random);
  const gain = 10 ** (between(random, -25, 0) / 20);
  return {
    room,
    samples: samples.map((value) => gain * value),
    isSaid,
    tailSec: room.startsWith("reverb") ? TAIL_SEC : 0,
  };
}

function makePause({ room }: Voice, level: number, sec: number, random: Random): Float32Array {
  const pause = new Float32Array(Math.round(sec * SAMPLE_RATE_HZ));
  if (room)
    for (let i = 0; i < pause.length; i++) {
      const place = i % room.length;
      // Play the room tone back and forth, so that no seam is heard.
      pause[i] = room[Math.floor(i / room.length) % 2 === 0 ? place : room.length - 1 - place]!;
    }
  if (sec > 0.25 && random() < 0.55) {
    const breath = breathe(level, random);
    const from = Math.round(random() * Math.max(0, pause.length - breath.length));
    for (let i = 0; i < breath.length && from + i < pause.length; i++) pause[from + i]! += breath[i]!;
  }
  return pause;
}

function chooseNoise(random: Random, shares: readonly [Noise, number][]): Noise {
  let left = random();
  for (const [noise, share] of shares) if ((left -= share) < 0) return noise;
  return shares.at(-1)![0];
}

/** Noises at random moments, .3 to 2.2 a second: things put down, doors shut, papers moved. */
function disturb(samples: Float32Array, level: number, random: Random): void {
  const rate = between(random, 0.3, 2.2);
  const next = () => (-Math.log(1 - random()) / rate) * SAMPLE_RATE_HZ;
  for (let at = next(); at < samples.length; at += next()) {
    const noise = chooseNoise(random, [
      [ring, 0.5],
      [thump, 0.25],
      [rustle, 0.25],
    ]);
    const loud = level * 10 ** (between(random, -20, 6) / 20);
    noise(samples, Math.round(at), loud, random);
  }
}

/** Puts some noises into the pauses, where they are easily mistaken for the end of a word. */
function disturbPauses(samples: Float32Array, isSaid: Uint8Array, level: number, random: Random): void {
  let from = -1;
  for (let at = 0; at <= isSaid.length; at++) {
    const isPause = at < isSaid.length && isSaid[at] === 0;
    if (isPause && from < 0) from = at;
    if (isPause || from < 0) continue;
    if (random() < 0.6) {
      const noise = chooseNoise(random, [
        [ring, 0.8],
        [thump, 0.2],
      ]);
      noise(
        samples,
        Math.round(between(random, from, at)),
        level * 10 ** (between(random, -24, 0) / 20),
        random,
      );
    }
    from = -1;
  }
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
