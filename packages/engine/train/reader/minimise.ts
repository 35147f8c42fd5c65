/** Number of past steps that L-BFGS remembers. */
const MEMORY = 8;
const TRIALS = 12;
const SHORTER = 0.4;
const ENOUGH = 1e-4;
/** Training stops when the relative gain in loss is smaller. */
const LEAST_GAIN = 5e-6;

/** Returns the loss of weights, and writes its gradient into the second argument. */
export type Loss = (weights: Float64Array, slope: Float64Array) => number;

/**
 * The weights of least loss by L-BFGS (Nocedal 1980), from given ones, in at most `rounds` steps; deterministic.
 */
export function minimise(loss: Loss, from: Float64Array, rounds: number): Float64Array {
  let weights = Float64Array.from(from);
  let slope = new Float64Array(weights.length);
  let value = loss(weights, slope);
  const moves: { step: Float64Array; change: Float64Array; inverse: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const direction = descent(slope, moves);
    const fall = dot(slope, direction);
    let length = round === 0 ? Math.min(1, 10 / Math.sqrt(dot(slope, slope))) : 1;
    const next = new Float64Array(weights.length);
    const nextSlope = new Float64Array(weights.length);
    let nextValue = Infinity;
    for (let trial = 0; trial < TRIALS; trial += 1) {
      for (let at = 0; at < next.length; at += 1) next[at] = weights[at]! - length * direction[at]!;
      nextValue = loss(next, nextSlope);
      if (nextValue <= value - ENOUGH * length * fall) break;
      length *= SHORTER;
    }
    if (nextValue >= value) break;
    const step = next.map((weight, at) => weight - weights[at]!);
    const change = nextSlope.map((part, at) => part - slope[at]!);
    const curvature = dot(step, change);
    if (curvature > 0) moves.push({ step, change, inverse: 1 / curvature });
    if (moves.length > MEMORY) moves.shift();
    const gain = value - nextValue;
    weights = next;
    slope = nextSlope;
    value = nextValue;
    if (gain < LEAST_GAIN * value) break;
  }
  return weights;
}

/** The gradient corrected by the remembered steps. */
function descent(
  slope: Float64Array,
  moves: readonly { step: Float64Array; change: Float64Array; inverse: number }[],
): Float64Array {
  const direction = Float64Array.from(slope);
  const shares: number[] = [];
  for (const { step, change, inverse } of moves.toReversed()) {
    const share = inverse * dot(step, direction);
    shares.unshift(share);
    addTo(direction, change, -share);
  }
  const last = moves.at(-1);
  if (last) {
    const scale = 1 / (last.inverse * dot(last.change, last.change));
    for (let at = 0; at < direction.length; at += 1) direction[at]! *= scale;
  }
  moves.forEach(({ step, change, inverse }, at) => {
    addTo(direction, step, shares[at]! - inverse * dot(change, direction));
  });
  return direction;
}

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += left[at]! * right[at]!;
  return sum;
}

function addTo(target: Float64Array, source: Float64Array, share: number): void {
  for (let at = 0; at < target.length; at += 1) target[at]! += share * source[at]!;
}
