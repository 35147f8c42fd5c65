import { hashWord, mix } from "./hash.ts";
import { bestOf } from "./linear-model.ts";
import type { Models } from "./models.ts";
import type { TaggedWords } from "./parse-words.ts";

/** What follows a word: nothing, a comma, or the end of a sentence. */
export const NO_BOUNDARY = 0;
export const COMMA = 1;
export const STOP = 2;
export const BOUNDARIES = 3;

export const BOUNDARY_FEATURES = 64;
const EDGE = 0x0edf;

/** What was decided before a word. */
export interface BoundaryState {
  /** Words since the last boundary of any kind and since the last stop. */
  sinceAny: number;
  sinceStop: number;
  /** Finite verbs since the last stop. */
  verbs: number;
  previous: number;
}

export const BOUNDARY_START: BoundaryState = { sinceAny: 0, sinceStop: 0, verbs: 0, previous: STOP };

/** The state after a decision at a word. */
export function afterBoundary(state: BoundaryState, label: number, isFiniteVerb: boolean): BoundaryState {
  if (label === STOP) return BOUNDARY_START;
  return {
    sinceAny: label === COMMA ? 0 : state.sinceAny + 1,
    sinceStop: state.sinceStop + 1,
    verbs: state.verbs + (isFiniteVerb ? 1 : 0),
    previous: label,
  };
}

/** Features of what follows the word at a place. Returns their number. */
export function writeBoundaryFeatures(
  words: TaggedWords,
  at: number,
  state: BoundaryState,
  isFiniteVerb: boolean,
  out: Int32Array,
): number {
  const { facts, tags, parts } = words;
  let size = 0;
  const put = (template: number, left: number, right = 0) => {
    out[size] = mix(mix(0x400 + template, left), right);
    size += 1;
  };
  const wordAt = (index: number) => (index < 0 || index >= facts.count ? EDGE : facts.word[index]!);
  const tagAt = (index: number) => (index < 0 || index >= facts.count ? EDGE : tags[index]!);
  const partAt = (index: number) => (index < 0 || index >= facts.count ? EDGE : parts[index]!);
  const w0 = wordAt(at);
  const w1 = wordAt(at + 1);
  const w2 = wordAt(at + 2);
  const w3 = wordAt(at + 3);
  const t0 = tagAt(at);
  const t1 = tagAt(at + 1);
  const t2 = tagAt(at + 2);
  const before = tagAt(at - 1);
  const length = Math.min(6, state.sinceStop >> 2);
  const verbs = Math.min(3, state.verbs + (isFiniteVerb ? 1 : 0));
  put(0, 0);
  put(1, w0);
  put(2, w1);
  put(3, w2);
  put(4, w3);
  put(5, wordAt(at - 1));
  put(6, w0, w1);
  put(7, w1, w2);
  put(8, w1, mix(w2, w3));
  put(9, wordAt(at - 1), w0);
  put(10, t0, t1);
  put(11, before, mix(t0, t1));
  put(12, t0, mix(t1, t2));
  put(13, t0, w1);
  put(14, w0, t1);
  put(15, w1, t2);
  put(16, t1, mix(t2, tagAt(at + 3)));
  put(17, mix(before, t0), mix(t1, t2));
  put(18, state.previous, Math.min(5, state.sinceAny));
  put(19, length);
  put(20, length, w1);
  put(21, length, mix(t0, t1));
  put(22, verbs, t1);
  put(23, verbs, w1);
  put(24, verbs, mix(partAt(at), mix(partAt(at + 1), partAt(at + 2))));
  put(25, mix(verbs, length), mix(partAt(at), partAt(at + 1)));
  put(26, state.previous, w1);
  put(27, Math.min(3, state.sinceAny), mix(t0, t1));
  put(28, Math.min(3, state.sinceAny), w0);
  put(29, mix(partAt(at - 1), partAt(at)), mix(mix(partAt(at + 1), partAt(at + 2)), partAt(at + 3)));
  put(30, w1, mix(t2, tagAt(at + 3)));
  put(31, t0, mix(w1, w2));
  put(32, mix(w0, w1), w2);
  put(33, w0 === w1 ? 1 : w0 === w2 ? 2 : 0, t0);
  put(34, facts.suffixes[2]![at]!, w1);
  put(35, w1, mix(w2, tagAt(at + 3)));
  put(36, verbs, mix(w1, t2));
  put(37, tagAt(at + 4), mix(tagAt(at + 3), mix(t1, t2)));
  const group = groupBeforeCleft(words, at + 1);
  put(38, group, t0);
  put(39, group, mix(verbs, t1));
  put(40, w1 === CE && verbs === 0 ? 1 : 0, w0 === CE ? 1 : 0);
  return size;
}

const CE = hashWord("c'");
const IN_GROUP = new Set(["DET", "NOUN", "ADJ", "ADP", "PROPN", "NUM"].map(hashWord));
const LONGEST_GROUP = 7;

/** Words of the noun group that starts at a place and that « c'est » takes up (« le problème c'est… »), 0 for none. */
function groupBeforeCleft({ facts, parts }: TaggedWords, start: number): number {
  for (let length = 1; length <= LONGEST_GROUP; length += 1) {
    const last = start + length - 1;
    if (last + 1 >= facts.count || !IN_GROUP.has(parts[last]!)) return 0;
    if (facts.word[last + 1] === CE) return length;
  }
  return 0;
}

const LOWEST = -0x40000000;
const VERBS = new Set(["VERB", "AUX"].map(hashWord));
const SUBORDINATOR = hashWord("SCONJ");
const RELATIVES = new Set(["qui", "que", "qu'", "où", "dont"].map(hashWord));
const COORDINATOR = hashWord("CCONJ");
const DAYS = new Set(
  "lundi mardi mercredi jeudi vendredi samedi dimanche demain hier aujourd'hui maintenant"
    .split(" ")
    .map(hashWord),
);
/** Words after which a clause that waits for its verb is given up. */
const CLAUSE_REACH = 6;

/**
 * Whether a sentence cannot end after a word: a subordinate clause still waits for its verb (« le constat c'est que les
 * étudiants… »), a day opens the clause that follows (« et dimanche… »), or « ce qui » is the object of what precedes.
 */
function hasOpenClause({ facts, parts }: TaggedWords, at: number): boolean {
  const { word, count } = facts;
  if (word[at + 1] === CE_WHOLE && RELATIVES.has(word[at + 2]!)) {
    const isCleft = word.subarray(at + 3, Math.min(count, at + 12)).includes(CE);
    if (!isCleft) return true;
  }
  if (DAYS.has(word[at]!) && parts[at - 1] === COORDINATOR) return true;
  for (let back = at; back >= Math.max(0, at - CLAUSE_REACH); back -= 1) {
    if (VERBS.has(parts[back]!)) return false;
    if (parts[back] === SUBORDINATOR || RELATIVES.has(word[back]!)) return true;
  }
  return false;
}

/** « Merci » opens a sentence, but after the words that introduce it: « un grand merci », « dire merci ». */
const THANKS = hashWord("merci");
const SAYS_THANKS = new Set(
  "un le grand gros immense petit mille et de à pour dire dis dit disait disent redire à"
    .split(" ")
    .map(hashWord),
);
const THANKS_BONUS = 200;

const CE_WHOLE = hashWord("ce");

/** Boundaries of a run of tagged words without punctuation, word by word. */
export function findBoundaries(
  model: Models["boundaries"],
  words: TaggedWords,
  isFiniteVerb: (at: number) => boolean,
  stopBonus: (at: number) => number,
): Int32Array {
  const labels = new Int32Array(words.facts.count);
  const features = new Int32Array(BOUNDARY_FEATURES);
  const scores = new Int32Array(BOUNDARIES);
  let state = BOUNDARY_START;
  for (let at = 0; at < labels.length; at += 1) {
    const isVerb = isFiniteVerb(at);
    const size = writeBoundaryFeatures(words, at, state, isVerb, features);
    scores.fill(0);
    model.score(features, size, scores);
    scores[STOP]! += stopBonus(at);
    if (hasOpenClause(words, at)) scores[STOP] = LOWEST;
    if (words.facts.word[at + 1] === THANKS && !SAYS_THANKS.has(words.facts.word[at]!))
      scores[STOP]! += THANKS_BONUS;
    labels[at] = at + 1 === labels.length ? STOP : bestOf(scores);
    state = afterBoundary(state, labels[at]!, isVerb);
  }
  return labels;
}
