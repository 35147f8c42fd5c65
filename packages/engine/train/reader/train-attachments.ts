import {
  ATTACH_FEATURES,
  type Candidates,
  findCandidates,
  HERE,
  mannerOf,
  NOT_HERE,
  openPlaces,
  type OpenTree,
  outlineOf,
  pairSigns,
  writeAttachFeatures,
} from "../../src/reading/attach-words.ts";
import { DISCOURSE, NOT_LOOSE, PUNCTUATION } from "../../src/reading/loose-words.ts";
import { packModel } from "../../src/reading/linear-model.ts";
import { shuffler } from "./corpus.ts";
import { Perceptron, toRows } from "./perceptron.ts";

const TRUSTED = 4;
const EPOCHS = 5;
const SEEDS = [67, 71, 73];

/** A sentence with all heads and relations, including those of loose words. */
interface AttachedWords extends OpenTree {
  norms: readonly string[];
}

/** Learns the heads of loose words, on correct trees and on predicted ones. */
export function trainAttachments(sentences: readonly AttachedWords[]) {
  const models = SEEDS.map((seed) => {
    const data = [...sentences];
    const model = new Perceptron(2, TRUSTED);
    const shuffle = shuffler(seed);
    for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
      shuffle(data);
      for (const sentence of data) learn(model, sentence);
    }
    return model;
  });
  return packModel(2, toRows(models, 5, 1.8, 9));
}

const features = new Int32Array(ATTACH_FEATURES);
const scores = new Float64Array(2);

function learn(model: Perceptron, sentence: AttachedWords): void {
  const openers = pairSigns(sentence.norms, sentence.looseness);
  const heads = sentence.heads.map((head, at) => (sentence.looseness[at] === NOT_LOOSE ? head : -1));
  const tree = { ...sentence, heads };
  for (const kind of [DISCOURSE, PUNCTUATION]) {
    const places = openPlaces(tree, kind);
    const outline = outlineOf(tree, sentence.norms);
    for (const at of places) {
      const candidates = findCandidates(tree, at, outline);
      const gold = candidates.places.indexOf(sentence.heads[at]!);
      // Skip a word whose head is not among its candidates.
      if (gold < 0 || candidates.places.length < 2) continue;
      const openerHead = openers[at]! < 0 ? -1 : sentence.heads[openers[at]!]!;
      const manner = mannerOf(sentence.norms, at, outline);
      const guess = bestIndex(model, tree, at, candidates, openerHead, manner);
      model.step += 1;
      if (guess === gold) continue;
      let size = writeAttachFeatures(tree, at, candidates, gold, openerHead, manner, features);
      model.update(features, size, HERE, NOT_HERE);
      size = writeAttachFeatures(tree, at, candidates, guess, openerHead, manner, features);
      model.update(features, size, NOT_HERE, HERE);
    }
    for (const at of places) tree.heads[at] = sentence.heads[at]!;
  }
}

function bestIndex(
  model: Perceptron,
  tree: OpenTree,
  at: number,
  candidates: Candidates,
  openerHead: number,
  manner: number,
): number {
  let best = 0;
  let highest = -Infinity;
  for (let index = 0; index < candidates.places.length; index += 1) {
    const size = writeAttachFeatures(tree, at, candidates, index, openerHead, manner, features);
    scores.fill(0);
    model.score(features, size, scores);
    const score = scores[HERE]! - scores[NOT_HERE]!;
    if (score > highest) {
      highest = score;
      best = index;
    }
  }
  return best;
}
