import { KEY_BITS, keyOf } from "../../src/reading/linear-model.ts";
import { type Loss, minimise } from "./minimise.ts";
import type { LearntWeights } from "./perceptron.ts";

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
  return new Softmax(labels, examples.rowOf, minimise(loss, origin, rounds));
}

function lossOf(examples: Examples, labels: number, ridge: number, origin: Float64Array): Loss {
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
