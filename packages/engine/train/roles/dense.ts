const EPOCHS = 6;
const RATE = 0.02;
const DECAY = 0.0005;

/**
 * One logistic regression per label over shared real features, by stochastic gradient with AdaGrad rates, in a fixed
 * order. The label's own first guess, at `1 + label`, starts with the weight that leaves it unchanged.
 */
export function trainDense(
  labels: number,
  size: number,
  inputs: readonly Float64Array[],
  golds: readonly (readonly number[])[],
): Float64Array[] {
  const weights = Array.from({ length: labels }, (_, label) => {
    const row = new Float64Array(size);
    row[1 + label] = 1.6;
    return row;
  });
  const start = weights.map((row) => row.slice());
  const squares = weights.map(() => new Float64Array(size).fill(1));
  const sets = golds.map((gold) => new Set(gold));
  let state = 777;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let step = 0; step < inputs.length; step += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const at = state % inputs.length;
      const values = inputs[at]!;
      for (let label = 0; label < labels; label += 1) {
        const row = weights[label]!;
        let sum = 0;
        for (let index = 0; index < size; index += 1) sum += row[index]! * values[index]!;
        const error = 1 / (1 + Math.exp(-sum)) - (sets[at]!.has(label) ? 1 : 0);
        if (Math.abs(error) < 0.002) continue;
        const square = squares[label]!;
        const first = start[label]!;
        for (let index = 0; index < size; index += 1) {
          const value = values[index]!;
          if (value === 0) continue;
          const slope = error * value + DECAY * (row[index]! - first[index]!);
          square[index]! += slope * slope;
          row[index]! -= (RATE * slope) / Math.sqrt(square[index]!);
        }
      }
    }
  }
  return weights;
}
