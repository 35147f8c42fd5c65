import { LinearModel, type PackedModel } from "../reading/linear-model.ts";
import { unpackNumbers } from "../reading/packed-numbers.ts";
import { probability } from "./describe-surroundings.ts";
import weights from "./weights/roles.json" with { type: "json" };

/** Learnt weights for the roles of sentences. */
export interface RoleModels {
  /** Families, then roles: the order of every row of scores. */
  labels: readonly string[];
  /** Weights on the words of a sentence: integers, `scale` of them to one unit of logit. */
  words: LinearModel;
  scale: number;
  /** Weights on those scores and on the neighbours: one row a label, in thousandths. */
  around: readonly Int32Array[];
}

/** The file of weights. */
export interface PackedRoleModels {
  labels: string[];
  words: PackedModel;
  scale: number;
  around: string[];
}

/** Packed numbers cannot be negative: weights are shifted by this. */
export const AROUND_SHIFT = 20_000;

function decodeRoleModels(packed: PackedRoleModels): RoleModels {
  return {
    labels: packed.labels,
    words: LinearModel.unpack(packed.words),
    scale: packed.scale,
    around: packed.around.map((row) => unpackNumbers(row).map((value) => value - AROUND_SHIFT)),
  };
}

let models: RoleModels | undefined;

/** The models, decoded at the first call. */
export function openRoleModels(): RoleModels {
  models ??= decodeRoleModels(weights as PackedRoleModels);
  return models;
}

/** Indexes of the values that are not 0: a buffer reused for every sentence. */
let held = new Int32Array(0);

/** Probabilities of every label from the values of `describeSurroundings`. */
export function tellRoles(around: readonly Int32Array[], values: Float64Array): number[] {
  const told: number[] = [];
  if (held.length < values.length) held = new Int32Array(values.length);
  let count = 0;
  // Skip the zeros, a fifth of the values: those of other kinds of speech and of absent neighbours.
  for (let index = 0; index < values.length; index += 1) if (values[index] !== 0) held[count++] = index;
  // Four labels at once: independent sums do not wait for each other in the processor.
  for (let label = 0; label < around.length; label += 4) {
    const one = around[label]!;
    const two = around[label + 1] ?? one;
    const three = around[label + 2] ?? one;
    const four = around[label + 3] ?? one;
    let first = 0;
    let second = 0;
    let third = 0;
    let fourth = 0;
    for (let at = 0; at < count; at += 1) {
      const index = held[at]!;
      const value = values[index]!;
      first += one[index]! * value;
      second += two[index]! * value;
      third += three[index]! * value;
      fourth += four[index]! * value;
    }
    told.push(probability(first / 1000), probability(second / 1000));
    told.push(probability(third / 1000), probability(fourth / 1000));
  }
  return told.slice(0, around.length);
}
