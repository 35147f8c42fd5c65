/** One second-order section: gain·(1 + turn/z + 1/z²) / (1 + a1/z + a2/z²). */
interface Biquad {
  gain: number;
  /** 2 for zeros at the Nyquist frequency, -2 for zeros at 0 Hz. */
  turn: number;
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
    return {
      gain: edge / 2 / a0,
      turn: kind === "lowPass" ? 2 : -2,
      a1: (-2 * cosine) / a0,
      a2: (1 - alpha) / a0,
    };
  });
}

/** Runs the sections forwards then backwards, in place: no delay, twice the attenuation. */
export function filterZeroPhase(samples: Float32Array, sections: readonly Biquad[]): Float32Array {
  const last = samples.length - 1;
  // Two sections at a time: each waits for its own last output, and the other one runs meanwhile.
  for (let at = 0; at < sections.length; at += 2) {
    const [first, second] = [sections[at]!, sections[at + 1]];
    if (second) {
      runPair(samples, first, second, 0, 1);
      runPair(samples, first, second, last, -1);
    } else {
      runOne(samples, first, 0, 1);
      runOne(samples, first, last, -1);
    }
  }
  return samples;
}

/**
 * From a first sample to the end of that side, in transposed direct form II. Each state is written from the last states and
 * the input, not from the output: a step then waits for one product less.
 */
function runPair(samples: Float32Array, first: Biquad, second: Biquad, start: number, step: 1 | -1): void {
  const gain = first.gain * second.gain;
  const { a1, a2 } = first;
  const { a1: c1, a2: c2 } = second;
  const [in1, in2] = [first.turn - a1, 1 - a2];
  const [next1, next2] = [second.turn - c1, 1 - c2];
  let state1 = 0;
  let state2 = 0;
  let state3 = 0;
  let state4 = 0;
  for (let left = samples.length, i = start; left > 0; left--, i += step) {
    const input = gain * samples[i]!;
    const middle = input + state1;
    const last1 = state1;
    state1 = in1 * input + state2 - a1 * last1;
    state2 = in2 * input - a2 * last1;
    samples[i] = middle + state3;
    const last3 = state3;
    state3 = next1 * middle + state4 - c1 * last3;
    state4 = next2 * middle - c2 * last3;
  }
}

function runOne(samples: Float32Array, { gain, turn, a1, a2 }: Biquad, start: number, step: 1 | -1): void {
  const [in1, in2] = [turn - a1, 1 - a2];
  let state1 = 0;
  let state2 = 0;
  for (let left = samples.length, i = start; left > 0; left--, i += step) {
    const input = gain * samples[i]!;
    samples[i] = input + state1;
    const last1 = state1;
    state1 = in1 * input + state2 - a1 * last1;
    state2 = in2 * input - a2 * last1;
  }
}

/**
 * A leaky integrator run forwards, then backwards, in place: no delay, and a roll-off as gentle as that of a small
 * microphone's bass, 1 / (1 + (f / corner)²).
 */
export function smoothZeroPhase(samples: Float32Array, cornerHz: number, sampleRateHz: number): Float32Array {
  const keep = Math.exp((-2 * Math.PI * cornerHz) / sampleRateHz);
  let state = 0;
  for (let i = 0; i < samples.length; i++) samples[i] = state = keep * state + (1 - keep) * samples[i]!;
  state = 0;
  for (let i = samples.length - 1; i >= 0; i--) samples[i] = state = keep * state + (1 - keep) * samples[i]!;
  return samples;
}
