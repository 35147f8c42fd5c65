/** A neural network with one hidden layer of rectified linear units. */
export interface Network {
  /** Weights of each hidden unit, one for each number of a row. */
  hidden: readonly (readonly number[])[];
  hiddenBias: readonly number[];
  output: readonly number[];
  outputBias: number;
}

/** Log-odds that the row belongs to the class that the network detects. */
export function answer({ hidden, hiddenBias, output, outputBias }: Network, row: Float64Array): number {
  let sum = outputBias;
  for (let unit = 0; unit < hidden.length; unit++) {
    const value = hiddenBias[unit]! + dot(hidden[unit]!, row);
    if (value > 0) sum += output[unit]! * value;
  }
  return sum;
}

/** Dot product with four parallel sums: a single sum would wait for each addition before the next. */
function dot(weights: readonly number[], row: Float64Array): number {
  const { length } = weights;
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  let k = 0;
  for (; k + 3 < length; k += 4) {
    first += weights[k]! * row[k]!;
    second += weights[k + 1]! * row[k + 1]!;
    third += weights[k + 2]! * row[k + 2]!;
    fourth += weights[k + 3]! * row[k + 3]!;
  }
  for (; k < length; k++) first += weights[k]! * row[k]!;
  return first + second + third + fourth;
}
