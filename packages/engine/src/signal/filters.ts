/** One second-order section, normalised so that a0 = 1. */
interface Biquad {
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

/** Does nothing: stands beside the last of an odd number of sections. */
const THROUGH: Biquad = { b0: 1, b1: 0, b2: 0, a1: 0, a2: 0 };

/** Runs the sections forwards then backwards, in place: no delay, twice the attenuation. */
export function filterZeroPhase(samples: Float32Array, sections: readonly Biquad[]): Float32Array {
  // Two at a time: a section waits for its own last output, and another one fills that wait.
  for (let at = 0; at < sections.length; at += 2) {
    const [first, second] = [sections[at]!, sections[at + 1] ?? THROUGH];
    runPair(samples, first, second, 0, 1);
    runPair(samples, first, second, samples.length - 1, -1);
  }
  return samples;
}

/** From a first sample to the end of that side. */
function runPair(samples: Float32Array, first: Biquad, second: Biquad, start: number, step: 1 | -1): void {
  const { b0, b1, b2, a1, a2 } = first;
  const { b0: d0, b1: d1, b2: d2, a1: c1, a2: c2 } = second;
  let state1 = 0;
  let state2 = 0;
  let next1 = 0;
  let next2 = 0;
  for (let left = samples.length, i = start; left > 0; left--, i += step) {
    const input = samples[i]!;
    const middle = b0 * input + state1;
    state1 = b1 * input - a1 * middle + state2;
    state2 = b2 * input - a2 * middle;
    const output = d0 * middle + next1;
    next1 = d1 * middle - c1 * output + next2;
    next2 = d2 * middle - c2 * output;
    samples[i] = output;
  }
}
