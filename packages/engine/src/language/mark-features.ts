import {
  afterBoundary,
  BOUNDARY_FEATURES,
  BOUNDARY_START,
  COMMA,
  NO_BOUNDARY,
  STOP,
  writeBoundaryFeatures,
} from "../reading/find-boundaries.ts";
import { featureOf, hashWord, mix } from "../reading/hash.ts";
import type { TaggedWords } from "../reading/parse-words.ts";

export const MARK_FEATURES = BOUNDARY_FEATURES + 24;

/** Probabilities of what follows a word; their sum is 1. */
export interface MarkChances {
  none: number;
  comma: number;
  stop: number;
}

/** The words of a stretch without its punctuation. */
export interface BareRun {
  tagged: TaggedWords;
  isFiniteVerb: (at: number) => boolean;
}

/** In the first pass, a word is judged from the words around it only: no earlier mark is known yet. */
const NOTHING_DECIDED = { sinceAny: 0, sinceStop: 0, verbs: 0, previous: NO_BOUNDARY };
/** How many words away a verb, a conjunction or a subject is searched. */
const VERB_REACH = 9;
const OPENING_REACH = 12;
const SUBJECT_REACH = 15;
const MOST_VERBS = 3;
const SUBORDINATOR = hashWord("SCONJ");
const RELATIVES = new Set(["qui", "que", "qu'", "où", "dont"].map(hashWord));
const SUBJECTS = new Set("je j' tu il elle on nous vous ils elles c' ça".split(" ").map(hashWord));
const EDGE = 7;

/** Writes the first-pass features of the mark after a word into `out`. Returns their number. */
export function writeFirstFeatures({ tagged, isFiniteVerb }: BareRun, at: number, out: Int32Array): number {
  const { facts, tags, parts } = tagged;
  const { count, word } = facts;
  let size = writeBoundaryFeatures(tagged, at, NOTHING_DECIDED, isFiniteVerb(at), out);
  let back = 0;
  while (back < VERB_REACH && at - back >= 0 && !isFiniteVerb(at - back)) back += 1;
  let ahead = 1;
  while (ahead <= VERB_REACH && at + ahead < count && !isFiniteVerb(at + ahead)) ahead += 1;
  const verbsIn = (from: number, to: number) => {
    let verbs = 0;
    for (let place = Math.max(0, from); place < Math.min(count, to); place += 1)
      if (isFiniteVerb(place)) verbs += 1;
    return verbs;
  };
  const before = verbsIn(at - VERB_REACH, at + 1);
  const after = verbsIn(at + 1, at + 1 + VERB_REACH);
  const last = (reach: number, isIt: (place: number) => boolean) => {
    for (let place = at; place >= Math.max(0, at - reach); place -= 1) if (isIt(place)) return word[place]!;
    return 0;
  };
  const opening = last(
    OPENING_REACH,
    (place) => parts[place] === SUBORDINATOR || RELATIVES.has(word[place]!),
  );
  const subject = last(SUBJECT_REACH, (place) => SUBJECTS.has(word[place]!));
  const next = at + 1 < count ? word[at + 1]! : 0;
  const follows = at + 1 < count ? tags[at + 1]! : 0;
  const second = at + 2 < count ? word[at + 2]! : 0;
  const verb = at >= back ? tags[at - back]! : 0;
  out[size++] = featureOf(0xa00, back, ahead);
  out[size++] = featureOf(0xa01, back, mix(tags[at]!, follows));
  out[size++] = featureOf(0xa02, before, after);
  out[size++] = featureOf(0xa03, mix(back, ahead), next);
  out[size++] = featureOf(0xa04, back, next);
  out[size++] = featureOf(0xa05, mix(next, second), back);
  out[size++] = featureOf(0xa06, verb, mix(back, follows));
  out[size++] = featureOf(0xa07, opening, mix(Math.min(MOST_VERBS, before), follows));
  out[size++] = featureOf(0xa08, opening, mix(back, next));
  out[size++] = featureOf(0xa09, subject, mix(next, Math.min(4, back)));
  out[size++] = featureOf(0xa0a, subject, mix(tags[at]!, follows));
  return size;
}

/** The results of the first pass that the second one uses. */
export interface FirstLook {
  /** Probabilities of any mark and of a stop after each word. */
  any: Float64Array;
  stop: Float64Array;
  /** The state before each word, if the likeliest mark is taken everywhere. */
  states: (typeof BOUNDARY_START)[];
}

/** Between passes, a stop is assumed from this probability on: stops are rare, so a little under a half is enough. */
const LIKELY_STOP = 0.45;
const LIKELY_ANY = 0.5;

export function firstLook({ isFiniteVerb }: BareRun, chances: readonly MarkChances[]): FirstLook {
  let state = BOUNDARY_START;
  const states = chances.map(({ none, stop }, at) => {
    const before = state;
    const label = stop > LIKELY_STOP ? STOP : 1 - none > LIKELY_ANY ? COMMA : NO_BOUNDARY;
    state = afterBoundary(state, label, isFiniteVerb(at));
    return before;
  });
  return {
    any: Float64Array.from(chances, ({ none }) => 1 - none),
    stop: Float64Array.from(chances, ({ stop }) => stop),
    states,
  };
}

const STEPS = [0.02, 0.08, 0.2, 0.4, 0.6, 0.8, 0.93];
const WORDS = [3, 5, 8, 12, 20];
/** Index of the step in which a number falls. */
function step(value: number, steps: readonly number[]): number {
  let at = 0;
  while (at < steps.length && value >= steps[at]!) at += 1;
  return at;
}
/** Longest distance searched for the end of a sentence, in words. */
const SENTENCE_REACH = 60;
const ENDS_LIKELY = 0.4;

/** The stretch up to the nearest likely mark on one side: its words, its verbs, its outermost word. */
function stretch(
  { tagged, isFiniteVerb }: BareRun,
  at: number,
  direction: 1 | -1,
  isLikely: (place: number) => boolean,
): { words: number; verbs: number; edge: number } {
  const { count } = tagged.facts;
  let words = 0;
  let verbs = 0;
  let place = direction === 1 ? at + 1 : at;
  while (place >= 0 && place < count && words < SENTENCE_REACH) {
    // A mark follows its word: the stretch ahead includes the marked word, the stretch behind does not.
    if (direction === -1 && place < at && isLikely(place)) break;
    words += 1;
    if (isFiniteVerb(place)) verbs += 1;
    if (direction === 1 && isLikely(place)) return { words, verbs, edge: place };
    place += direction;
  }
  return { words, verbs: Math.min(MOST_VERBS, verbs), edge: place - direction };
}

/** Writes the second-pass features, which add the first results of the neighbours, into `out`. Returns their number. */
export function writeSecondFeatures(run: BareRun, look: FirstLook, at: number, out: Int32Array): number {
  const { facts, tags } = run.tagged;
  const { count, word } = facts;
  let size = writeBoundaryFeatures(run.tagged, at, look.states[at]!, run.isFiniteVerb(at), out);
  const any = (place: number) => (place < 0 || place >= count ? EDGE : step(look.any[place]!, STEPS));
  const stop = (place: number) => (place < 0 || place >= count ? EDGE : step(look.stop[place]!, STEPS));
  const tagAt = (place: number) => (place < 0 || place >= count ? EDGE : tags[place]!);
  const next = at + 1 < count ? word[at + 1]! : 0;
  const [here, ends] = [any(at), stop(at)];
  const isMark = (place: number) => look.any[place]! >= LIKELY_ANY;
  const isEnd = (place: number) => look.stop[place]! >= ENDS_LIKELY;
  const behind = stretch(run, at, -1, isMark);
  const ahead = stretch(run, at, 1, isMark);
  const sentence = stretch(run, at, -1, isEnd);
  const sequel = stretch(run, at, 1, isEnd);
  const verbs = mix(behind.verbs, ahead.verbs);
  out[size++] = featureOf(0x900, here, ends);
  out[size++] = featureOf(0x901, here, mix(any(at - 1), any(at + 1)));
  out[size++] = featureOf(0x902, mix(here, any(at + 1)), any(at + 2));
  out[size++] = featureOf(0x903, mix(here, any(at - 1)), any(at - 2));
  out[size++] = featureOf(0x904, mix(any(at + 3), any(at + 2)), any(at + 1));
  out[size++] = featureOf(0x905, ends, mix(stop(at - 1), stop(at + 1)));
  out[size++] = featureOf(0x906, mix(here, behind.verbs), ahead.verbs);
  out[size++] = featureOf(0x907, verbs, mix(step(behind.words, WORDS), step(ahead.words, WORDS)));
  out[size++] = featureOf(0x908, verbs, mix(tags[at]!, tagAt(at + 1)));
  out[size++] = featureOf(0x909, ahead.verbs, mix(step(ahead.words, WORDS), tagAt(at + 1)));
  out[size++] = featureOf(0x90a, behind.verbs, mix(step(behind.words, WORDS), tags[at]!));
  out[size++] = featureOf(
    0x90b,
    mix(sentence.verbs, sequel.verbs),
    mix(step(sentence.words, WORDS), step(sequel.words, WORDS)),
  );
  out[size++] = featureOf(0x90c, mix(ends, sentence.verbs), sequel.verbs);
  out[size++] = featureOf(0x90d, mix(sequel.verbs, next), sentence.verbs);
  out[size++] = featureOf(0x90e, mix(step(sequel.words, WORDS), next), 0);
  out[size++] = featureOf(0x90f, mix(here, ends), mix(tags[at]!, tagAt(at + 1)));
  out[size++] = featureOf(0x910, here, next);
  out[size++] = featureOf(0x911, here, word[at]!);
  out[size++] = featureOf(0x912, mix(word[behind.edge] ?? 0, behind.verbs), tagAt(at + 1));
  out[size++] = featureOf(0x913, mix(tagAt(behind.edge), behind.verbs), mix(tagAt(at + 1), ahead.verbs));
  out[size++] = featureOf(0x914, tagAt(ahead.edge + 1), mix(ahead.verbs, tagAt(at + 1)));
  return size;
}
