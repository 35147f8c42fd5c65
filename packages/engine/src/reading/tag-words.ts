import { mix } from "./hash.ts";
import { bestOf } from "./linear-model.ts";
import type { Models } from "./models.ts";
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
  const { word, classes, shape, count } = facts;
  let size = 0;
  const put = (template: number, left: number, right = 0) => {
    out[size] = mix(mix(template, left), right);
    size += 1;
  };
  const wordAt = (index: number) => (index < 0 ? BEFORE : index >= count ? AFTER : word[index]!);
  const classAt = (index: number) => (index < 0 || index >= count ? NO_TAG : classes[index]!);
  const endingAt = (index: number, length: number) =>
    index < 0 ? BEFORE : index >= count ? AFTER : facts.suffixes[length - 1]![index]!;

  const here = word[at]!;
  const before = wordAt(at - 1);
  const after = wordAt(at + 1);
  const afterNext = wordAt(at + 2);
  const ownClass = classes[at]!;
  const nextClass = classAt(at + 1);
  put(1, here);
  for (let length = 2; length <= 5; length += 1) put(length, endingAt(at, length));
  put(6, facts.prefixes[0]![at]!);
  put(7, facts.prefixes[1]![at]!);
  put(8, shape[at]!);
  put(9, previous);
  put(10, previous, secondPrevious);
  put(11, before);
  put(12, wordAt(at - 2));
  put(13, after);
  put(14, afterNext);
  put(15, before, here);
  put(16, here, after);
  put(17, previous, here);
  put(18, previous, after);
  put(19, endingAt(at + 1, 3));
  put(20, endingAt(at - 1, 3));
  put(21, previous, endingAt(at, 2));
  put(22, ownClass);
  put(23, ownClass, previous);
  put(24, ownClass, nextClass);
  put(25, classAt(at - 1), mix(ownClass, nextClass));
  put(26, nextClass);
  put(27, here, nextClass);
  put(28, mix(previous, secondPrevious), here);
  put(29, mix(previous, here), after);
  put(30, nextClass, mix(classAt(at + 2), ownClass));
  put(31, after, afterNext);
  put(32, before, wordAt(at - 2));
  put(33, shape[at]!, endingAt(at, 3));
  put(34, ownClass, endingAt(at, 3));
  put(35, endingAt(at + 1, 2), ownClass);
  const ahead = stepsToSame(word, at, 1);
  const back = stepsToSame(word, at, NO_TAG);
  put(36, ahead, back);
  put(37, ahead, previous);
  put(38, ahead, after === afterNext ? 1 : 0);
  put(39, mix(here, after), afterNext);
  return size;
}

function stepsToSame(word: Int32Array, at: number, direction: number): number {
  for (let step = 1; step <= REPEAT_REACH; step += 1) {
    if (word[at + step * direction] === word[at]) return step;
  }
  return 0;
}

/** Tags a sequence from left to right, each tag seeing the two before it. Returns indexes into `models.tags`. */
export function tagWords(models: Pick<Models, "tagger">, facts: WordFacts): Int32Array {
  const tags = new Int32Array(facts.count);
  const scores = new Int32Array(models.tagger.labels);
  const features = new Int32Array(TAG_FEATURES);
  let previous = NO_TAG;
  let secondPrevious = NO_TAG;
  for (let at = 0; at < facts.count; at += 1) {
    const size = writeTagFeatures(facts, at, previous, secondPrevious, features);
    scores.fill(0);
    models.tagger.score(features, size, scores);
    tags[at] = bestOf(scores);
    secondPrevious = previous;
    previous = tags[at]!;
  }
  return tags;
}
