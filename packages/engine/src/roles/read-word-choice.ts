import { hashWord, mix, rowOf } from "../reading/hash.ts";
import { LinearModel, type PackedModel } from "../reading/linear-model.ts";
import { byReading, type SyntaxSentence } from "../reading/read-sentence.ts";
import { withoutOpinions } from "../language/without-opinions.ts";
import { normalForm } from "../reading/word-facts.ts";
import weights from "./weights/word-choice.json" with { type: "json" };

/** Weights learnt from the words of speeches that readers marked. */
export interface PackedWordModel {
  words: PackedModel;
  /** Units of weight per point of ten. */
  scale: number;
  /** The note of a speech with no known word. */
  middle: number;
}

interface WordModel {
  words: LinearModel;
  scale: number;
  middle: number;
}

/** A number for each kind of feature: single words and pairs never share a weight. */
const KIND = { word: 1, pair: 2 } as const;
/** Classes whose words are replaced by the class: which name or figure it is does not matter. */
const UNNAMED = new Set(["PROPN", "NUM", "SYM", "X"]);

/** The words of a sentence with their classes, and their pairs; « je pense que » and the like count as hedges alone. */
const describeWords = byReading((words): Int32Array => {
  const features = new Set<number>();
  let before: number | null = null;
  for (const { upos, lemma } of withoutOpinions(words)) {
    if (upos === "PUNCT") continue;
    const isNamed = !UNNAMED.has(upos);
    const own = hashWord(isNamed ? normalForm(lemma) : upos);
    if (isNamed) features.add(mix(mix(KIND.word, own), hashWord(upos)));
    if (before !== null) features.add(mix(mix(KIND.pair, before), own));
    before = own;
  }
  return rowOf(features);
});

/** The different words and pairs of a speech, in no order. */
export function describeWordChoice(sentences: readonly SyntaxSentence[]): Int32Array {
  const all = new Set<number>();
  for (const sentence of sentences) for (const feature of describeWords(sentence.words)) all.add(feature);
  return rowOf(all);
}

export function decodeWordModel({ words, scale, middle }: PackedWordModel): WordModel {
  return { words: LinearModel.unpack(words), scale, middle };
}

let opened: WordModel | undefined;
function openWordModel(): WordModel {
  opened ??= decodeWordModel(weights);
  return opened;
}

/**
 * Note out of ten predicted from the words alone, in no order: 0 to 10, mostly 2 to 9, `middle` where no word is known.
 * Each different word counts once, and less in a long speech. Linear in the words; deterministic.
 */
export function readWordChoice(
  sentences: readonly SyntaxSentence[],
  { words, scale, middle }: WordModel = openWordModel(),
): number {
  const features = describeWordChoice(sentences);
  if (features.length === 0) return middle;
  const scores = new Int32Array(1);
  words.score(features, features.length, scores);
  return Math.max(0, Math.min(10, middle + scores[0]! / scale / Math.sqrt(features.length)));
}
