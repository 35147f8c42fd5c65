import { hashWord, mix, rowOf } from "../reading/hash.ts";
import type { SyntaxSentence } from "../reading/read-sentence.ts";
import { normalForm } from "../reading/word-facts.ts";
import { subjectOf, tenseOf } from "./describe-sentences.ts";

/** A number for each kind of feature, hashed with it so that features of different kinds never share a weight. */
const KIND = { form: 1, lemma: 2, pair: 3, clause: 4, often: 5, subjectVerb: 6 } as const;
const CONTENT = new Set(["NOUN", "VERB", "ADJ", "ADV"]);
/** Shares of the clauses from which a pair of subject and tense becomes a feature of the whole text. */
const OFTEN = [0.2, 0.4];
const START = hashWord("<");

/**
 * Features from which the topic of a whole text is predicted, without its question: its different words, their lemmas,
 * pairs of neighbours, and who acts in which tense. Linear in the words.
 */
export function describeAnswer(sentences: readonly SyntaxSentence[]): Int32Array {
  const features = new Set<number>();
  const add = (kind: number, first: number, second = 0) => {
    features.add(mix(mix(kind, first), second));
  };
  const manners = new Map<number, number>();
  let clauses = 0;
  for (const { words } of sentences) {
    let before = START;
    for (const [at, { upos, form, lemma, head }] of words.entries()) {
      if (upos === "PUNCT") continue;
      // Names and figures are replaced by their class: which one it is does not matter.
      const own = upos === "PROPN" || upos === "NUM" ? hashWord(upos) : hashWord(normalForm(lemma));
      if (upos !== "PROPN") add(KIND.form, hashWord(normalForm(form)));
      if (CONTENT.has(upos)) add(KIND.lemma, own, hashWord(upos));
      add(KIND.pair, before, own);
      before = own;
      if (upos !== "VERB" && upos !== "AUX") continue;
      if (upos === "AUX" && head >= 0 && words[head]!.upos === "VERB") continue;
      const subject = hashWord(subjectOf(words, at));
      const manner = mix(subject, hashWord(tenseOf(words, at)));
      manners.set(manner, (manners.get(manner) ?? 0) + 1);
      clauses += 1;
      add(KIND.subjectVerb, subject, own);
    }
  }
  for (const [manner, count] of manners) {
    add(KIND.clause, manner);
    for (const [step, share] of OFTEN.entries()) if (count >= share * clauses) add(KIND.often, manner, step);
  }
  return rowOf(features);
}
