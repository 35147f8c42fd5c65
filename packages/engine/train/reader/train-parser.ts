import { hashWord } from "../../src/reading/hash.ts";
import { bestOf, LinearModel, packModel } from "../../src/reading/linear-model.ts";
import {
  doMove,
  headOf,
  isAllowed,
  isFinished,
  LEFT,
  MOVES,
  type ParseState,
  RIGHT,
  SHIFT,
  stackAt,
  startParse,
} from "../../src/reading/parse-state.ts";
import {
  bestMove,
  PARSE_FEATURES,
  parseWords,
  type TaggedWords,
  writeMoveFeatures,
  writeRelationFeatures,
} from "../../src/reading/parse-words.ts";
import { DISCOURSE, keepWords, loosenessOf, PUNCTUATION } from "../../src/reading/loose-words.ts";
import type { SuffixList } from "../../src/reading/suffix-list.ts";
import { partOfTag } from "../../src/reading/tag-names.ts";
import { factsOf } from "../../src/reading/word-facts.ts";
import { shuffler } from "./corpus.ts";
import { FeatureCounts, Perceptron, toRows } from "./perceptron.ts";
import { trainAttachments } from "./train-attachments.ts";

export interface ParsedForms {
  forms: string[];
  /** Tags predicted by a tagger that was not trained on the sentence. */
  tags: string[];
  /** Heads, indexed from 0; the number of words stands for the root. */
  heads: Int32Array;
  relations: Int32Array;
}

const LEAST_SEEN = 2;
const SEED = 23;
/** Seeds of the trainings that are averaged: each sees the sentences, and its own errors, in another order. */
const VOTERS = [23, 29, 31, 37];
const TRUSTED = 2;
const DRAFT_EPOCHS = 3;
/** Number of consecutive sentences kept together when the corpus is parted. */
const PARTED_BY = 50;
/** The trees that attachments learn from: each fold is read by a parser trained on the others. */
const GUESSES = [
  { folds: 2, epochs: 3 },
  { folds: 5, epochs: 4 },
];
/** Number of features of the final models. */
const KEPT = { moves: 58000, relations: 25000 };
const MOVE_WEIGHTS = { scale: 4, least: 0.5, floor: 7 };
const RELATION_WEIGHTS = { scale: 6, least: 1.2, floor: 8 };

export function taggedWords(
  forms: readonly string[],
  tags: readonly string[],
  classes: SuffixList,
): TaggedWords {
  return {
    facts: factsOf(forms, classes),
    tags: Int32Array.from(tags, hashWord),
    parts: Int32Array.from(tags, (tag) => hashWord(partOfTag(tag))),
  };
}

/** Trains moves with a dynamic oracle (Goldberg and Nivre 2013), together with the relations of the arcs. */
export function trainParser(
  sentences: readonly ParsedForms[],
  relationCount: number,
  classes: SuffixList,
  epochs: number,
) {
  const data = sentences.map((sentence) => openSentence(sentence, classes));
  const draft = trainMoves(data, relationCount, DRAFT_EPOCHS);
  const kept = {
    moves: draft.moveCounts.strongest(draft.moves, KEPT.moves),
    relations: draft.relationCounts.strongest(draft.relations, KEPT.relations),
  };
  const trained = VOTERS.map((seed) => trainMoves(data, relationCount, epochs, kept, seed));
  const moves = trained.map((model) => model.moves);
  const relations = trained.map((model) => model.relations);
  return {
    attachments: trainAttachments(
      GUESSES.flatMap(({ folds, epochs }) => guessedTrees(data, relationCount, folds, epochs)),
    ),
    moves: packMoves(moves),
    relationModel: packRelations(relations),
  };
}

function packMoves(models: readonly Perceptron[]) {
  return packModel(MOVES, toRows(models, MOVE_WEIGHTS.scale, MOVE_WEIGHTS.least, MOVE_WEIGHTS.floor));
}

function packRelations(models: readonly Perceptron[]) {
  const { scale, least, floor } = RELATION_WEIGHTS;
  return packModel(models[0]!.labels, toRows(models, scale, least, floor));
}

/** Trains on all sufficiently frequent features, or only on those that are `kept`. */
function trainMoves(
  sentences: readonly OpenSentence[],
  relationCount: number,
  epochs: number,
  kept?: { moves: FeatureCounts; relations: FeatureCounts },
  seed = SEED,
) {
  const data = [...sentences];
  const features = new Int32Array(PARSE_FEATURES);
  const moves = new Perceptron(MOVES, TRUSTED);
  const relations = new Perceptron(relationCount, TRUSTED);
  const moveScores = new Float64Array(MOVES);
  const relationScores = new Float64Array(relationCount);
  const moveCounts = kept?.moves ?? new FeatureCounts();
  const relationCounts = kept?.relations ?? new FeatureCounts();
  const shuffle = shuffler(seed);
  const chance = chances(seed);
  for (let epoch = kept ? 0 : -1; epoch < epochs; epoch += 1) {
    const isCounting = epoch < 0;
    if (!isCounting) shuffle(data);
    for (const sentence of data) {
      const { words, heads, relations: gold, children } = sentence;
      const state = startParse(words.count);
      while (!isFinished(state)) {
        let size = writeMoveFeatures(words, state, features);
        const costs = costsOf(state, heads, children);
        let move: number;
        if (isCounting) {
          moveCounts.add(features, size);
          move = cheapest(state, costs, moveScores.fill(0));
        } else {
          size = moveCounts.keep(features, size, LEAST_SEEN);
          moveScores.fill(0);
          moves.score(features, size, moveScores);
          const guess = bestMove(state, moveScores);
          const best = cheapest(state, costs, moveScores);
          moves.step += 1;
          if (costs[guess]! > costs[best]!) moves.update(features, size, best, guess);
          move = epoch > 0 && chance() < 0.9 ? guess : best;
        }
        let relation = -1;
        if (move !== SHIFT) {
          const dependent = stackAt(state, 0);
          const head = headOf(state, move);
          const written = writeRelationFeatures(words, state, dependent, head, features);
          if (isCounting) {
            relationCounts.add(features, written);
            relation = gold[dependent]!;
          } else {
            const kept = relationCounts.keep(features, written, LEAST_SEEN);
            relationScores.fill(0);
            relations.score(features, kept, relationScores);
            relation = bestOf(relationScores);
            // Do not learn the relation of a wrong arc.
            if (heads[dependent] === head) {
              relations.step += 1;
              if (relation !== gold[dependent]) relations.update(features, kept, gold[dependent]!, relation);
            }
          }
        }
        doMove(state, move, relation);
      }
    }
  }
  return { moves, relations, moveCounts, relationCounts };
}

/**
 * The sentences with trees predicted by parsers that did not learn from them: the attachment of commas must be learnt
 * on trees with typical errors.
 */
function guessedTrees(
  data: readonly OpenSentence[],
  relationCount: number,
  folds: number,
  epochs: number,
): OpenSentence["attached"][] {
  const foldOf = (at: number) => Math.floor(at / PARTED_BY) % folds;
  const parsers = Array.from({ length: folds }, (_, fold) => {
    const others = data.filter((__, at) => foldOf(at) !== fold);
    const { moves, relations } = trainMoves(others, relationCount, epochs);
    return {
      moves: LinearModel.unpack(packMoves([moves])),
      relationModel: LinearModel.unpack(packRelations([relations])),
      relations: Array.from({ length: relationCount }, String),
    };
  });
  return data.map(({ words, attached }, at) => {
    const tree = parseWords(parsers[foldOf(at)]!, words, new Int8Array(words.count));
    const heads = attached.heads.slice();
    const relations = attached.relations.slice();
    words.kept.forEach((place, index) => {
      const head = tree.heads[index]!;
      heads[place] = head === words.count ? attached.count : words.kept[head]!;
      relations[place] = tree.relations[index]!;
    });
    return { ...attached, heads, relations };
  });
}

type OpenSentence = ReturnType<typeof openSentence>;

/** A sentence as the parser learns it: its kept words with their heads among them, and all words with theirs. */
function openSentence(sentence: ParsedForms, classes: SuffixList) {
  const { facts, tags, parts } = taggedWords(sentence.forms, sentence.tags, classes);
  const looseness = Uint8Array.from(sentence.tags, loosenessOf);
  const words = keepWords(facts, tags, parts, looseness);
  const { count } = facts;
  const indexOf = new Int32Array(count + 1).fill(-1);
  words.kept.forEach((place, at) => (indexOf[place] = at));
  indexOf[count] = words.count;
  const keptHeadOf = (place: number) => {
    let head = sentence.heads[place]!;
    while (indexOf[head] === -1) head = sentence.heads[head]!;
    return head;
  };
  const heads = Int32Array.from(words.kept, (place) => indexOf[keptHeadOf(place)]!);
  // If the root is a loose word, its dependents are attached to the first of them.
  const root = heads.indexOf(words.count);
  heads.forEach((head, at) => {
    if (head === words.count && at !== root) heads[at] = root;
  });
  return {
    words,
    heads,
    relations: Int32Array.from(words.kept, (place) => sentence.relations[place]!),
    children: childrenOf(heads),
    attached: {
      count,
      word: facts.word,
      tags,
      parts,
      looseness,
      norms: facts.norms,
      heads: attachedHeads(sentence.heads, looseness),
      relations: sentence.relations,
    },
  };
}

/** Heads made recoverable: no word depends on a punctuation mark, no marker on a marker. */
function attachedHeads(heads: Int32Array, looseness: Uint8Array): Int32Array {
  return heads.map((found, at) => {
    let head = found;
    const isTooLoose = (place: number) =>
      looseness[place] === PUNCTUATION || (looseness[place] === DISCOURSE && looseness[at] !== PUNCTUATION);
    while (head < heads.length && isTooLoose(head)) head = heads[head]!;
    return head;
  });
}

function childrenOf(heads: Int32Array): number[][] {
  const children: number[][] = Array.from({ length: heads.length + 1 }, () => []);
  heads.forEach((head, at) => children[head]?.push(at));
  return children;
}

/** Gold arcs that each move makes impossible. */
function costsOf(state: ParseState, heads: Int32Array, children: number[][]): [number, number, number] {
  const { next, count } = state;
  const top = stackAt(state, 0);
  const second = stackAt(state, 1);
  let shift = 0;
  let left = 0;
  let right = 0;
  if (top >= 0) {
    const head = heads[top]!;
    if (head === second || head > next) left += 1;
    if (head >= next) right += 1;
    for (const child of children[top]!) {
      if (child >= next) {
        left += 1;
        right += 1;
      }
    }
  }
  if (next < count) {
    const head = heads[next]!;
    for (let depth = 0; depth < state.depth; depth += 1) {
      const at = stackAt(state, depth);
      if (depth > 0 && at === head) shift += 1;
      if (heads[at] === next) shift += 1;
    }
  }
  return [shift, left, right];
}

function cheapest(state: ParseState, costs: [number, number, number], scores: Float64Array): number {
  let best = -1;
  for (const move of [LEFT, RIGHT, SHIFT]) {
    if (!isAllowed(state, move)) continue;
    const isBetter =
      best < 0 ||
      costs[move]! < costs[best]! ||
      (costs[move] === costs[best] && scores[move]! > scores[best]!);
    if (isBetter) best = move;
  }
  return best;
}

function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 0x1000000;
  };
}
