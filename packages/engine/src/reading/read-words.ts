import { featuresOf, lemmaOf, partOfTag } from "./describe-words.ts";
import { hashWord } from "./hash.ts";
import type { Models } from "./models.ts";
import { parseWords } from "./parse-words.ts";
import { tagWords } from "./tag-words.ts";
import { factsOf } from "./word-facts.ts";

/** Universal parts of speech (https://universaldependencies.org/u/pos). */
export type PartOfSpeech =
  | "ADJ"
  | "ADP"
  | "ADV"
  | "AUX"
  | "CCONJ"
  | "DET"
  | "INTJ"
  | "NOUN"
  | "NUM"
  | "PART"
  | "PRON"
  | "PROPN"
  | "PUNCT"
  | "SCONJ"
  | "SYM"
  | "VERB"
  | "X";

/** What is read of one word. */
export interface WordReading {
  lemma: string;
  upos: PartOfSpeech;
  /** `Name=Value` pairs joined by `|`, or `_`. */
  feats: string;
  /** Index of its head in the sentence, -1 for the root. */
  head: number;
  deprel: string;
}

const hashes = new WeakMap<Models, { tags: Int32Array; parts: Int32Array }>();

function tagHashes(models: Models) {
  let found = hashes.get(models);
  if (!found) {
    found = {
      tags: Int32Array.from(models.tags, hashWord),
      parts: Int32Array.from(models.tags, (tag) => hashWord(partOfTag(tag))),
    };
    hashes.set(models, found);
  }
  return found;
}

/** Reads one sentence given as its words. Exactly one word is the root. */
export function readWords(models: Models, forms: readonly string[]): WordReading[] {
  const facts = factsOf(forms, models.classes);
  const tags = tagWords(models, facts);
  const known = tagHashes(models);
  const tree = parseWords(models, {
    facts,
    tags: tags.map((tag) => known.tags[tag]!),
    parts: tags.map((tag) => known.parts[tag]!),
  });
  return forms.map((form, at) => {
    const tag = models.tags[tags[at]!]!;
    const head = tree.heads[at]!;
    return {
      lemma: lemmaOf(models, form, tag),
      upos: partOfTag(tag) as PartOfSpeech,
      feats: featuresOf(models, form, tag),
      head: head === forms.length ? -1 : head,
      deprel: models.relations[tree.relations[at]!]!,
    };
  });
}
