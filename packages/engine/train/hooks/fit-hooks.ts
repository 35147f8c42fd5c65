import { HOOK_SIGNS } from "../../src/rewriting/hooks/hook-signs.ts";

/** One line that a reader graded. */
export interface HookRow {
  /** Id of its text. */
  text: string;
  grade: number;
  signs: readonly number[];
}

/** Target by grade: cannot be said first, can be said first, opens well. */
const TARGETS = [0, 0.3, 1];
const STEPS = 12;
/** Strength of the ridge, for standardised features. */
const RIDGE = 100;
const DECIMALS = 3;

/** Logistic regression by Newton's method; the same rows give the same weights. */
export function fitHooks(rows: readonly HookRow[]): { bias: number; weights: number[] } {
  const size = HOOK_SIGNS.length;
  const mean = HOOK_SIGNS.map((_, k) => rows.reduce((sum, { signs }) => sum + signs[k]!, 0) / rows.length);
  const spread = HOOK_SIGNS.map((_, k) =>
    Math.max(
      0.05,
      Math.sqrt(rows.reduce((sum, { signs }) => sum + (signs[k]! - mean[k]!) ** 2, 0) / rows.length),
    ),
  );
  const table = rows.map(({ signs }) => [...signs.map((sign, k) => (sign - mean[k]!) / spread[k]!), 1]);
  let theta = Array.from({ length: size + 1 }, () => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const matrix = theta.map((_, k) => theta.map((_other, j) => (k === j && k < size ? RIDGE : 0)));
    const gradient = theta.map((weight, k) => (k < size ? -RIDGE * weight : 0));
    for (const [at, signs] of table.entries()) {
      const chance = 1 / (1 + Math.exp(-signs.reduce((sum, sign, k) => sum + sign * theta[k]!, 0)));
      const weight = Math.max(1e-6, chance * (1 - chance));
      const miss = TARGETS[rows[at]!.grade]! - chance;
      for (let k = 0; k <= size; k += 1) {
        if (signs[k] === 0) continue;
        gradient[k]! += miss * signs[k]!;
        const row = matrix[k]!;
        for (let j = 0; j <= size; j += 1) row[j]! += weight * signs[k]! * signs[j]!;
      }
    }
    const change = solve(matrix, gradient);
    theta = theta.map((weight, k) => weight + change[k]!);
  }
  const weights = HOOK_SIGNS.map((_, k) => theta[k]! / spread[k]!);
  const bias = theta[size]! - weights.reduce((sum, weight, k) => sum + weight * mean[k]!, 0);
  const round = (value: number) => Number(value.toFixed(DECIMALS));
  return { bias: round(bias), weights: weights.map(round) };
}

/** Gaussian elimination with partial pivoting. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let at = column; at < size; at += 1)
      if (Math.abs(rows[at]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = at;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let at = column + 1; at < size; at += 1) {
      const factor = rows[at]![column]! / rows[column]![column]!;
      if (factor === 0) continue;
      for (let k = column; k <= size; k += 1) rows[at]![k]! -= factor * rows[column]![k]!;
    }
  }
  const solution = Array.from({ length: size }, () => 0);
  for (let at = size - 1; at >= 0; at -= 1) {
    let sum = rows[at]![size]!;
    for (let k = at + 1; k < size; k += 1) sum -= rows[at]![k]! * solution[k]!;
    solution[at] = sum / rows[at]![at]!;
  }
  return solution;
}
