import { featureOf, hashWord, mix } from "./hash.ts";
import type { Models } from "./models.ts";
import type { TaggedWords } from "./parse-words.ts";

/** What follows a word: nothing, a comma, or the end of a sentence. */
export const NO_BOUNDARY = 0;
export const COMMA = 1;
export const STOP = 2;
export const BOUNDARIES = 3;

export const BOUNDARY_FEATURES = 64;
const EDGE = 0x0edf;

/** The decisions made before a word. */
interface BoundaryState {
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
  out[size++] = featureOf(0x400 + 0, 0, 0);
  out[size++] = featureOf(0x400 + 1, w0, 0);
  out[size++] = featureOf(0x400 + 2, w1, 0);
  out[size++] = featureOf(0x400 + 3, w2, 0);
  out[size++] = featureOf(0x400 + 4, w3, 0);
  out[size++] = featureOf(0x400 + 5, wordAt(at - 1), 0);
  out[size++] = featureOf(0x400 + 6, w0, w1);
  out[size++] = featureOf(0x400 + 7, w1, w2);
  out[size++] = featureOf(0x400 + 8, w1, mix(w2, w3));
  out[size++] = featureOf(0x400 + 9, wordAt(at - 1), w0);
  out[size++] = featureOf(0x400 + 10, t0, t1);
  out[size++] = featureOf(0x400 + 11, before, mix(t0, t1));
  out[size++] = featureOf(0x400 + 12, t0, mix(t1, t2));
  out[size++] = featureOf(0x400 + 13, t0, w1);
  out[size++] = featureOf(0x400 + 14, w0, t1);
  out[size++] = featureOf(0x400 + 15, w1, t2);
  out[size++] = featureOf(0x400 + 16, t1, mix(t2, tagAt(at + 3)));
  out[size++] = featureOf(0x400 + 17, mix(before, t0), mix(t1, t2));
  out[size++] = featureOf(0x400 + 18, state.previous, Math.min(5, state.sinceAny));
  out[size++] = featureOf(0x400 + 19, length, 0);
  out[size++] = featureOf(0x400 + 20, length, w1);
  out[size++] = featureOf(0x400 + 21, length, mix(t0, t1));
  out[size++] = featureOf(0x400 + 22, verbs, t1);
  out[size++] = featureOf(0x400 + 23, verbs, w1);
  out[size++] = featureOf(0x400 + 24, verbs, mix(partAt(at), mix(partAt(at + 1), partAt(at + 2))));
  out[size++] = featureOf(0x400 + 25, mix(verbs, length), mix(partAt(at), partAt(at + 1)));
  out[size++] = featureOf(0x400 + 26, state.previous, w1);
  out[size++] = featureOf(0x400 + 27, Math.min(3, state.sinceAny), mix(t0, t1));
  out[size++] = featureOf(0x400 + 28, Math.min(3, state.sinceAny), w0);
  out[size++] = featureOf(
    0x400 + 29,
    mix(partAt(at - 1), partAt(at)),
    mix(mix(partAt(at + 1), partAt(at + 2)), partAt(at + 3)),
  );
  out[size++] = featureOf(0x400 + 30, w1, mix(t2, tagAt(at + 3)));
  out[size++] = featureOf(0x400 + 31, t0, mix(w1, w2));
  out[size++] = featureOf(0x400 + 32, mix(w0, w1), w2);
  out[size++] = featureOf(0x400 + 33, w0 === w1 ? 1 : w0 === w2 ? 2 : 0, t0);
  out[size++] = featureOf(0x400 + 34, facts.forms[at]!.suffixes[2]!, w1);
  out[size++] = featureOf(0x400 + 35, w1, mix(w2, tagAt(at + 3)));
  out[size++] = featureOf(0x400 + 36, verbs, mix(w1, t2));
  out[size++] = featureOf(0x400 + 37, tagAt(at + 4), mix(tagAt(at + 3), mix(t1, t2)));
  const group = groupBeforeCleft(words, at + 1);
  out[size++] = featureOf(0x400 + 38, group, t0);
  out[size++] = featureOf(0x400 + 39, group, mix(verbs, t1));
  out[size++] = featureOf(0x400 + 40, w1 === CE && verbs === 0 ? 1 : 0, w0 === CE ? 1 : 0);
  // The first words of the sentence, and the distance to the next verb.
  const first = wordAt(at - state.sinceStop);
  const firstTag = tagAt(at - state.sinceStop);
  const ahead = stepsToVerb(words, at + 1);
  out[size++] = featureOf(0x400 + 41, mix(first, verbs), t1);
  out[size++] = featureOf(0x400 + 42, mix(firstTag, verbs), mix(partAt(at), partAt(at + 1)));
  out[size++] = featureOf(0x400 + 43, ahead, mix(verbs, t1));
  out[size++] = featureOf(0x400 + 44, ahead, w1);
  out[size++] = featureOf(0x400 + 45, mix(ahead, verbs), mix(partAt(at), partAt(at + 1)));
  out[size++] = featureOf(0x400 + 46, mix(ahead, length), verbs);
  out[size++] = featureOf(0x400 + 47, wordAt(at - state.sinceAny), mix(w1, Math.min(3, state.sinceAny)));
  out[size++] = featureOf(0x400 + 48, mix(first, w1), verbs);
  out[size++] = featureOf(0x400 + 49, mix(w1, w2), verbs);
  out[size++] = featureOf(0x400 + 50, mix(t1, t2), mix(verbs, length));
  out[size++] = featureOf(0x400 + 51, mix(w0, verbs), partAt(at + 1));
  out[size++] = featureOf(0x400 + 52, mix(wordAt(at - 1), w0), w1);
  return size;
}

const FARTHEST_VERB = 9;
const VERBS = new Set(["VERB", "AUX"].map(hashWord));

/** Words from a place to the next verb, at most `FARTHEST_VERB`. */
function stepsToVerb({ facts, parts }: TaggedWords, start: number): number {
  for (let step = 0; step < FARTHEST_VERB && start + step < facts.count; step += 1) {
    if (VERBS.has(parts[start + step]!)) return step;
  }
  return FARTHEST_VERB;
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

const NOUN = hashWord("NOUN");
const DETERMINER = hashWord("DET");

/** « Depuis | deux ans la mission c'était… »: two groups, of which the first belongs to the words before. */
function isOneGroup(parts: Int32Array, start: number, length: number): boolean {
  for (let at = start + 1; at < start + length; at += 1) {
    if (parts[at] === DETERMINER && parts[at - 1] === NOUN) return false;
  }
  return true;
}

const SUBORDINATOR = hashWord("SCONJ");
const RELATIVES = new Set(["qui", "que", "qu'", "où", "dont"].map(hashWord));
const PAST_PARTICIPLE = hashWord("VERB.PastPart");
/** Nouns that « c'est » takes up: « le problème c'est que… » is one sentence. */
const TAKEN_UP = new Set(
  "problème mission solution idée principe but objectif différence avantage constat résultat question vérité force défaut qualité"
    .split(" ")
    .map(hashWord),
);
const TAKEN_UP_BONUS = 200;
const SUBJECT_STARTS = new Set(["DET", "PRON", "PROPN"].map(hashWord));
const TIMES = new Set(
  "année semaine nuit an mois été hiver printemps automne jour lendemain".split(" ").map(hashWord),
);
const PAST_OR_NEXT = new Set(
  "dernier dernière passé passée prochain prochaine suivant suivante".split(" ").map(hashWord),
);

/** « L'année dernière », « la semaine prochaine » : whether such words end at a place; they usually start a clause. */
function isTimeBefore(word: Int32Array, at: number): boolean {
  return at > 0 && PAST_OR_NEXT.has(word[at]!) && TIMES.has(word[at - 1]!);
}

const UNITS_OF_TIME = new Set(
  "an ans année années mois semaine semaines jour jours heure heures minute minutes".split(" ").map(hashWord),
);
const AFTER_OR_BEFORE = new Set(["après", "avant"].map(hashWord));
const NUMBER = hashWord("NUM");

/** « Et trois semaines | après il a refait… »: after « et », the duration belongs to the next clause. */
function isTimeAfter(word: Int32Array, parts: Int32Array, at: number): boolean {
  return (
    at > 1 &&
    AFTER_OR_BEFORE.has(word[at + 1]!) &&
    UNITS_OF_TIME.has(word[at]!) &&
    parts[at - 1] === NUMBER &&
    parts[at - 2] === COORDINATOR
  );
}

/** A first-person pronoun right after a name starts a new clause. */
const FIRST_PERSON = new Set(["je", "j'"].map(hashWord));
const NAME = hashWord("PROPN");
const NAME_BONUS = 60;

const COORDINATOR = hashWord("CCONJ");
const DAYS = new Set(
  "lundi mardi mercredi jeudi vendredi samedi dimanche demain hier aujourd'hui maintenant"
    .split(" ")
    .map(hashWord),
);
/** Most words to look back for a clause without its verb. */
const CLAUSE_REACH = 6;

/**
 * Whether a sentence cannot end after a word: a subordinate clause still waits for its verb (« le constat c'est que les
 * étudiants… »), a day opens the clause that follows (« et dimanche… »), or « ce qui » is the object of what precedes.
 */
function hasOpenClause({ facts, tags, parts }: TaggedWords, at: number): boolean {
  const { word, count } = facts;
  if (word[at + 1] === CE && TAKEN_UP.has(word[at]!)) return true;
  if (isTimeBefore(word, at) && SUBJECT_STARTS.has(parts[at + 1]!)) return true;
  if (isTimeAfter(facts.word, parts, at)) return true;
  if (tags[at + 1] === PAST_PARTICIPLE && IN_GROUP.has(parts[at]!)) return true;
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

/** « Merci » starts a sentence, except after words that introduce it: « un grand merci », « dire merci ». */
const THANKS = hashWord("merci");
const SAYS_THANKS = new Set(
  "un le grand gros immense petit mille et de à pour dire dis dit disait disent redire à"
    .split(" ")
    .map(hashWord),
);
const THANKS_BONUS = 200;

const CE_WHOLE = hashWord("ce");

/** Score added to a stop, for the best balance between precision and recall. */
export const STOP_BONUS = 40;
/** The same for a boundary of any kind. */
const ANY_BONUS = 55;

/** What follows a word, by the scores of its labels. If no stop is allowed there, a boundary is a comma. */
export function decideBoundary(scores: Int32Array | Float64Array, stopBonus: number, mayStop = true): number {
  const none = scores[NO_BOUNDARY]!;
  const comma = scores[COMMA]!;
  const stop = scores[STOP]!;
  if (mayStop && stop + stopBonus > Math.max(none, comma)) return STOP;
  return Math.max(comma, stop) + ANY_BONUS > none ? COMMA : NO_BOUNDARY;
}

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
    let bonus = stopBonus(at);
    if (words.facts.word[at + 1] === THANKS && !SAYS_THANKS.has(words.facts.word[at]!)) bonus += THANKS_BONUS;
    if (words.parts[at] === NAME && state.verbs > 0 && FIRST_PERSON.has(words.facts.word[at + 1]!))
      bonus += NAME_BONUS;
    const taken = state.verbs > 0 ? groupBeforeCleft(words, at + 1) : 0;
    if (taken > 0 && isOneGroup(words.parts, at + 1, taken) && TAKEN_UP.has(words.facts.word[at + taken]!))
      bonus += TAKEN_UP_BONUS;
    // « l'année dernière », then a subject: the boundary is before the words of time.
    if (
      isTimeBefore(words.facts.word, at + 3) &&
      state.verbs > 0 &&
      SUBJECT_STARTS.has(words.parts[at + 4] ?? 0)
    )
      bonus += NAME_BONUS;
    const mayStop = !hasOpenClause(words, at);
    labels[at] = at + 1 === labels.length ? STOP : decideBoundary(scores, bonus, mayStop);
    state = afterBoundary(state, labels[at]!, isVerb);
  }
  joinComplements(words, labels, isFiniteVerb);
  return labels;
}

/** Words of a date up to its month: « le vingt-huit août ». */
const LONGEST_DATE = 4;
const COMPLEMENT_STARTS = new Set(["ADP", "DET"].map(hashWord));
const MONTHS = new Set(
  "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"
    .split(" ")
    .map(hashWord),
);

/**
 * Joins a verbless range that starts with a preposition or a determiner, or is a date, to the words before: a
 * complement.
 */
export function joinComplements(
  { facts, parts }: Pick<TaggedWords, "facts" | "parts">,
  labels: Int32Array,
  isFiniteVerb: (at: number) => boolean,
): void {
  let first = 0;
  let hasVerb = false;
  let isDate = false;
  for (let at = 0; at < labels.length; at += 1) {
    hasVerb ||= isFiniteVerb(at);
    isDate ||= MONTHS.has(facts.word[at]!) && at - first < LONGEST_DATE;
    if (labels[at] !== STOP) continue;
    if (first > 0 && !hasVerb && (isDate || COMPLEMENT_STARTS.has(parts[first]!))) labels[first - 1] = COMMA;
    first = at + 1;
    hasVerb = false;
    isDate = false;
  }
  for (let at = 0; at + 1 < labels.length; at += 1)
    if (
      labels[at] === STOP &&
      (opensOnWhat(facts, at + 1) || endsOnGroup({ facts, parts }, at, isFiniteVerb))
    )
      labels[at] = COMMA;
}

const THAT = hashWord("ce");
const WHAT = new Set(["que", "qu'", "qui", "dont"].map(hashWord));
const IT = hashWord("c'");
/** Most words from « ce que » to its « c'est », as in « ce que je veux, c'est ». */
const LONGEST_CLEFT = 16;

/** « … demande aux gens | ce qu'ils savent faire »: « ce que » starts a sentence only if « c'est » follows. */
function opensOnWhat({ word, count }: TaggedWords["facts"], from: number): boolean {
  if (word[from] !== THAT || !WHAT.has(word[from + 1]!)) return false;
  for (let at = from + 2; at < Math.min(count, from + LONGEST_CLEFT); at += 1)
    if (word[at] === IT || (word[at] === THAT && !WHAT.has(word[at + 1]!))) return false;
  return true;
}

const JOINS = new Set(["et", "mais", "puis"].map(hashWord));
const PREPOSITION = hashWord("ADP");
/** Words from « et » to the end of « et chez madame Castéran », and before it where the same preposition may stand. */
const LONGEST_OPENING = 6;
const WHERE_JOINED = 8;

/**
 * « et chez madame Castéran | la facture est passée »: a group after « et » and a preposition, coordinated with none
 * before, starts the next clause.
 */
function endsOnGroup(
  { facts: { word }, parts }: Pick<TaggedWords, "facts" | "parts">,
  last: number,
  isFiniteVerb: (at: number) => boolean,
): boolean {
  for (let at = last; at > Math.max(0, last - LONGEST_OPENING); at -= 1) {
    if (isFiniteVerb(at)) return false;
    if (!JOINS.has(word[at]!)) continue;
    if (parts[at + 1] !== PREPOSITION) return false;
    const before = word.slice(Math.max(0, at - WHERE_JOINED), at);
    return !before.includes(word[at + 1]!);
  }
  return false;
}
