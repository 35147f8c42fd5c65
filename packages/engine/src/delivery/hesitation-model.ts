import { HELD_FEATURE_COUNT } from "./held-features.ts";

/** A logistic regression over the numbers of a frame, each brought to mean 0 and deviation 1. */
export interface HesitationModel {
  means: readonly number[];
  deviations: readonly number[];
  weights: readonly number[];
  bias: number;
}

/** How probably each frame belongs to a filled pause, 0 to 1; rows as of `describeHeldSounds`, 0 where nothing sounds. */
export function estimateHesitation(model: HesitationModel, rows: Float32Array): Float32Array {
  const frames = rows.length / HELD_FEATURE_COUNT;
  const chances = new Float32Array(frames);
  for (let frame = 0; frame < frames; frame++) {
    let sum = model.bias;
    let sounds = false;
    for (let k = 0; k < HELD_FEATURE_COUNT; k++) {
      const value = rows[frame * HELD_FEATURE_COUNT + k]!;
      sounds ||= value !== 0;
      sum += (model.weights[k]! * (value - model.means[k]!)) / model.deviations[k]!;
    }
    chances[frame] = sounds ? 1 / (1 + Math.exp(-sum)) : 0;
  }
  return chances;
}
