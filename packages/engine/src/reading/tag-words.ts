import { featureOf, mix } from "./hash.ts";
import { bestOf } from "./linear-model.ts";
import { isAuxiliaryForm } from "./irregular-verbs.ts";
import type { Models } from "./models.ts";
import { isPronounForm } from "./pronoun-forms.ts";
import { isSign, REPEAT_REACH, type WordFacts } from "./word-facts.ts";

const BEFORE = 0x1234567;
const AFTER = 0x7654321;
const LOWEST = -0x40000000;
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
  out[size++] = featureOf(1, here, 0);
  for (let length = 2; length <= 5; length += 1) out[size++] = featureOf(length, endingAt(at, length), 0);
  out[size++] = featureOf(6, facts.prefixes[0]![at]!, 0);
  out[size++] = featureOf(7, facts.prefixes[1]![at]!, 0);
  out[size++] = featureOf(8, shape[at]!, 0);
  out[size++] = featureOf(9, previous, 0);
  out[size++] = featureOf(10, previous, secondPrevious);
  out[size++] = featureOf(11, before, 0);
  out[size++] = featureOf(12, wordAt(at - 2), 0);
  out[size++] = featureOf(13, after, 0);
  out[size++] = featureOf(14, afterNext, 0);
  out[size++] = featureOf(15, before, here);
  out[size++] = featureOf(16, here, after);
  out[size++] = featureOf(17, previous, here);
  out[size++] = featureOf(18, previous, after);
  out[size++] = featureOf(19, endingAt(at + 1, 3), 0);
  out[size++] = featureOf(20, endingAt(at - 1, 3), 0);
  out[size++] = featureOf(21, previous, endingAt(at, 2));
  out[size++] = featureOf(22, ownClass, 0);
  out[size++] = featureOf(23, ownClass, previous);
  out[size++] = featureOf(24, ownClass, nextClass);
  out[size++] = featureOf(25, classAt(at - 1), mix(ownClass, nextClass));
  out[size++] = featureOf(26, nextClass, 0);
  out[size++] = featureOf(27, here, nextClass);
  out[size++] = featureOf(28, mix(previous, secondPrevious), here);
  out[size++] = featureOf(29, mix(previous, here), after);
  out[size++] = featureOf(30, nextClass, mix(classAt(at + 2), ownClass));
  out[size++] = featureOf(31, after, afterNext);
  out[size++] = featureOf(32, before, wordAt(at - 2));
  out[size++] = featureOf(33, shape[at]!, endingAt(at, 3));
  out[size++] = featureOf(34, ownClass, endingAt(at, 3));
  out[size++] = featureOf(35, endingAt(at + 1, 2), ownClass);
  const ahead = stepsToSame(word, at, 1);
  const back = stepsToSame(word, at, NO_TAG);
  out[size++] = featureOf(36, ahead, back);
  out[size++] = featureOf(37, ahead, previous);
  out[size++] = featureOf(38, ahead, after === afterNext ? 1 : 0);
  out[size++] = featureOf(39, mix(here, after), afterNext);
  return size;
}

function stepsToSame(word: Int32Array, at: number, direction: number): number {
  for (let step = 1; step <= REPEAT_REACH; step += 1) {
    if (word[at + step * direction] === word[at]) return step;
  }
  return 0;
}

/** Tags that only some words may have, as indexes into `models.tags`. */
export interface TagLimits {
  /** Those of words that are not French. */
  foreign: readonly number[];
  auxiliary: ReadonlySet<number>;
  /** Those of pronouns, a closed class. */
  pronouns: readonly number[];
  /** Those of conjugated forms: after an auxiliary « avoir » stands none (« j'ai dit », not « il dit »). */
  finite: ReadonlySet<number>;
  /** Those of what holds no letter nor digit (« / » links, « % » counts): a sign is no verb. */
  signs: readonly number[];
}

/** Forms of « avoir » that make a past tense. */
const HAVE =
  /^(?:-?ai|as|a|avons|avez|ont|avais|avait|avions|aviez|avaient|aur(?:ai|as|a|ons|ez|ont|ais|ait|ions|iez|aient))$/;

/** Tags a sequence from left to right, each tag seeing the two before it. Returns indexes into `models.tags`. */
export function tagWords(models: Pick<Models, "tagger">, facts: WordFacts, limits?: TagLimits): Int32Array {
  const tags = new Int32Array(facts.count);
  const scores = new Int32Array(models.tagger.labels);
  const features = new Int32Array(TAG_FEATURES);
  let previous = NO_TAG;
  let secondPrevious = NO_TAG;
  for (let at = 0; at < facts.count; at += 1) {
    const size = writeTagFeatures(facts, at, previous, secondPrevious, features);
    scores.fill(0);
    models.tagger.score(features, size, scores);
    // Plain words are read as French: those that no treebank has are taken for foreign ones too often.
    if (limits && (facts.shape[at] === 0 || facts.classes[at] !== 0)) {
      for (const tag of limits.foreign) scores[tag] = LOWEST;
    }
    if (limits && !isPronounForm(facts.norms[at]!)) for (const tag of limits.pronouns) scores[tag] = LOWEST;
    let best = bestOf(scores);
    if (limits) {
      if (isSign(facts.shape[at]!) && limits.signs.length > 0) best = bestAmong(limits.signs, scores);
      else if (limits.auxiliary.has(best) && !isAuxiliaryForm(facts.norms[at]!)) {
        for (const tag of limits.auxiliary) scores[tag] = LOWEST;
        best = bestOf(scores);
      }
      if (limits.finite.has(best) && limits.auxiliary.has(previous) && HAVE.test(facts.norms[at - 1]!)) {
        for (const tag of limits.finite) scores[tag] = LOWEST;
        best = bestOf(scores);
      }
    }
    tags[at] = best;
    secondPrevious = previous;
    previous = tags[at]!;
  }
  return tags;
}

function bestAmong(tags: readonly number[], scores: Int32Array): number {
  return tags.reduce((best, tag) => (scores[tag]! > scores[best]! ? tag : best));
}
