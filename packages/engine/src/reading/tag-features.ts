import { featureOf, mix } from "./hash.ts";
import { REPEAT_REACH, type WordFacts } from "./word-facts.ts";

const BEFORE = 0x1234567;
const AFTER = 0x7654321;
/** No tag yet. */
export const NO_TAG = -1;

/** Room for the features of one word. */
export const TAG_FEATURES = 48;

/**
 * Features of the tag of one word, into `out`: the form, its ending and shape, its classes in the lexicon, its
 * neighbours, the two tags before it. Returns their number.
 */
export function writeTagFeatures(
  facts: WordFacts,
  at: number,
  previous: number,
  secondPrevious: number,
  out: Int32Array,
): number {
  let size = writeOwnFeatures(facts, at, out, 0);
  size = writeBeforeFeatures(facts, at - 1, out, size);
  size = writeAfterFeatures(facts, at + 1, out, size);
  const repeats = repeatsAt(facts, at);
  size = writeRepeatFeatures(repeats, out, size);
  size = writePreviousFeatures(previous, aheadOf(repeats), out, size);
  return writeJointFeatures(facts, at, previous, secondPrevious, out, size);
}

/** Features of the word alone. */
export function writeOwnFeatures(facts: WordFacts, at: number, out: Int32Array, from: number): number {
  const shape = facts.shape[at]!;
  const ownClass = facts.classes[at]!;
  const { suffixes, prefixes } = facts.forms[at]!;
  const ending = suffixes[2]!;
  let size = from;
  out[size++] = featureOf(1, facts.word[at]!, 0);
  for (let length = 2; length <= 5; length += 1) {
    out[size++] = featureOf(length, suffixes[length - 1]!, 0);
  }
  out[size++] = featureOf(6, prefixes[0], 0);
  out[size++] = featureOf(7, prefixes[1], 0);
  out[size++] = featureOf(8, shape, 0);
  out[size++] = featureOf(22, ownClass, 0);
  out[size++] = featureOf(33, shape, ending);
  out[size++] = featureOf(34, ownClass, ending);
  return size;
}

/** Features of the word before alone. */
export function writeBeforeFeatures(facts: WordFacts, before: number, out: Int32Array, from: number): number {
  out[from] = featureOf(11, wordAt(facts, before), 0);
  out[from + 1] = featureOf(20, endingAt(facts, before, 3), 0);
  return from + 2;
}

/** Features of the next word alone. */
export function writeAfterFeatures(facts: WordFacts, after: number, out: Int32Array, from: number): number {
  out[from] = featureOf(13, wordAt(facts, after), 0);
  out[from + 1] = featureOf(19, endingAt(facts, after, 3), 0);
  out[from + 2] = featureOf(26, classAt(facts, after), 0);
  return from + 3;
}

/**
 * Distances to the same word on both sides, and whether the next two words are the same, packed in one small number.
 */
export function repeatsAt({ word, count }: WordFacts, at: number): number {
  const isNext = at + 2 < count ? word[at + 1] === word[at + 2] : at + 1 >= count;
  return (stepsToSame(word, at, 1) * (REPEAT_REACH + 1) + stepsToSame(word, at, -1)) * 2 + (isNext ? 1 : 0);
}

/** Distance to the next same word, from a number of `repeatsAt`. */
export const aheadOf = (repeats: number) => Math.floor(repeats / (2 * (REPEAT_REACH + 1)));

export function writeRepeatFeatures(repeats: number, out: Int32Array, from: number): number {
  const ahead = aheadOf(repeats);
  out[from] = featureOf(36, ahead, (repeats >> 1) % (REPEAT_REACH + 1));
  out[from + 1] = featureOf(38, ahead, repeats & 1);
  return from + 2;
}

/** Features of the tag before, and of the distance to the same word. */
export function writePreviousFeatures(
  previous: number,
  ahead: number,
  out: Int32Array,
  from: number,
): number {
  out[from] = featureOf(9, previous, 0);
  out[from + 1] = featureOf(37, ahead, previous);
  return from + 2;
}

/** Combinations of these features, and features of words further away. */
export function writeJointFeatures(
  facts: WordFacts,
  at: number,
  previous: number,
  secondPrevious: number,
  out: Int32Array,
  from: number,
): number {
  const here = facts.word[at]!;
  const before = wordAt(facts, at - 1);
  const beforeLast = wordAt(facts, at - 2);
  const after = wordAt(facts, at + 1);
  const afterNext = wordAt(facts, at + 2);
  const ownClass = facts.classes[at]!;
  const nextClass = classAt(facts, at + 1);
  let size = from;
  out[size++] = featureOf(10, previous, secondPrevious);
  out[size++] = featureOf(12, beforeLast, 0);
  out[size++] = featureOf(14, afterNext, 0);
  out[size++] = featureOf(15, before, here);
  out[size++] = featureOf(16, here, after);
  out[size++] = featureOf(17, previous, here);
  out[size++] = featureOf(18, previous, after);
  out[size++] = featureOf(21, previous, facts.forms[at]!.suffixes[1]!);
  out[size++] = featureOf(23, ownClass, previous);
  out[size++] = featureOf(24, ownClass, nextClass);
  out[size++] = featureOf(25, classAt(facts, at - 1), mix(ownClass, nextClass));
  out[size++] = featureOf(27, here, nextClass);
  out[size++] = featureOf(28, mix(previous, secondPrevious), here);
  out[size++] = featureOf(29, mix(previous, here), after);
  out[size++] = featureOf(30, nextClass, mix(classAt(facts, at + 2), ownClass));
  out[size++] = featureOf(31, after, afterNext);
  out[size++] = featureOf(32, before, beforeLast);
  out[size++] = featureOf(35, endingAt(facts, at + 1, 2), ownClass);
  out[size++] = featureOf(39, mix(here, after), afterNext);
  return size;
}

const wordAt = ({ word, count }: WordFacts, index: number) =>
  index < 0 ? BEFORE : index >= count ? AFTER : word[index]!;
const classAt = ({ classes, count }: WordFacts, index: number) =>
  index < 0 || index >= count ? NO_TAG : classes[index]!;
const endingAt = ({ forms, count }: WordFacts, index: number, length: number) =>
  index < 0 ? BEFORE : index >= count ? AFTER : forms[index]!.suffixes[length - 1]!;

function stepsToSame(word: Int32Array, at: number, direction: 1 | -1): number {
  for (let step = 1; step <= REPEAT_REACH; step += 1) {
    if (word[at + step * direction] === word[at]) return step;
  }
  return 0;
}
