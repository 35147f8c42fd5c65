import { bestOf, packModel, LinearModel } from "../../src/reading/linear-model.ts";
import type { SuffixList } from "../../src/reading/suffix-list.ts";
import { NO_TAG, TAG_FEATURES, writeTagFeatures } from "../../src/reading/tag-features.ts";
import { factsOf, type WordFacts } from "../../src/reading/word-facts.ts";
import { shuffler } from "./corpus.ts";
import { FeatureCounts, Perceptron, toRows } from "./perceptron.ts";

export interface TaggedForms {
  forms: string[];
  tags: string[];
}

const LEAST_SEEN = 2;
const SCALE = 6;
const LEAST_WEIGHT = 1.1;
const FLOOR = 8;
const SEED = 11;
/** Seeds of the final trainings, which are averaged. */
const VOTERS = [11, 13, 17, 19];
const TRUSTED = 3;
const DRAFT_EPOCHS = 3;
/** Number of features of the final model. */
const KEPT = 28500;

/** Trains the tagger greedily, on its own previous tags, so that it learns to cope with its errors. */
export function trainTagger(
  sequences: readonly TaggedForms[],
  tags: readonly string[],
  classes: SuffixList,
  epochs: number,
  isFinal: boolean,
) {
  const index = new Map(tags.map((tag, at) => [tag, at]));
  const data = sequences.map(({ forms, tags }) => ({
    facts: factsOf(forms, classes),
    gold: Int32Array.from(tags, (tag) => index.get(tag) ?? 0),
  }));
  const features = new Int32Array(TAG_FEATURES);
  const counts = new FeatureCounts();
  for (const { facts, gold } of data) {
    for (let at = 0; at < facts.count; at += 1) {
      counts.add(
        features,
        writeTagFeatures(facts, at, gold[at - 1] ?? NO_TAG, gold[at - 2] ?? NO_TAG, features),
      );
    }
  }
  const learn = (kept: FeatureCounts, rounds: number, seed = SEED) => {
    const order = [...data];
    const model = new Perceptron(tags.length, TRUSTED);
    const shuffle = shuffler(seed);
    for (let epoch = 0; epoch < rounds; epoch += 1) {
      shuffle(order);
      for (const { facts, gold } of order) trainOn(model, kept, facts, gold, features);
    }
    return model;
  };
  if (!isFinal) return packModel(tags.length, toRows([learn(counts, epochs)], SCALE, LEAST_WEIGHT));
  const draft = learn(counts, DRAFT_EPOCHS);
  const kept = counts.strongest(draft, KEPT);
  const models = VOTERS.map((seed) => learn(kept, epochs, seed));
  return packModel(tags.length, toRows(models, SCALE, LEAST_WEIGHT, FLOOR));
}

function trainOn(
  model: Perceptron,
  counts: FeatureCounts,
  facts: WordFacts,
  gold: Int32Array,
  features: Int32Array,
): void {
  const scores = new Float64Array(model.labels);
  let previous = NO_TAG;
  let secondPrevious = NO_TAG;
  for (let at = 0; at < facts.count; at += 1) {
    const written = writeTagFeatures(facts, at, previous, secondPrevious, features);
    const size = counts.keep(features, written, LEAST_SEEN);
    scores.fill(0);
    model.score(features, size, scores);
    const guess = bestOf(scores);
    model.step += 1;
    if (guess !== gold[at]) model.update(features, size, gold[at]!, guess);
    secondPrevious = previous;
    previous = guess;
  }
}

export function openTagger(packed: ReturnType<typeof packModel>): { tagger: LinearModel } {
  return { tagger: LinearModel.unpack(packed) };
}
