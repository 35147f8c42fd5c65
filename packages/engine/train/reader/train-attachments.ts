import {
  ATTACH_FEATURES,
  findCandidates,
  mannerOf,
  openPlaces,
  type OpenTree,
  outlineOf,
  pairSigns,
  writeAttachFeatures,
} from "../../src/reading/attach-words.ts";
import { DISCOURSE, NOT_LOOSE, PUNCTUATION } from "../../src/reading/loose-words.ts";
import { packModel } from "../../src/reading/linear-model.ts";
import { toRows } from "./perceptron.ts";
import { Choices, fitRanking } from "./rank.ts";

const FIT = { ridge: 30, rounds: 60, least: 3 };
const PACKED = { scale: 60, least: 0.045, floor: 2 };

/** A sentence with all heads and relations, including those of loose words. */
interface AttachedWords extends OpenTree {
  norms: readonly string[];
}

/**
 * Learns the heads of loose words on predicted trees: on correct ones nearly every sign can be told by rule, and the
 * rule fails where the tree does.
 */
export function trainAttachments(sentences: readonly AttachedWords[]) {
  const choices = new Choices();
  for (const sentence of sentences) addChoices(choices, sentence);
  return packModel(2, toRows([fitRanking(choices, FIT)], PACKED.scale, PACKED.least, PACKED.floor));
}

const features = new Int32Array(ATTACH_FEATURES);

function addChoices(choices: Choices, sentence: AttachedWords): void {
  const openers = pairSigns(sentence.norms, sentence.looseness);
  const heads = sentence.heads.map((head, at) => (sentence.looseness[at] === NOT_LOOSE ? head : -1));
  const tree = { ...sentence, heads };
  for (const kind of [DISCOURSE, PUNCTUATION]) {
    const places = openPlaces(tree, kind);
    const outline = outlineOf(tree, sentence.norms);
    for (const at of places) {
      const candidates = findCandidates(tree, at, outline);
      const right = candidates.places.indexOf(sentence.heads[at]!);
      // Skip a word whose head is not among its candidates.
      if (right < 0 || candidates.places.length < 2) continue;
      const openerHead = openers[at]! < 0 ? -1 : sentence.heads[openers[at]!]!;
      const manner = mannerOf(sentence.norms, at, outline);
      candidates.places.forEach((_, index) => {
        const size = writeAttachFeatures(tree, at, candidates, index, openerHead, manner, features);
        choices.addCandidate(features, size);
      });
      choices.choose(right);
    }
    for (const at of places) tree.heads[at] = sentence.heads[at]!;
  }
}
