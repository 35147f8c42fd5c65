import { energyOf } from "./energy.ts";
import { butterworth, filterZeroPhase } from "./filters.ts";
import { FRAME_STEP_SEC } from "./frames.ts";
import { HALF_RATE_HZ } from "./halve-rate.ts";
import { SIGNAL } from "./parameters.ts";

const FRAME_SAMPLES = Math.round(FRAME_STEP_SEC * HALF_RATE_HZ);
/** Samples added on either side and discarded, to let the filter settle. */
const RUN_IN = 2 * FRAME_SAMPLES;

/**
 * Whether a sound has almost no energy where every voice has its lowest resonance: a plate, a glass, keys.
 *
 * @param half 8 kHz
 * @param from first frame
 * @param to frame after the last one
 */
function isRinging(half: Float32Array, from: number, to: number): boolean {
  const start = Math.max(0, from * FRAME_SAMPLES - RUN_IN);
  const piece = half.slice(start, to * FRAME_SAMPLES + RUN_IN);
  const inside = (samples: Float32Array) =>
    samples.subarray(from * FRAME_SAMPLES - start, to * FRAME_SAMPLES - start);
  const whole = energyOf(inside(piece));
  const low = butterworth("lowPass", 4, SIGNAL.voiceLowHz.value, HALF_RATE_HZ);
  return energyOf(inside(filterZeroPhase(piece, low))) < SIGNAL.voiceLowShare.value * whole;
}

/** Sets ringing sounds that are no voice to unvoiced: their overtones share a period by chance. Changed in place. */
export function silenceRinging(f0Hz: Float32Array, half: Float32Array): Float32Array {
  const most = Math.round(SIGNAL.ringingMaxSec.value / FRAME_STEP_SEC);
  for (let from = 0; from < f0Hz.length; from++) {
    if (f0Hz[from] === 0) continue;
    let to = from;
    while (to < f0Hz.length && f0Hz[to]! > 0) to++;
    if (to - from <= most && isRinging(half, from, to)) f0Hz.fill(0, from, to);
    from = to;
  }
  return f0Hz;
}
