import { butterworth, filterZeroPhase } from "../../src/signal/filters.ts";
import { SAMPLE_RATE_HZ } from "../../src/signal/frames.ts";
import { HALF_RATE_HZ, halveRate } from "../../src/signal/halve-rate.ts";
import { resampleTo16k } from "../../src/signal/resample.ts";
import { between, type Random } from "./random.ts";

/** Rooms in which the detector of filled pauses is trained. */
export const ROOMS = [
  "clean",
  "pink 25",
  "pink 15",
  "pink 12",
  "babble 20",
  "babble 15",
  "telephone",
  "call",
  "reverb",
  "reverb 0.4",
] as const;
/** The number is the signal-to-noise ratio in dB, or the time in which an echo falls by 60 dB, in seconds. */
export type Room =
  | "clean"
  | "telephone"
  | "call"
  | "reverb"
  | `reverb ${number}`
  | `pink ${number}`
  | `babble ${number}`;

/**
 * The same sound in a room: noise at a given ratio, background voices, telephone band, or echoes.
 *
 * @param others the background voices, 16 kHz
 */
export function hearIn(
  room: Room,
  samples: Float32Array,
  others: readonly Float32Array[],
  random: Random,
): Float32Array {
  const [kind, ratio] = room.split(" ");
  switch (kind) {
    case "pink":
      return mix(samples, pinkNoise(samples.length, random), Number(ratio));
    case "babble": {
      const voices = new Float32Array(samples.length);
      for (let voice = 0; voice < 6; voice++) {
        const other = others[Math.floor(random() * others.length)]!;
        const start = Math.floor(random() * other.length);
        for (let i = 0; i < voices.length; i++) voices[i]! += other[(start + i) % other.length]!;
      }
      return mix(samples, voices, Number(ratio));
    }
    case "telephone":
      return telephone(samples);
    case "call":
      return call(samples);
    case "reverb":
      return reverberate(samples, ratio === undefined ? between(random, 0.2, 0.6) : Number(ratio), random);
    default:
      return samples;
  }
}

function powerOf(samples: Float32Array): number {
  let sum = 0;
  for (const value of samples) sum += value * value;
  return sum / (samples.length || 1);
}

function mix(samples: Float32Array, noise: Float32Array, ratioDb: number): Float32Array {
  const gain = Math.sqrt(powerOf(samples) / (powerOf(noise) || 1) / 10 ** (ratioDb / 10));
  return samples.map((value, i) => value + gain * noise[i]!);
}

/** The sum of three leaky integrators of white noise falls by about 3 dB an octave. */
function pinkNoise(length: number, random: Random): Float32Array {
  let slow = 0;
  let middle = 0;
  let fast = 0;
  return Float32Array.from({ length }, () => {
    const white = random() - 0.5;
    slow = 0.997 * slow + 0.03 * white;
    middle = 0.963 * middle + 0.075 * white;
    fast = 0.57 * fast + 0.15 * white;
    return slow + middle + fast;
  });
}

function telephone(samples: Float32Array): Float32Array {
  let result = samples.slice();
  for (let pass = 0; pass < 3; pass++) {
    let low = 0;
    let last = 0;
    let high = 0;
    result = result.map((value) => {
      low += 0.72 * (value - low);
      high = 0.9 * (high + low - last);
      last = low;
      return high;
    });
  }
  return result;
}

/** A telephone call: 300 to 3400 Hz at 8 kHz, 8-bit µ-law (ITU-T G.711 and G.712). */
function call(samples: Float32Array): Float32Array {
  const half = halveRate(samples);
  const band = [
    ...butterworth("highPass", 4, 300, HALF_RATE_HZ),
    ...butterworth("lowPass", 4, 3400, HALF_RATE_HZ),
  ];
  const peak = filterZeroPhase(half, band).reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  const coded = half.map((value) => {
    const steps = Math.round((127 * Math.log1p((255 * Math.abs(value)) / peak)) / Math.log(256));
    return (Math.sign(value) * peak * Math.expm1((steps / 127) * Math.log(256))) / 255;
  });
  return resampleTo16k(coded, HALF_RATE_HZ);
}

/** Sparse echoes that decay by 60 dB in the given time. */
function reverberate(samples: Float32Array, seconds: number, random: Random): Float32Array {
  const result = samples.slice();
  for (let echo = 0; echo < 120; echo++) {
    const delay = between(random, 0.005, seconds);
    const gain = 0.22 * 10 ** ((-3 * delay) / seconds) * (random() < 0.5 ? -1 : 1);
    const shift = Math.round(delay * SAMPLE_RATE_HZ);
    for (let i = shift; i < result.length; i++) result[i]! += gain * samples[i - shift]!;
  }
  return result;
}
