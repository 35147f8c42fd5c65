import { keyOf } from "../../src/reading/linear-model.ts";
import {
  decodeWordModel,
  describeWordChoice,
  type PackedWordModel,
  readWordChoice,
} from "../../src/roles/read-word-choice.ts";
import { countHolders, fitSparseRidge, MOST_WEIGHT, packWeights } from "./fit-sparse-ridge.ts";
import type { FittedText } from "./fitted-text.ts";

/** Number of texts from which a word or pair is learnt. */
const SEEN = 15;
/** Strength of the ridge. */
const RIDGE = 1;
const SWEEPS = 40;

/**
 * Predicts the mark of a composed speech from its distinct words and pairs: least squares with a ridge. A source weighs
 * as the square root of its number of texts, so that large ones count more without dominating.
 */
export function trainWords(all: readonly FittedText[]): PackedWordModel {
  const texts = all.filter(({ register }) => register === "pitch" || register === "explained");
  const sizes = new Map<string, number>();
  for (const { source } of texts) sizes.set(source, (sizes.get(source) ?? 0) + 1);
  const raw = texts.map(({ source }) => 1 / Math.sqrt(sizes.get(source)!));
  const whole = raw.reduce((sum, share) => sum + share, 0);
  const shares = raw.map((share) => (share * texts.length) / whole);
  const middle = texts.reduce((sum, { mark }, at) => sum + shares[at]! * mark, 0) / texts.length;
  const rows = texts.map(({ sentences, mark }, at) => {
    const features = describeWordChoice(sentences);
    return {
      keys: new Set(Array.from(features, keyOf)),
      target: mark - middle,
      share: shares[at]!,
      side: 1 / Math.sqrt(Math.max(1, features.length)),
    };
  });
  const textsWith = countHolders(rows.map(({ keys }) => keys));
  const { weights } = fitSparseRidge(rows, {
    isKnown: (key) => textsWith.get(key)! >= SEEN,
    ridge: RIDGE,
    sweeps: SWEEPS,
    movesConstant: false,
  });
  const largest = weights.reduce((most, [, weight]) => Math.max(most, Math.abs(weight)), 0);
  const scale = Math.floor(MOST_WEIGHT / largest);
  return { words: packWeights(weights, scale), scale, middle: Math.round(100 * middle) / 100 };
}

/** The value of the words of each text by a model trained on the other groups. */
export function valueWordsHeldOut(
  texts: readonly FittedText[],
  groups: readonly (string | number)[],
): Map<string, number> {
  const values = new Map<string, number>();
  for (const group of new Set(groups)) {
    const model = decodeWordModel(trainWords(texts.filter((_, at) => groups[at] !== group)));
    for (const [at, { id, sentences }] of texts.entries())
      if (groups[at] === group) values.set(id, readWordChoice(sentences, model));
  }
  return values;
}
