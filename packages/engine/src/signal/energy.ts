/** Sum of the squares of some samples. */
export function energyOf(samples: Float32Array): number {
  let sum = 0;
  for (const value of samples) sum += value * value;
  return sum;
}
