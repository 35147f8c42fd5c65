import { SAMPLE_RATE_HZ } from "../src/signal/frames.ts";

/** Deterministic signals whose properties are known. */

/** A voice-like buzz: ten harmonics with amplitude 1/n, whose frequency follows a function of time. */
export function buzz(
  durationSec: number,
  f0HzAt: (timeSec: number) => number,
  amplitude = 0.3,
): Float32Array {
  const samples = new Float32Array(Math.round(durationSec * SAMPLE_RATE_HZ));
  let phase = 0;
  for (let i = 0; i < samples.length; i++) {
    phase += (2 * Math.PI * f0HzAt(i / SAMPLE_RATE_HZ)) / SAMPLE_RATE_HZ;
    let value = 0;
    for (let harmonic = 1; harmonic <= 10; harmonic++) value += Math.sin(harmonic * phase) / harmonic;
    samples[i] = (amplitude * value) / 1.6;
  }
  return samples;
}

export function silence(durationSec: number): Float32Array {
  return new Float32Array(Math.round(durationSec * SAMPLE_RATE_HZ));
}

export function join(...parts: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** « Syllables »: a buzz whose level oscillates between `depthDb` and full, at the given rate per second. */
export function babble(
  durationSec: number,
  syllablesPerSec: number,
  f0HzAt: (timeSec: number) => number,
): Float32Array {
  const samples = buzz(durationSec, f0HzAt);
  for (let i = 0; i < samples.length; i++) {
    const swell = 0.5 - 0.5 * Math.cos((2 * Math.PI * syllablesPerSec * i) / SAMPLE_RATE_HZ);
    samples[i] = samples[i]! * (0.1 + 0.9 * swell);
  }
  return samples;
}

/** White noise with a fixed seed, at the given ratio to the mean power of the signal. */
export function addNoise(signal: Float32Array, snrDb: number): Float32Array {
  let power = 0;
  for (const value of signal) power += value * value;
  const deviation = Math.sqrt(power / signal.length / 10 ** (snrDb / 10));
  let state = 0x2545f491;
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
  // The sum of twelve uniform values is close enough to a normal one.
  return signal.map((value) => {
    let sum = 0;
    for (let i = 0; i < 12; i++) sum += uniform();
    return value + deviation * sum;
  });
}
