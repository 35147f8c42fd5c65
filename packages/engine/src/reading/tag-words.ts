import { addSums, bestOf } from "./linear-model.ts";
import { isAuxiliaryForm } from "./irregular-verbs.ts";
import type { Models } from "./models.ts";
import { newRow } from "./rows.ts";
import { NO_TAG, repeatsAt, writeJointFeatures } from "./tag-features.ts";
import { sumsOf } from "./tag-sums.ts";
import { isSign, type WordFacts } from "./word-facts.ts";

const LOWEST = -0x40000000;

/** Tags that only some words may have, as indexes into `models.tags`. */
export interface TagLimits {
  /** Tags of foreign words. */
  foreign: readonly number[];
  auxiliary: ReadonlySet<number>;
  /** Tags of pronouns, a closed class; the plain one first. */
  pronouns: readonly number[];
  /**
   * Tags of determiners: « le », « la » and « les » before a conjugated form are no articles (« trois voisins les
   * réparent »).
   */
  determiners: ReadonlySet<number>;
  /** Tags of conjugated forms: none can follow an auxiliary « avoir » (« j'ai dit », not « il dit »). */
  finite: ReadonlySet<number>;
  /** Tags allowed for forms without letter or digit (« / » links, « % » counts): never a verb. */
  signs: readonly number[];
}

/** Forms of « avoir » that make a past tense. */
const HAVE =
  /^(?:-?ai|as|a|avons|avez|ont|avais|avait|avions|aviez|avaient|aur(?:ai|as|a|ons|ez|ont|ais|ait|ions|iez|aient))$/;

/** Articles that are pronouns before a verb. */
const ARTICLES = /^(?:les?|la)$/;

/** Tags a sequence from left to right, each tag seeing the two before it. Returns indexes into `models.tags`. */
export function tagWords(models: Pick<Models, "tagger">, facts: WordFacts, limits?: TagLimits): Int32Array {
  const { tagger } = models;
  const sums = sumsOf(tagger);
  const words = sums.ofWords(facts);
  const { features, scores } = sums;
  const tags = newRow(facts.count);
  let previous = NO_TAG;
  let secondPrevious = NO_TAG;
  for (let at = 0; at < facts.count; at += 1) {
    const repeats = repeatsAt(facts, at);
    addSums(
      words[at]!.before,
      words[at + 1]!.own[at === 0 ? 1 : 0]!,
      words[at + 2]!.after,
      sums.ofRepeats(repeats),
      sums.ofPrevious(previous, repeats),
      scores,
    );
    const size = writeJointFeatures(facts, at, previous, secondPrevious, features, 0);
    tagger.score(features, size, scores);
    // Plain words never get a foreign tag: those absent from the treebanks would get it too often.
    if (limits && (facts.shape[at] === 0 || facts.classes[at] !== 0)) {
      for (const tag of limits.foreign) scores[tag] = LOWEST;
    }
    if (limits && !facts.forms[at]!.isPronoun) for (const tag of limits.pronouns) scores[tag] = LOWEST;
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
      const isArticle = limits.determiners.has(previous) && ARTICLES.test(facts.norms[at - 1]!);
      if (isArticle && limits.finite.has(best)) previous = tags[at - 1] = limits.pronouns[0]!;
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
