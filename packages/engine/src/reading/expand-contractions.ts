import { hashWord, mix } from "./hash.ts";
import { bestOf } from "./linear-model.ts";
import type { Models } from "./models.ts";
import { CONTRACTIONS, type SplitWord, UNSURE_CONTRACTIONS } from "./split-words.ts";
import { normalForm } from "./word-facts.ts";

export const CONTRACTION_FEATURES = 16;
/** Labels of the model. */
export const ARTICLE = 0;
export const CONTRACTION = 1;

/** Features of « du » or « des » at a place: the words around it. Returns their number. */
export function writeContractionFeatures(norms: readonly string[], at: number, out: Int32Array): number {
  let size = 0;
  const put = (template: number, left: number, right = 0) => {
    out[size] = mix(mix(0x300 + template, left), right);
    size += 1;
  };
  const wordAt = (index: number) => hashWord(norms[index] ?? "");
  const endingAt = (index: number, length: number) => hashWord((norms[index] ?? "").slice(-length));
  const here = wordAt(at);
  put(0, here);
  put(1, here, wordAt(at - 1));
  put(2, wordAt(at - 1));
  put(3, here, wordAt(at + 1));
  put(4, wordAt(at - 2), wordAt(at - 1));
  put(5, endingAt(at - 1, 3));
  put(6, endingAt(at - 1, 2), endingAt(at + 1, 2));
  put(7, wordAt(at - 1), endingAt(at + 1, 2));
  put(8, endingAt(at - 1, 4));
  put(9, endingAt(at - 2, 3), endingAt(at - 1, 3));
  put(10, wordAt(at - 2), endingAt(at - 1, 2));
  put(11, wordAt(at + 1), wordAt(at + 2));
  put(12, wordAt(at - 2));
  return size;
}

const PARTS = new Map(Object.entries(CONTRACTIONS));

/** Room for the features of one word and for its scores. */
const features = new Int32Array(CONTRACTION_FEATURES);
const scores = new Int32Array(2);

/** Splits contractions into their two words; « du » and « des » only when they are not articles. */
export function expandContractions(
  models: Pick<Models, "contractions">,
  words: readonly SplitWord[],
): SplitWord[] {
  const norms = words.map((word) => normalForm(word.form));
  const isArticle = (at: number) => {
    scores.fill(0);
    models.contractions.score(features, writeContractionFeatures(norms, at, features), scores);
    return bestOf(scores) === ARTICLE;
  };
  const expanded: SplitWord[] = [];
  for (const [at, word] of words.entries()) {
    const parts = PARTS.get(norms[at]!);
    if (!parts || (UNSURE_CONTRACTIONS.has(norms[at]!) && isArticle(at))) expanded.push(word);
    else for (const form of parts) expanded.push({ ...word, form });
  }
  return expanded;
}
