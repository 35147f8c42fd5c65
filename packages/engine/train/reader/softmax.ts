import { KEY_BITS, keyOf } from "../../src/reading/linear-model.ts";
import type { LearntWeights } from "./perceptron.ts";

/** Number of past steps that L-BFGS remembers. */
const MEMORY = 8;
const TRIALS = 12;
const SHORTER = 0.4;
const ENOUGH = 1e-4;
/** Training stops when the relative gain in loss is smaller. */
const LEAST_GAIN = 5e-6;

/** Training examples: the features of each decision, the right label, its weight. */
export class Examples {
  readonly rowOf = new Int32Array(1 << KEY_BITS);
  readonly rows: number[] = [];
  readonly starts: number[] = [0];
  readonly right: number[] = [];
  readonly weights: number[] = [];
  count = 0;

  add(features: Int32Array, size: number, label: number, weight: number): void {
    for (let at = 0; at < size; at += 1) {
      const key = keyOf(features[at]!);
      if (this.rowOf[key] === 0) {
        this.count += 1;
        this.rowOf[key] = this.count;
      }
      this.rows.push(this.rowOf[key]! - 1);
    }
    this.starts.push(this.rows.length);
    this.right.push(label);
    this.weights.push(weight);
  }
}

/** A multi-class logistic regression over hashed features. */
export class Softmax implements LearntWeights {
  readonly labels: number;
  private readonly rowOf: Int32Array;
  private readonly weights: Float64Array;

  constructor(labels: number, rowOf: Int32Array, weights: Float64Array) {
    this.labels = labels;
    this.rowOf = rowOf;
    this.weights = weights;
  }

  score(features: Int32Array, count: number, scores: Float64Array): void {
    for (let at = 0; at < count; at += 1) {
      const start = (this.rowOf[keyOf(features[at]!)]! - 1) * this.labels;
      if (start < 0) continue;
      for (let label = 0; label < this.labels; label += 1) scores[label]! += this.weights[start + label]!;
    }
  }

  *averaged() {
    for (let key = 0; key < this.rowOf.length; key += 1) {
      const start = (this.rowOf[key]! - 1) * this.labels;
      if (start < 0) continue;
      for (let label = 0; label < this.labels; label += 1)
        yield { key, label, weight: this.weights[start + label]! };
    }
  }
}

/** Parameters of a regression. */
interface Fit {
  labels: number;
  /** Strength of the pull of weights towards their origin. */
  ridge: number;
  rounds: number;
  /** Origin of the weights: zero, or a share of another model's (Chelba and Acero 2006). */
  origin?: { model: Softmax; share: number } | undefined;
}

/**
 * The weights of least loss by L-BFGS (Nocedal 1980): all examples at each of at most `rounds` steps, deterministic.
 */
export function fitSoftmax(examples: Examples, { labels, ridge, rounds, origin: from }: Fit): Softmax {
  const origin = new Float64Array(examples.count * labels);
  for (const { key, label, weight } of from?.model.averaged() ?? []) {
    const row = examples.rowOf[key]! - 1;
    if (row >= 0) origin[row * labels + label] = from!.share * weight;
  }
  const loss = lossOf(examples, labels, ridge, origin);
  let weights = Float64Array.from(origin);
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
  return new Softmax(labels, examples.rowOf, weights);
}

/** Returns the loss of weights, and writes its gradient into the second argument. */
function lossOf(examples: Examples, labels: number, ridge: number, origin: Float64Array) {
  const rows = Int32Array.from(examples.rows);
  const starts = Int32Array.from(examples.starts);
  const { right, weights: counts } = examples;
  const scores = new Float64Array(labels);
  return (weights: Float64Array, slope: Float64Array): number => {
    let loss = 0;
    for (let at = 0; at < weights.length; at += 1) {
      const apart = weights[at]! - origin[at]!;
      loss += (ridge * apart * apart) / 2;
      slope[at] = ridge * apart;
    }
    for (let which = 0; which < right.length; which += 1) {
      const end = starts[which + 1]!;
      scores.fill(0);
      for (let at = starts[which]!; at < end; at += 1) {
        const row = rows[at]! * labels;
        for (let label = 0; label < labels; label += 1) scores[label]! += weights[row + label]!;
      }
      let most = scores[0]!;
      for (const score of scores) if (score > most) most = score;
      let sum = 0;
      for (const score of scores) sum += Math.exp(score - most);
      const count = counts[which]!;
      loss += count * (Math.log(sum) + most - scores[right[which]!]!);
      for (let label = 0; label < labels; label += 1)
        scores[label] = count * (Math.exp(scores[label]! - most) / sum - (label === right[which] ? 1 : 0));
      for (let at = starts[which]!; at < end; at += 1) {
        const row = rows[at]! * labels;
        for (let label = 0; label < labels; label += 1) slope[row + label]! += scores[label]!;
      }
    }
    return loss;
  };
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
