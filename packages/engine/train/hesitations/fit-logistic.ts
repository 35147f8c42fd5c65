import type { HesitationModel } from "../../src/delivery/hesitation-model.ts";
import { HELD_FEATURE_COUNT } from "../../src/delivery/held-features.ts";

export interface Frames {
  rows: Float32Array;
  /** 1 in a filled pause, 0 in speech, -1 where the frame is ignored. */
  labels: Int8Array;
}

const STEPS = 8;
/** Strength of the ridge, in uninformative frames. */
const RIDGE = 3;
const DECIMALS = 4;

/** Logistic regression by Newton's method (iteratively reweighted least squares); the same frames give the same bytes. */
export function fitLogistic(takes: readonly Frames[]): HesitationModel {
  const size = HELD_FEATURE_COUNT;
  const { means, deviations } = spreadOf(takes);
  let theta = new Float64Array(size + 1);
  const x = new Float64Array(size + 1);
  for (let step = 0; step < STEPS; step++) {
    const hessian = Array.from({ length: size + 1 }, () => new Float64Array(size + 1));
    const gradient = new Float64Array(size + 1);
    for (let k = 0; k < size; k++) {
      hessian[k]![k]! += RIDGE;
      gradient[k]! -= RIDGE * theta[k]!;
    }
    for (const { rows, labels } of takes)
      for (let frame = 0; frame < labels.length; frame++) {
        if (labels[frame] === -1) continue;
        let sum = theta[size]!;
        for (let k = 0; k < size; k++) {
          x[k] = (rows[frame * size + k]! - means[k]!) / deviations[k]!;
          sum += theta[k]! * x[k]!;
        }
        x[size] = 1;
        const chance = 1 / (1 + Math.exp(-sum));
        const weight = Math.max(1e-6, chance * (1 - chance));
        for (let k = 0; k <= size; k++) {
          gradient[k]! += (labels[frame]! - chance) * x[k]!;
          const row = hessian[k]!;
          const scaled = weight * x[k]!;
          for (let j = 0; j <= k; j++) row[j]! += scaled * x[j]!;
        }
      }
    for (let k = 0; k <= size; k++) for (let j = 0; j < k; j++) hessian[j]![k] = hessian[k]![j]!;
    const change = solve(hessian, gradient);
    theta = theta.map((value, k) => value + change[k]!);
  }
  const round = (value: number) => Number(value.toFixed(DECIMALS));
  return {
    means: means.map(round),
    deviations: deviations.map(round),
    weights: [...theta.subarray(0, size)].map(round),
    bias: round(theta[size]!),
  };
}

function spreadOf(takes: readonly Frames[]): { means: number[]; deviations: number[] } {
  const size = HELD_FEATURE_COUNT;
  const sums = new Float64Array(size);
  const squares = new Float64Array(size);
  let count = 0;
  for (const { rows, labels } of takes)
    for (let frame = 0; frame < labels.length; frame++) {
      if (labels[frame] === -1) continue;
      count += 1;
      for (let k = 0; k < size; k++) {
        const value = rows[frame * size + k]!;
        sums[k]! += value;
        squares[k]! += value * value;
      }
    }
  const means = [...sums].map((sum) => sum / count);
  return {
    means,
    deviations: means.map((mean, k) => Math.sqrt(Math.max(1e-6, squares[k]! / count - mean * mean))),
  };
}

/** Gaussian elimination with partial pivoting. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column; i < size; i++)
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let i = column + 1; i < size; i++) {
      const factor = rows[i]![column]! / rows[column]![column]!;
      for (let k = column; k <= size; k++) rows[i]![k]! -= factor * rows[column]![k]!;
    }
  }
  const solution = new Float64Array(size);
  for (let i = size - 1; i >= 0; i--) {
    let sum = rows[i]![size]!;
    for (let k = i + 1; k < size; k++) sum -= rows[i]![k]! * solution[k]!;
    solution[i] = sum / rows[i]![i]!;
  }
  return solution;
}
