import { FAMILIES, familyOf, ROLES } from "../../src/roles/role-names.ts";
import { describeSurroundings, surroundingSize } from "../../src/roles/describe-surroundings.ts";
import { AROUND_SHIFT, type PackedRoleModels } from "../../src/roles/role-models.ts";
import { packModel } from "../../src/reading/linear-model.ts";
import { packNumbers } from "../../src/reading/packed-numbers.ts";
import type { ReadText } from "./corpus.ts";
import {
  type LabelledExample,
  quantise,
  scoreSparse,
  type SparseWeights,
  trainMultiLabel,
} from "./multi-label.ts";
import { trainDense } from "./dense.ts";

export const LABELS: readonly string[] = [...FAMILIES, ...ROLES];
const INDEX = new Map(LABELS.map((label, at) => [label, at]));
/** Groups of writers: a sentence is never scored for the second step by a model that knows its writer. */
const FOLDS = 6;
const SCALE = 40;
const LEAST = 4;

/** Indexes of the roles told of a sentence and of their families. */
export function goldOf(told: ReadonlySet<string>): number[] {
  const labels = new Set<number>();
  for (const role of told) {
    const family = familyOf(role);
    if (!family) continue;
    labels.add(INDEX.get(family)!);
    labels.add(INDEX.get(role)!);
  }
  return [...labels];
}

function examplesOf(texts: readonly ReadText[]): LabelledExample[] {
  return texts.flatMap((text) =>
    text.features.flatMap((features, at) => {
      const told = text.told[at];
      return told ? [{ features, labels: goldOf(told), weight: 1 }] : [];
    }),
  );
}

export function foldOf(writers: readonly string[], text: ReadText): number {
  return writers.indexOf(text.writer) % FOLDS;
}

/** Learns both steps from texts with labels. */
export function trainRoles(texts: readonly ReadText[]): PackedRoleModels {
  const writers = [...new Set(texts.map(({ writer }) => writer))];
  const words = trainMultiLabel(LABELS.length, examplesOf(texts));
  const inputs: Float64Array[] = [];
  const golds: number[][] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const held = texts.filter((text) => foldOf(writers, text) === fold);
    if (held.length === 0) continue;
    const model = trainMultiLabel(
      LABELS.length,
      examplesOf(texts.filter((text) => foldOf(writers, text) !== fold)),
    );
    for (const text of held) {
      const rows = surroundingsOf(model, text);
      for (const [at, told] of text.told.entries()) {
        if (!told) continue;
        inputs.push(rows[at]!);
        golds.push(goldOf(told));
      }
    }
  }
  const around = trainDense(LABELS.length, surroundingSize(LABELS.length), inputs, golds);
  return {
    labels: [...LABELS],
    words: packModel(LABELS.length, quantise(words, SCALE, LEAST)),
    scale: SCALE,
    around: around.map((row) =>
      packNumbers(
        Array.from(row, (weight) => Math.round(1000 * Math.max(-19, Math.min(19, weight))) + AROUND_SHIFT),
      ),
    ),
  };
}

function surroundingsOf(model: SparseWeights, text: ReadText): Float64Array[] {
  return describeSurroundings(
    text.features.map((features) => scoreSparse(model, features)),
    text.sentences,
    text.context,
  );
}
