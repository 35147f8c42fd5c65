import { featureOf, mix } from "./hash.ts";
import { bestOf } from "./linear-model.ts";
import type { Models } from "./models.ts";
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
} from "./parse-state.ts";
import { FIRST, NONE, type SyntaxInput } from "./loose-words.ts";
import type { WordFacts } from "./word-facts.ts";

/** Room for the features of one decision. */
export const PARSE_FEATURES = 80;
const LOWEST = -0x40000000;

/** A tagged sentence as the parser reads it. */
export interface TaggedWords {
  facts: WordFacts;
  /** Hash of each word's tag and of its part of speech alone. */
  tags: Int32Array;
  parts: Int32Array;
}

/** Distance between two words, in classes. */
function distance(from: number, to: number): number {
  const steps = to - from;
  return steps > 10 ? 7 : steps > 5 ? 6 : steps;
}

/** Features of the next move, into `out` (after Zhang and Nivre 2011). Returns their number. */
export function writeMoveFeatures(words: SyntaxInput, state: ParseState, out: Int32Array): number {
  const { count, word, tags, parts, gaps } = words;
  let size = 0;

  const s0 = stackAt(state, 0);
  const s1 = stackAt(state, 1);
  const s2 = stackAt(state, 2);
  const n0 = state.next;
  const n1 = n0 + 1;
  const n2 = n0 + 2;
  const s0w = word[FIRST + s0]!;
  const s0t = tags[FIRST + s0]!;
  const s1t = tags[FIRST + s1]!;
  const s1w = word[FIRST + s1]!;
  const n0w = word[FIRST + n0]!;
  const n0t = tags[FIRST + n0]!;
  const n1t = tags[FIRST + n1]!;
  const n2t = tags[FIRST + n2]!;
  const s0n0 = mix(s0t, n0t);
  const s1s0 = mix(s1t, s0t);
  out[size++] = featureOf(0x100 + 1, s0w, 0);
  out[size++] = featureOf(0x100 + 2, s0t, 0);
  out[size++] = featureOf(0x100 + 3, s0w, s0t);
  out[size++] = featureOf(0x100 + 4, n0w, 0);
  out[size++] = featureOf(0x100 + 5, n0t, 0);
  out[size++] = featureOf(0x100 + 6, n0w, n0t);
  out[size++] = featureOf(0x100 + 7, word[FIRST + n1]!, 0);
  out[size++] = featureOf(0x100 + 8, n1t, 0);
  out[size++] = featureOf(0x100 + 9, n2t, 0);
  out[size++] = featureOf(0x100 + 10, s1w, 0);
  out[size++] = featureOf(0x100 + 11, s1t, 0);
  out[size++] = featureOf(0x100 + 12, s1w, s1t);
  out[size++] = featureOf(0x100 + 13, s0n0, 0);
  out[size++] = featureOf(0x100 + 14, s0w, n0w);
  out[size++] = featureOf(0x100 + 15, mix(s0w, s0t), n0t);
  out[size++] = featureOf(0x100 + 16, s0t, mix(n0w, n0t));
  out[size++] = featureOf(0x100 + 17, n0t, n1t);
  out[size++] = featureOf(0x100 + 18, s1s0, 0);
  out[size++] = featureOf(0x100 + 19, s1w, s0w);
  out[size++] = featureOf(0x100 + 20, s1w, s0t);
  out[size++] = featureOf(0x100 + 21, s1t, s0w);
  out[size++] = featureOf(0x100 + 22, mix(n0t, n1t), n2t);
  out[size++] = featureOf(0x100 + 23, s0n0, n1t);
  out[size++] = featureOf(0x100 + 24, s1s0, n0t);
  out[size++] = featureOf(0x100 + 25, s1s0, mix(n0t, n1t));
  out[size++] = featureOf(0x100 + 26, mix(tags[FIRST + s2]!, s1s0), n0t);
  out[size++] = featureOf(0x100 + 27, s1s0, n0w);
  out[size++] = featureOf(0x100 + 28, s1s0, mix(s0w, n0w));
  out[size++] = featureOf(0x100 + 29, mix(s1w, s0t), n0t);
  out[size++] = featureOf(0x100 + 30, mix(s1t, s0w), n0t);
  out[size++] = featureOf(0x100 + 31, s0n0, word[FIRST + n1]!);
  out[size++] = featureOf(0x100 + 32, s0n0, distance(s0, n0));
  out[size++] = featureOf(0x100 + 33, s1s0, distance(s1, s0));
  out[size++] = featureOf(0x100 + 34, mix(s0w, n0t), distance(s0, n0));
  // Children already found.
  if (s0 >= 0) {
    const left = state.leftmost[s0]!;
    const right = state.rightmost[s0]!;
    out[size++] = featureOf(0x100 + 35, s0t, state.leftSet[s0]!);
    out[size++] = featureOf(0x100 + 36, s0t, state.rightSet[s0]!);
    out[size++] = featureOf(0x100 + 37, s0n0, state.rightSet[s0]!);
    out[size++] = featureOf(0x100 + 38, mix(s0n0, state.leftSet[s0]!), state.leftSet[Math.min(n0, count)]!);
    out[size++] = featureOf(0x100 + 39, s0w, state.rightSet[s0]!);
    out[size++] = featureOf(0x100 + 40, s0n0, tags[FIRST + right]!);
    out[size++] = featureOf(0x100 + 41, s0n0, tags[FIRST + left]!);
    out[size++] = featureOf(
      0x100 + 42,
      mix(s0t, right < 0 ? NONE : state.relations[right]!),
      mix(word[FIRST + right]!, n0t),
    );
    out[size++] = featureOf(0x100 + 43, word[FIRST + left]!, s0n0);
  }
  out[size++] = featureOf(0x100 + 44, n0t, state.leftSet[n0]!);
  out[size++] = featureOf(0x100 + 45, s0n0, tags[FIRST + state.leftmost[n0]!]!);
  out[size++] = featureOf(0x100 + 46, s0n0, word[FIRST + state.leftmost[n0]!]!);
  if (s1 >= 0) {
    out[size++] = featureOf(0x100 + 47, s1s0, state.rightSet[s1]!);
    out[size++] = featureOf(0x100 + 48, mix(s1s0, tags[FIRST + state.rightmost[s1]!]!), n0t);
    out[size++] = featureOf(0x100 + 49, mix(s1s0, word[FIRST + state.leftmost[s0]!]!), s1w);
    out[size++] = featureOf(0x100 + 50, mix(s1s0, word[FIRST + state.leftmost[s0]!]!), n0t);
    out[size++] = featureOf(0x100 + 51, mix(s1w, word[FIRST + state.leftmost[s0]!]!), s0t);
    out[size++] = featureOf(0x100 + 52, s1t, mix(state.leftSet[s1]!, state.rightSet[s1]!));
    out[size++] = featureOf(0x100 + 53, mix(s1t, state.rightSet[s1]!), mix(s0t, n0t));
  }
  // Repetitions, and the words between.
  out[size++] = featureOf(0x100 + 54, s0w === n0w ? 1 : 0, mix(s0t, s0t === n0t ? 1 : 0));
  out[size++] = featureOf(0x100 + 55, s0w === word[FIRST + n1]! ? 1 : 0, mix(s0t, n0t));
  out[size++] = featureOf(0x100 + 56, s1w === s0w ? 1 : 0, s1t === s0t ? mix(s0t, 1) : 0);
  const previous = n0 - 1;
  out[size++] = featureOf(
    0x100 + 57,
    mix(parts[FIRST + previous]!, parts[FIRST + s0]!),
    mix(n0t, previous === s0 ? 1 : 0),
  );
  out[size++] = featureOf(0x100 + 58, mix(word[FIRST + previous]!, s0t), n0t);
  out[size++] = featureOf(
    0x100 + 59,
    parts[FIRST + n1]!,
    mix(mix(parts[FIRST + s1]!, parts[FIRST + s0]!), parts[FIRST + n0]!),
  );
  out[size++] = featureOf(
    0x100 + 60,
    mix(parts[FIRST + s0 - 1]!, parts[FIRST + s0]!),
    parts[FIRST + s0 + 1]!,
  );
  out[size++] = featureOf(
    0x100 + 61,
    mix(mix(parts[FIRST + n0]!, parts[FIRST + n1]!), mix(n2t, tags[FIRST + n0 + 3]!)),
    parts[FIRST + s0]!,
  );
  out[size++] = featureOf(0x100 + 62, n0 >= count ? 1 : 0, state.depth > 3 ? 3 : state.depth);
  // Loose words between the two words: commas, other signs, markers.
  const gap = gaps[n0]!;
  const nextGap = n1 <= count ? gaps[n1]! : NONE;
  const gapBefore = s0 < 0 ? NONE : gaps[s0]!;
  const between = gapsBetween(words, s0, n0);
  out[size++] = featureOf(0x100 + 63, gap, s0n0);
  out[size++] = featureOf(0x100 + 64, mix(gap, s0n0), s1t);
  out[size++] = featureOf(0x100 + 65, gap, mix(s0w, n0t));
  out[size++] = featureOf(0x100 + 66, gap, mix(s0t, n0w));
  out[size++] = featureOf(0x100 + 67, mix(gap, nextGap), s0n0);
  out[size++] = featureOf(0x100 + 68, mix(gap, gapBefore), s1s0);
  out[size++] = featureOf(0x100 + 69, mix(between, gap), s0n0);
  out[size++] = featureOf(0x100 + 70, mix(between, gapsBetween(words, s1, s0)), mix(s1s0, n0t));
  out[size++] = featureOf(0x100 + 71, nextGap, mix(n0t, n1t));
  out[size++] = featureOf(0x100 + 72, state.lastMoves, s0n0);
  out[size++] = featureOf(0x100 + 73, mix(state.lastMoves, n1t), s1s0);
  // Repetition of the word on the stack, or of the first word of its group, further on.
  const again = s0 < 0 ? 0 : stepsToAgain(word, s0, n0, count);
  const opener = s0 < 0 || state.leftmost[s0]! < 0 ? NONE : word[FIRST + state.leftmost[s0]!]!;
  const isGroupAgain =
    opener !== NONE && (opener === n0w || opener === word[FIRST + state.leftmost[n0]!]!) ? 1 : 0;
  out[size++] = featureOf(0x100 + 74, again, s0n0);
  out[size++] = featureOf(0x100 + 75, mix(again, isGroupAgain), mix(gap, s1t));
  out[size++] = featureOf(0x100 + 76, isGroupAgain, mix(s0n0, gap));
  return size;
}

const AGAIN_REACH = 4;

/** Steps from the next word to one of the same form as `at`, from 1 on; 0 where none is near. */
function stepsToAgain(word: Int32Array, at: number, next: number, count: number): number {
  const end = Math.min(AGAIN_REACH, count - next);
  const own = word[FIRST + at];
  for (let step = 0; step < end; step += 1) if (word[FIRST + next + step] === own) return step + 1;
  return 0;
}

/** Number of non-empty gaps between two words, at most 3. */
function gapsBetween({ gapsUpTo }: SyntaxInput, from: number, to: number): number {
  return from < 0 ? NONE : Math.min(3, gapsUpTo[to]! - gapsUpTo[from]!);
}

/** Features of the relation between a word and its head. Returns their number. */
export function writeRelationFeatures(
  words: SyntaxInput,
  state: ParseState,
  dependent: number,
  head: number,
  out: Int32Array,
): number {
  const { count, word, tags, parts, gaps } = words;
  let size = 0;
  const side = head < dependent ? 1 : 2;
  const dw = word[FIRST + dependent]!;
  const dt = tags[FIRST + dependent]!;
  const hw = word[FIRST + head]!;
  const ht = tags[FIRST + head]!;
  const pair = mix(mix(dt, ht), side);
  const left = state.leftmost[dependent]!;
  const right = state.rightmost[dependent]!;
  const headSet = mix(state.leftSet[head]!, state.rightSet[head]!);
  out[size++] = featureOf(0x200 + 1, dw, side);
  out[size++] = featureOf(0x200 + 2, dt, side);
  out[size++] = featureOf(0x200 + 3, hw, side);
  out[size++] = featureOf(0x200 + 4, ht, side);
  out[size++] = featureOf(0x200 + 5, pair, 0);
  out[size++] = featureOf(0x200 + 6, dw, mix(ht, side));
  out[size++] = featureOf(0x200 + 7, hw, mix(dt, side));
  out[size++] = featureOf(0x200 + 8, dw, mix(hw, side));
  out[size++] = featureOf(
    0x200 + 9,
    pair,
    Math.min(4, Math.abs(distance(Math.min(dependent, head), Math.max(dependent, head)))),
  );
  out[size++] = featureOf(0x200 + 10, pair, headSet);
  out[size++] = featureOf(
    0x200 + 11,
    mix(dt, side),
    mix(state.leftSet[dependent]!, state.rightSet[dependent]!),
  );
  out[size++] = featureOf(0x200 + 12, pair, mix(state.leftSet[dependent]!, 3));
  out[size++] = featureOf(0x200 + 13, pair, word[FIRST + left]!);
  out[size++] = featureOf(0x200 + 14, mix(hw, side), word[FIRST + left]!);
  out[size++] = featureOf(0x200 + 15, pair, tags[FIRST + left]!);
  out[size++] = featureOf(0x200 + 16, pair, tags[FIRST + right]!);
  out[size++] = featureOf(0x200 + 17, pair, tags[FIRST + dependent - 1]!);
  out[size++] = featureOf(0x200 + 18, pair, tags[FIRST + dependent + 1]!);
  out[size++] = featureOf(0x200 + 19, pair, word[FIRST + dependent - 1]!);
  out[size++] = featureOf(0x200 + 20, pair, word[FIRST + dependent + 1]!);
  out[size++] = featureOf(0x200 + 21, dw, mix(tags[FIRST + dependent + 1]!, side));
  out[size++] = featureOf(0x200 + 22, dw, mix(tags[FIRST + dependent - 1]!, side));
  out[size++] = featureOf(0x200 + 23, dw, mix(word[FIRST + dependent + 1]!, side));
  out[size++] = featureOf(0x200 + 24, mix(dw, mix(ht, side)), headSet);
  out[size++] = featureOf(0x200 + 25, mix(hw, side), mix(dt, headSet));
  out[size++] = featureOf(0x200 + 26, pair, tags[FIRST + head - 1]!);
  out[size++] = featureOf(0x200 + 27, pair, tags[FIRST + head + 1]!);
  out[size++] = featureOf(
    0x200 + 28,
    mix(parts[FIRST + dependent - 1]!, parts[FIRST + dependent]!),
    mix(parts[FIRST + dependent + 1]!, side),
  );
  out[size++] = featureOf(0x200 + 29, words.ending[dependent]!, mix(ht, side));
  out[size++] = featureOf(0x200 + 30, mix(word[FIRST + left]!, dw), side);
  out[size++] = featureOf(0x200 + 31, pair, mix(word[FIRST + left]!, state.leftSet[head]!));
  out[size++] = featureOf(0x200 + 32, dw === hw ? 1 : 0, mix(pair, dt === ht ? 1 : 0));
  out[size++] = featureOf(0x200 + 33, words.classes[dependent]!, mix(dt, mix(ht, side)));
  out[size++] = featureOf(0x200 + 34, word[FIRST + state.leftmost[Math.min(head, count)]!]!, pair);
  out[size++] = featureOf(
    0x200 + 35,
    mix(dw, side),
    mix(state.leftSet[dependent]!, state.rightSet[dependent]!),
  );
  const gap = mix(gaps[dependent]!, gaps[dependent + 1]!);
  out[size++] = featureOf(0x200 + 37, pair, gap);
  out[size++] = featureOf(0x200 + 38, dw, mix(side, gap));
  out[size++] = featureOf(
    0x200 + 39,
    pair,
    mix(
      gapsBetween(words, Math.min(dependent, head), Math.max(dependent, head)),
      tags[FIRST + dependent + 1]!,
    ),
  );
  const opener = left < 0 ? dw : word[FIRST + left]!;
  const headOpener = state.leftmost[Math.min(head, count)]!;
  const isGroupAgain = opener === hw || (headOpener >= 0 && opener === word[FIRST + headOpener]!) ? 1 : 0;
  out[size++] = featureOf(0x200 + 40, isGroupAgain, mix(pair, gaps[dependent + 1]!));
  out[size++] = featureOf(0x200 + 36, dependent === 0 ? 1 : dependent === count - 1 ? 2 : 0, mix(dw, ht));
  return size;
}

/** What is known of a word's relation before parsing; 0 for nothing. */
export const IS_DISCOURSE = 1;
export const NOT_DISCOURSE = 2;

/** Buffers for the features and scores of one decision, reused for every sentence. */
const features = new Int32Array(PARSE_FEATURES);
const moveScores = new Int32Array(MOVES);
let relationScores = new Int32Array(0);

/** Parses a tagged sentence: heads (`count` is the root) and relations, indexes into `models.relations`. */
export function parseWords(
  models: Pick<Models, "moves" | "relationModel" | "relations">,
  words: SyntaxInput,
  known: Int8Array,
): Pick<ParseState, "heads" | "relations"> {
  const state = startParse(words.count);
  const { labels } = models.relationModel;
  if (relationScores.length !== labels) relationScores = new Int32Array(labels);
  const discourse = models.relations.indexOf("discourse");
  while (!isFinished(state)) {
    let move = onlyMove(state);
    if (move < 0) {
      moveScores.fill(0);
      models.moves.score(features, writeMoveFeatures(words, state, features), moveScores);
      move = bestMove(state, moveScores);
    }
    let relation = -1;
    if (move !== SHIFT) {
      const head = headOf(state, move);
      const dependent = stackAt(state, 0);
      const size = writeRelationFeatures(words, state, dependent, head, features);
      relationScores.fill(0);
      models.relationModel.score(features, size, relationScores);
      if (known[dependent] === NOT_DISCOURSE) relationScores[discourse] = LOWEST;
      const isRoot = head === state.count;
      relation = known[dependent] === IS_DISCOURSE && !isRoot ? discourse : bestOf(relationScores);
    }
    doMove(state, move, relation);
  }
  return state;
}

/** The only possible move, with an empty stack or nothing left to read; else -1. */
function onlyMove(state: ParseState): number {
  if (state.depth === 0) return SHIFT;
  if (state.next < state.count) return -1;
  return state.depth > 1 ? RIGHT : LEFT;
}

/** The allowed move with the highest score. */
export function bestMove(state: ParseState, scores: Int32Array | Float64Array): number {
  let best = -1;
  for (let move = 0; move < MOVES; move += 1) {
    if (isAllowed(state, move) && (best < 0 || scores[move]! > scores[best]!)) best = move;
  }
  return best;
}
