import type { Models } from "../../src/reading/models.ts";
import { readWords } from "../../src/reading/read-words.ts";
import type { GoldSentence } from "./conllu.ts";
import type { TaggedForms } from "./train-tagger.ts";

const NOT_JUDGED = new Set(["PUNCT", "SYM", "X"]);
const HESITATION = /^(?:euh+|hum+)$/i;

/** Harmonic mean of precision and recall. */
export class F1 {
  private both = 0;
  private found = 0;
  private true = 0;
  add(isFound: boolean, isTrue: boolean): void {
    if (isFound && isTrue) this.both += 1;
    if (isFound) this.found += 1;
    if (isTrue) this.true += 1;
  }
  get value(): number {
    return (2 * this.both) / Math.max(1, this.found + this.true);
  }
}

/** Accuracy of parts of speech and lemmas (words only), and of heads with their relations (punctuation included). */
export function measureSyntax(models: Models, sentences: readonly GoldSentence[]) {
  const counts = { words: 0, upos: 0, lemma: 0, tokens: 0, las: 0, universal: 0 };
  const discourse = new F1();
  const reparandum = new F1();
  for (const { words } of sentences) {
    const { words: read } = readWords(
      models,
      words.map((word) => word.form),
    );
    words.forEach((gold, at) => {
      const guess = read[at]!;
      const isHeadRight = guess.head + 1 === gold.head;
      const [relation, goldRelation] = [guess.deprel, gold.deprel].map((name) => name.split(":")[0]!);
      counts.tokens += 1;
      if (isHeadRight && guess.deprel === gold.deprel) counts.las += 1;
      if (isHeadRight && relation === goldRelation) counts.universal += 1;
      if (!HESITATION.test(gold.form)) discourse.add(relation === "discourse", goldRelation === "discourse");
      reparandum.add(relation === "reparandum", goldRelation === "reparandum");
      if (NOT_JUDGED.has(gold.upos)) return;
      counts.words += 1;
      if (guess.upos === gold.upos) counts.upos += 1;
      if (guess.lemma.toLowerCase() === gold.lemma.toLowerCase()) counts.lemma += 1;
    });
  }
  return {
    upos: counts.upos / counts.words,
    lemma: counts.lemma / counts.words,
    las: counts.las / counts.tokens,
    universal: counts.universal / counts.tokens,
    discourse: discourse.value,
    reparandum: reparandum.value,
  };
}

/** Share of words in tagged sentences whose part of speech is right. */
export function measureTags(models: Models, sentences: readonly TaggedForms[]): number {
  let words = 0;
  let right = 0;
  for (const { forms, tags } of sentences) {
    const read = readWords(models, forms).words;
    tags.forEach((tag, at) => {
      const [upos] = /^[A-Z]+/.exec(tag)!;
      if (NOT_JUDGED.has(upos)) return;
      words += 1;
      if (read[at]!.upos === upos) right += 1;
    });
  }
  return right / words;
}
