import { keyOf, nearestWeight, packModel } from "../../src/reading/linear-model.ts";
import {
  decodePlaceModel,
  describePlaceless,
  type PackedPlaceModel,
  readPlaces,
} from "../../src/roles/read-places.ts";
import type { ReadText } from "../roles/corpus.ts";
import { foldOf, FOLDS } from "../roles/train-roles.ts";

/** Texts of fewer sentences show no order. */
const FEWEST_SENTENCES = 5;
/** A feature is learnt from this many texts on. */
const SEEN = 10;
/** Pull towards zero, in texts. */
const RIDGE = 3;
const SWEEPS = 30;
/** Weights kept to one unit of place, which goes from −1 to 1. */
const SCALE = 300;

/** Learns where sentences stand from their words: least squares with a ridge, every text weighing the same. */
export function trainPlaces(texts: readonly ReadText[]): PackedPlaceModel {
  const long = texts.filter(({ sentences }) => sentences.length >= FEWEST_SENTENCES);
  const rows = long.flatMap(({ sentences }) =>
    sentences.map((sentence, at) => ({
      keys: new Set(Array.from(describePlaceless(sentence), keyOf)),
      place: (2 * at) / (sentences.length - 1) - 1,
      share: 1 / sentences.length,
    })),
  );
  const textsWith = new Map<number, number>();
  for (const { sentences } of long) {
    const keys = new Set(sentences.flatMap((sentence) => Array.from(describePlaceless(sentence), keyOf)));
    for (const key of keys) textsWith.set(key, (textsWith.get(key) ?? 0) + 1);
  }
  const columns = new Map<number, number[]>();
  for (const [at, { keys }] of rows.entries())
    for (const key of keys) {
      if (textsWith.get(key)! < SEEN) continue;
      const column = columns.get(key);
      if (column) column.push(at);
      else columns.set(key, [at]);
    }
  const residuals = rows.map(({ place }) => place);
  const weights = new Map<number, number>();
  let constant = 0;
  const all = rows.reduce((sum, { share }) => sum + share, 0);
  const sorted = [...columns].toSorted(([one], [other]) => one - other);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const shift = rows.reduce((sum, { share }, at) => sum + share * residuals[at]!, 0) / all;
    constant += shift;
    for (const at of rows.keys()) residuals[at]! -= shift;
    for (const [key, column] of sorted) {
      const old = weights.get(key) ?? 0;
      let slope = 0;
      let power = RIDGE;
      for (const at of column) {
        slope += rows[at]!.share * (residuals[at]! + old);
        power += rows[at]!.share;
      }
      const next = slope / power;
      weights.set(key, next);
      for (const at of column) residuals[at]! -= next - old;
    }
  }
  const packed = sorted.flatMap(([key]) => {
    const weight = nearestWeight(Math.max(-127, Math.min(127, weights.get(key)! * SCALE)));
    return weight === 0 ? [] : [{ key, entries: [{ label: 0, weight }] }];
  });
  return { words: packModel(1, packed), constant: Math.round(constant * SCALE) };
}

/** Usual places of the sentences of each text by models that saw neither its writer, nor its folder. */
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
