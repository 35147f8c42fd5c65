/** Sum of the squares of some samples. */
export function energyOf(samples: Float32Array): number {
  let sum = 0;
  // By index: an iterator makes an object of each number.
  for (let i = 0; i < samples.length; i++) sum += samples[i]! * samples[i]!;
  return sum;
}
