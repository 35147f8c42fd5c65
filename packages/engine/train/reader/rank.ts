import { KEY_BITS, keyOf } from "../../src/reading/linear-model.ts";
import { type Loss, minimise } from "./minimise.ts";
import type { LearntWeights } from "./perceptron.ts";

/** Choices between candidates: the features of each candidate, and which of them is right. */
export class Choices {
  private readonly keys: number[] = [];
  /** First key of each candidate, and the end of the last. */
  private readonly starts: number[] = [0];
  /** First candidate of each choice, and the end of the last. */
  private readonly groups: number[] = [0];
  private readonly right: number[] = [];
  private readonly counts = new Int32Array(1 << KEY_BITS);

  addCandidate(features: Int32Array, size: number): void {
    for (let at = 0; at < size; at += 1) {
      const key = keyOf(features[at]!);
      this.keys.push(key);
      this.counts[key]! += 1;
    }
    this.starts.push(this.keys.length);
  }

  /** Ends a choice between the candidates added since the last one. */
  choose(right: number): void {
    this.right.push(right);
    this.groups.push(this.starts.length - 1);
  }

  /** The choices as flat rows; a feature seen less than `least` times has row -1. */
  rows(least: number) {
    const rowOf = new Int32Array(this.counts.length).fill(-1);
    const kept: number[] = [];
    for (const [key, count] of this.counts.entries())
      if (count >= least) {
        rowOf[key] = kept.length;
        kept.push(key);
      }
    return {
      kept,
      rows: Int32Array.from(this.keys, (key) => rowOf[key]!),
      starts: Int32Array.from(this.starts),
      groups: Int32Array.from(this.groups),
      right: Int32Array.from(this.right),
    };
  }
}

/**
 * A log-linear model of choices (Berger, Della Pietra and Della Pietra 1996): the chance of a candidate grows with the
 * sum of the weights of its features. Its weights are those of label 1, against 0 for label 0.
 */
export function fitRanking(
  choices: Choices,
  { ridge, rounds, least }: { ridge: number; rounds: number; least: number },
): LearntWeights {
  const { kept, ...rows } = choices.rows(least);
  const weights = minimise(lossOf(rows, ridge), new Float64Array(kept.length), rounds);
  return {
    labels: 2,
    *averaged() {
      for (const [row, key] of kept.entries()) {
        yield { key, label: 0, weight: 0 };
        yield { key, label: 1, weight: weights[row]! };
      }
    },
  };
}

function lossOf(
  { rows, starts, groups, right }: Omit<ReturnType<Choices["rows"]>, "kept">,
  ridge: number,
): Loss {
  const most = right.reduce((longest, _, at) => Math.max(longest, groups[at + 1]! - groups[at]!), 0);
  const chances = new Float64Array(most);
  return (weights, slope) => {
    let loss = 0;
    for (let at = 0; at < weights.length; at += 1) {
      loss += (ridge * weights[at]! * weights[at]!) / 2;
      slope[at] = ridge * weights[at]!;
    }
    for (let choice = 0; choice < right.length; choice += 1) {
      const first = groups[choice]!;
      const end = groups[choice + 1]!;
      let highest = -Infinity;
      for (let candidate = first; candidate < end; candidate += 1) {
        let score = 0;
        for (let at = starts[candidate]!; at < starts[candidate + 1]!; at += 1)
          if (rows[at]! >= 0) score += weights[rows[at]!]!;
        chances[candidate - first] = score;
        highest = Math.max(highest, score);
      }
      loss += highest - chances[right[choice]!]!;
      let sum = 0;
      for (let at = 0; at < end - first; at += 1) sum += chances[at] = Math.exp(chances[at]! - highest);
      loss += Math.log(sum);
      for (let candidate = first; candidate < end; candidate += 1) {
        const at = candidate - first;
        const excess = chances[at]! / sum - (at === right[choice] ? 1 : 0);
        for (let place = starts[candidate]!; place < starts[candidate + 1]!; place += 1)
          if (rows[place]! >= 0) slope[rows[place]!]! += excess;
      }
    }
    return loss;
  };
}
