import { SAMPLE_RATE_HZ } from "../../src/signal/frames.ts";
import { between, type Random } from "../hesitations/random.ts";

/** A sound that is not a voice, added to the samples from a given place, with the given maximum level. */
export type Noise = (into: Float32Array, at: number, loud: number, random: Random) => void;

const noise = (random: Random) => 2 * (random() - 0.5);
/** Log-uniform between two values. */
const spread = (random: Random, low: number, high: number) =>
  Math.exp(between(random, Math.log(low), Math.log(high)));

/** Plates, glasses, keys, cutlery: a click and a few tones that decay, once or several times. */
export const ring: Noise = (into, at, loud, random) => {
  const hits = random() < 0.3 ? 2 + Math.floor(random() * 3) : 1;
  let start = at;
  for (let hit = 0; hit < hits; hit++) {
    const gain = loud * between(random, 0.3, 1);
    const lowestHz = random() < 0.2 ? 500 : 900;
    for (let modes = 2 + Math.floor(random() * 7); modes > 0; modes--) {
      const turn = (2 * Math.PI * between(random, lowestHz, 6800)) / SAMPLE_RATE_HZ;
      const decay = spread(random, 0.006, 0.07) * SAMPLE_RATE_HZ;
      const height = gain * between(random, 0.2, 1);
      for (let i = 0; i < 6 * decay && start + i < into.length; i++)
        into[start + i]! += height * Math.exp(-i / decay) * Math.sin(turn * i);
    }
    const click = between(random, 0.002, 0.012) * SAMPLE_RATE_HZ;
    const height = gain * random();
    for (let i = 0; i < click && start + i < into.length; i++)
      into[start + i]! += height * noise(random) * (1 - i / click);
    start += Math.round(between(random, 0.03, 0.18) * SAMPLE_RATE_HZ);
  }
};

/** A door, a footstep, a hand on the table. */
export const thump: Noise = (into, at, loud, random) => {
  const turn = (2 * Math.PI * between(random, 60, 260)) / SAMPLE_RATE_HZ;
  const decay = between(random, 0.015, 0.06) * SAMPLE_RATE_HZ;
  const share = between(random, 0.2, 1.6);
  const smoothness = between(random, 0.05, 0.4);
  let dull = 0;
  for (let i = 0; i < 6 * decay && at + i < into.length; i++) {
    dull += smoothness * (noise(random) - dull);
    into[at + i]! += loud * Math.exp(-i / decay) * (Math.sin(turn * i) + share * dull);
  }
};

/** Paper, cloth, a chair: noise in short grains. */
export const rustle: Noise = (into, at, loud, random) => {
  const length = between(random, 0.06, 0.5) * SAMPLE_RATE_HZ;
  const band = noiseBand(random, [0.1, 0.9], [0.01, 0.3]);
  const grain = SAMPLE_RATE_HZ / between(random, 20, 80);
  let height = 1;
  let next = 0;
  for (let i = 0; i < length && at + i < into.length; i++) {
    if (i >= next) {
      height = random();
      next = i + grain * between(random, 0.5, 1.5);
    }
    into[at + i]! += loud * height * band() * Math.sin((Math.PI * i) / length);
  }
};

/** A breath in or out, 11 to 30 dB below the voice, through a resonance of the mouth. */
export function breathe(voiceLevel: number, random: Random): Float32Array {
  const length = Math.round(between(random, 0.15, 0.75) * SAMPLE_RATE_HZ);
  const band = noiseBand(random, [0.2, 0.85], [0.02, 0.15]);
  const peak = between(random, 0.3, 0.8);
  const turn = (2 * Math.PI * between(random, 900, 2600)) / SAMPLE_RATE_HZ;
  const radius = Math.exp((-Math.PI * between(random, 250, 900)) / SAMPLE_RATE_HZ);
  const share = between(random, 0, 1.5);
  let [one, two] = [0, 0];
  const air = Float32Array.from({ length }, (_, i) => {
    const resonance =
      noise(random) * (1 - radius) + 2 * radius * Math.cos(turn) * one - radius * radius * two;
    [one, two] = [resonance, one];
    const time = i / length;
    const swell =
      time < peak
        ? Math.sin(((Math.PI / 2) * time) / peak)
        : Math.cos(((Math.PI / 2) * (time - peak)) / (1 - peak));
    return (band() + share * resonance) * swell;
  });
  return atLevel(air, voiceLevel * 10 ** (between(random, -30, -11) / 20));
}

/** A refrigerator, a fan, a distant street: harmonics of a machine and low-frequency noise. */
export function hum(length: number, level: number, random: Random): Float32Array {
  const baseHz = random() < 0.7 ? 50 : between(random, 90, 220);
  const tones = Array.from({ length: 6 }, (_, k) => ({
    turn: (2 * Math.PI * (k + 1) * baseHz) / SAMPLE_RATE_HZ,
    phase: 2 * Math.PI * random(),
    height: random() / (k + 1),
  }));
  const smoothness = between(random, 0.03, 0.4);
  const share = between(random, 0.25, 3);
  let air = 0;
  const sound = Float32Array.from({ length }, (_, i) => {
    air += smoothness * (noise(random) - air);
    return tones.reduce(
      (sum, { turn, phase, height }) => sum + height * Math.sin(turn * i + phase),
      share * air,
    );
  });
  return atLevel(sound, level);
}

/** White noise, low-passed at a first corner and high-passed at a second one, as shares of the sampling rate. */
function noiseBand(random: Random, high: [number, number], low: [number, number]): () => number {
  const [a, b] = [between(random, ...high), between(random, ...low)];
  let [upper, lower] = [0, 0];
  return () => {
    upper += a * (noise(random) - upper);
    lower += b * (upper - lower);
    return upper - lower;
  };
}

export function levelOf(parts: readonly Float32Array[]): number {
  let [energy, length] = [0, 0];
  for (const part of parts) {
    for (const value of part) energy += value * value;
    length += part.length;
  }
  return Math.sqrt(energy / (length || 1));
}

function atLevel(samples: Float32Array, level: number): Float32Array {
  const gain = level / (levelOf([samples]) || 1);
  return samples.map((value) => gain * value);
}
