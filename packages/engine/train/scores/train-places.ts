import { keyOf } from "../../src/reading/linear-model.ts";
import {
  decodePlaceModel,
  describePlaceless,
  type PackedPlaceModel,
  readPlaces,
} from "../../src/roles/read-places.ts";
import type { ReadText } from "../roles/corpus.ts";
import { foldOf, FOLDS } from "../roles/train-roles.ts";
import { countHolders, fitSparseRidge, packWeights } from "./fit-sparse-ridge.ts";

/** Shorter texts show no order. */
const FEWEST_SENTENCES = 5;
/** Number of texts from which a feature is learnt. */
const SEEN = 10;
/** Strength of the ridge, in texts. */
const RIDGE = 3;
const SWEEPS = 30;
/** Weights are stored in steps of 1/300; a position goes from −1 to 1. */
const SCALE = 300;

/** Predicts the position of sentences from their words: least squares with a ridge, with equal weight for each text. */
export function trainPlaces(texts: readonly ReadText[]): PackedPlaceModel {
  const long = texts
    .filter(({ sentences }) => sentences.length >= FEWEST_SENTENCES)
    .map(({ sentences }) =>
      sentences.map((sentence) => new Set(Array.from(describePlaceless(sentence.words), keyOf))),
    );
  const textsWith = countHolders(long.map((sentences) => new Set(sentences.flatMap((keys) => [...keys]))));
  const rows = long.flatMap((sentences) =>
    sentences.map((keys, at) => ({
      keys,
      target: (2 * at) / (sentences.length - 1) - 1,
      share: 1 / sentences.length,
      side: 1,
    })),
  );
  const { constant, weights } = fitSparseRidge(rows, {
    isKnown: (key) => textsWith.get(key)! >= SEEN,
    ridge: RIDGE,
    sweeps: SWEEPS,
    movesConstant: true,
  });
  return { words: packWeights(weights, SCALE), constant: Math.round(constant * SCALE) };
}

/** Predicted positions of the sentences of each text, by models trained without its writer and without its folder. */
export function placeHeldOut(
  texts: readonly ReadText[],
  folderOf: (text: ReadText) => string,
  teaches: (text: ReadText) => boolean,
) {
  const byGroup = (groupOf: (text: ReadText) => string | number, groups: Iterable<string | number>) => {
    const places = new Map<string, number[]>();
    for (const group of groups) {
      const model = decodePlaceModel(
        trainPlaces(texts.filter((text) => teaches(text) && groupOf(text) !== group)),
      );
      for (const text of texts)
        if (groupOf(text) === group) places.set(text.id, readPlaces(text.sentences, model));
    }
    return places;
  };
  return {
    byWriter: byGroup(
      foldOf,
      Array.from({ length: FOLDS }, (_, fold) => fold),
    ),
    bySource: byGroup(folderOf, new Set(texts.map(folderOf))),
  };
}
