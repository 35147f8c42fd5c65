/** One second-order section, normalised so that a0 = 1. */
export interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/** Damping of the two sections of a 4th-order Butterworth filter, and of the single one of a 2nd-order filter. */
const FOURTH_ORDER_Q = [1 / (2 * Math.cos(Math.PI / 8)), 1 / (2 * Math.cos((3 * Math.PI) / 8))];
const SECOND_ORDER_Q = [Math.SQRT1_2];

type Kind = "lowPass" | "highPass";

/** Butterworth sections by the bilinear transform with prewarping. */
export function butterworth(kind: Kind, order: 2 | 4, cutoffHz: number, sampleRateHz: number): Biquad[] {
  const omega = (2 * Math.PI * cutoffHz) / sampleRateHz;
  const cosine = Math.cos(omega);
  return (order === 4 ? FOURTH_ORDER_Q : SECOND_ORDER_Q).map((q) => {
    const alpha = Math.sin(omega) / (2 * q);
    const a0 = 1 + alpha;
    const edge = kind === "lowPass" ? 1 - cosine : 1 + cosine;
    const middle = kind === "lowPass" ? edge : -edge;
    return {
      b0: edge / 2 / a0,
      b1: middle / a0,
      b2: edge / 2 / a0,
      a1: (-2 * cosine) / a0,
      a2: (1 - alpha) / a0,
    };
  });
}

/** Runs the sections forwards then backwards, in place: no delay, twice the attenuation. */
export function filterZeroPhase(samples: Float32Array, sections: readonly Biquad[]): Float32Array {
  for (const section of sections) {
    runForwards(samples, section);
    runBackwards(samples, section);
  }
  return samples;
}

function runForwards(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): void {
  let state1 = 0;
  let state2 = 0;
  for (let i = 0; i < samples.length; i++) {
    const input = samples[i]!;
    const output = b0 * input + state1;
    state1 = b1 * input - a1 * output + state2;
    state2 = b2 * input - a2 * output;
    samples[i] = output;
  }
}

function runBackwards(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): void {
  let state1 = 0;
  let state2 = 0;
  for (let i = samples.length - 1; i >= 0; i--) {
    const input = samples[i]!;
    const output = b0 * input + state1;
    state1 = b1 * input - a1 * output + state2;
    state2 = b2 * input - a2 * output;
    samples[i] = output;
  }
}
