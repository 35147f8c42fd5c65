import {
  ARTICLE,
  CONTRACTION,
  CONTRACTION_FEATURES,
  writeContractionFeatures,
} from "../../src/reading/expand-contractions.ts";
import { bestOf, packModel } from "../../src/reading/linear-model.ts";
import { UNSURE_CONTRACTIONS } from "../../src/reading/split-words.ts";
import { normalForm } from "../../src/reading/word-facts.ts";
import type { GoldSentence } from "./conllu.ts";
import { shuffler } from "./corpus.ts";
import { Perceptron, toRows } from "./perceptron.ts";

const EPOCHS = 10;
const SEED = 31;

/** Learns where « du » and « des » are contractions. */
export function trainContractions(sentences: readonly GoldSentence[]) {
  const examples = sentences.flatMap(surfaceForms);
  const model = new Perceptron(2, 2);
  const shuffle = shuffler(SEED);
  const features = new Int32Array(CONTRACTION_FEATURES);
  const scores = new Float64Array(2);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(examples);
    for (const { norms, at, gold } of examples) {
      const size = writeContractionFeatures(norms, at, features);
      scores.fill(0);
      model.score(features, size, scores);
      model.step += 1;
      const guess = bestOf(scores);
      if (guess !== gold) model.update(features, size, gold, guess);
    }
  }
  return packModel(2, toRows([model], 12, 0.15, 5));
}

/** Each « du » and « des » with the surface forms around it. */
function surfaceForms({ words, ranges }: GoldSentence) {
  const norms: string[] = [];
  const found: { norms: string[]; at: number; gold: number }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const range = ranges.find(({ from }) => from === at);
    const norm = normalForm(range?.form ?? words[at]!.form);
    norms.push(norm);
    if (UNSURE_CONTRACTIONS.has(norm)) {
      found.push({ norms, at: norms.length - 1, gold: range ? CONTRACTION : ARTICLE });
    }
    if (range) at = range.to;
  }
  return found;
}
