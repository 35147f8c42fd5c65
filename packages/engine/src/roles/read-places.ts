import { hashWord, mix, rowOf } from "../reading/hash.ts";
import { LinearModel, type PackedModel } from "../reading/linear-model.ts";
import { byReading, type SyntaxSentence } from "../reading/read-sentence.ts";
import { withoutOpinions } from "../language/without-opinions.ts";
import { normalForm } from "../reading/word-facts.ts";
import { tenseOf } from "./describe-sentences.ts";
import weights from "./weights/places.json" with { type: "json" };

/**
 * Weights learnt from where sentences stand in speeches: the sum is low for words of the start, high for words of the
 * end.
 */
export interface PackedPlaceModel {
  words: PackedModel;
  constant: number;
}

interface PlaceModel {
  words: LinearModel;
  constant: number;
}

/** A number for each kind of feature, hashed with it so that features of different kinds never share a weight. */
const KIND = { lemma: 1, start: 2, part: 3, tense: 4, size: 5 } as const;
const STARTS = 2;
const SIZES = 6;

/**
 * Features from which the usual place of a sentence is predicted, its real place excluded: words, first words, tenses,
 * length; « je pense que » and the like left out.
 */
export const describePlaceless = byReading((all): Int32Array => {
  const words = withoutOpinions(all);
  const features = new Set<number>();
  let placed = 0;
  for (const [at, { upos, lemma }] of words.entries()) {
    if (upos === "PUNCT") continue;
    // Names and figures are replaced by their class: which one it is does not matter.
    const own = upos === "PROPN" || upos === "NUM" ? hashWord(upos) : hashWord(normalForm(lemma));
    features.add(mix(KIND.lemma, own));
    if (placed < STARTS) features.add(mix(mix(KIND.start, own), placed));
    if (placed === 0) features.add(mix(KIND.part, hashWord(upos)));
    if (upos === "VERB" || upos === "AUX") features.add(mix(KIND.tense, hashWord(tenseOf(words, at))));
    placed += 1;
  }
  features.add(mix(KIND.size, Math.min(SIZES, Math.floor(Math.log2(1 + placed)))));
  return rowOf(features);
});

export function decodePlaceModel({ words, constant }: PackedPlaceModel): PlaceModel {
  return { words: LinearModel.unpack(words), constant };
}

let opened: PlaceModel | undefined;
function openPlaceModel(): PlaceModel {
  opened ??= decodePlaceModel(weights);
  return opened;
}

/** Where each sentence would usually stand, from its words alone: the higher, the later; no unit. */
export function readPlaces(
  sentences: readonly SyntaxSentence[],
  { words, constant }: PlaceModel = openPlaceModel(),
): number[] {
  const scores = new Int32Array(1);
  return sentences.map((sentence) => {
    scores.fill(0);
    const features = describePlaceless(sentence.words);
    words.score(features, features.length, scores);
    return constant + scores[0]!;
  });
}

/** A short speech shows little of its order: add this many virtual sentences in the order usual of speeches. */
const FEW = 3;
const USUAL = 0.5;

/**
 * Correlation (Pearson, −1 to 1) of the order of the sentences with their usual order, drawn towards the average speech
 * when they are few.
 *
 * @param places usual place of each sentence, in the order of the speech
 */
export function agreementOfOrder(places: readonly number[]): number {
  const count = places.length;
  const mean = places.reduce((sum, place) => sum + place, 0) / Math.max(1, count);
  const middle = (count - 1) / 2;
  let both = 0;
  let usual = 0;
  let real = 0;
  for (const [at, place] of places.entries()) {
    both += (place - mean) * (at - middle);
    usual += (place - mean) ** 2;
    real += (at - middle) ** 2;
  }
  const agreement = usual === 0 || real === 0 ? USUAL : both / Math.sqrt(usual * real);
  return (count * agreement + FEW * USUAL) / (count + FEW);
}
