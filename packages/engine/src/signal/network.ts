/** A network of one hidden layer whose units are zero below zero. */
export interface Network {
  /** Of each hidden unit, one for each number of a row. */
  hidden: readonly (readonly number[])[];
  hiddenBias: readonly number[];
  output: readonly number[];
  outputBias: number;
}

/** The logarithm of the odds that what a row describes is what the network looks for. */
export function answer({ hidden, hiddenBias, output, outputBias }: Network, row: Float64Array): number {
  let sum = outputBias;
  for (let unit = 0; unit < hidden.length; unit++) {
    const weights = hidden[unit]!;
    let value = hiddenBias[unit]!;
    for (let k = 0; k < weights.length; k++) value += weights[k]! * row[k]!;
    if (value > 0) sum += output[unit]! * value;
  }
  return sum;
}
