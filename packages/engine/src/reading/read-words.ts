import { featuresOf, formKind, lemmaOf } from "./describe-words.ts";
import { hashWord } from "./hash.ts";
import { correctTags, decideMarkers } from "./mark-words.ts";
import { MARKER_FORMS, type MarkerPlace } from "./marker-forms.ts";
import type { Models } from "./models.ts";
import { attachWords } from "./attach-words.ts";
import { keepWords, loosenessOf } from "./loose-words.ts";
import { once } from "./once.ts";
import { IS_DISCOURSE, NOT_DISCOURSE, parseWords } from "./parse-words.ts";
import { newRow } from "./rows.ts";
import { isFiniteTag, partOfTag } from "./tag-names.ts";
import { type TagLimits, tagWords } from "./tag-words.ts";
import { factsOf, type FormFacts, type WordFacts } from "./word-facts.ts";

/** Universal parts of speech (https://universaldependencies.org/u/pos). */
type PartOfSpeech =
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

/** A sentence read: its words, and the places where a form is a discourse marker. */
interface SentenceReading {
  words: WordReading[];
  markers: MarkerPlace[];
}

interface TagHashes {
  /** For each tag: the hash of the whole, without signs, and of its part of speech, whose name is in `names`. */
  whole: Int32Array;
  unsigned: Int32Array;
  part: Int32Array;
  looseness: Uint8Array;
  names: readonly PartOfSpeech[];
  limits: TagLimits;
  /** Cached description of a form under each tag. */
  described: WeakMap<FormFacts, Description[]>;
}

/** What a form and its tag determine, whatever the context. */
type Description = Pick<WordReading, "lemma" | "feats">;

const hashes = new WeakMap<Models, TagHashes>();

export function hashesOf(models: Models): TagHashes {
  let found = hashes.get(models);
  if (!found) {
    found = {
      whole: Int32Array.from(models.tags, hashWord),
      unsigned: Int32Array.from(models.tags, formKind),
      part: Int32Array.from(models.tags, (tag) => hashWord(partOfTag(tag))),
      looseness: Uint8Array.from(models.tags, loosenessOf),
      names: models.tags.map((tag) => partOfTag(tag) as PartOfSpeech),
      limits: {
        foreign: tagsOf(models, /^(?:X|SYM)$/),
        auxiliary: new Set(tagsOf(models, /^AUX$/)),
        pronouns: tagsOf(models, /^PRON$/),
        determiners: new Set(tagsOf(models, /^DET$/)),
        finite: new Set(models.tags.flatMap((tag, at) => (isFiniteTag(tag) ? [at] : []))),
        signs: tagsOf(models, /^(?:PUNCT|SYM|NOUN|ADP|CCONJ)$/),
      },
      described: new WeakMap(),
    };
    hashes.set(models, found);
  }
  return found;
}

/** Indexes of the tags with one of these parts of speech. */
function tagsOf({ tags }: Models, parts: RegExp): number[] {
  return tags.flatMap((tag, at) => (parts.test(partOfTag(tag)) ? [at] : []));
}

/** What is read of a sentence before its syntax: the tag of each word, and which forms are discourse markers. */
interface TaggedSentence {
  facts: WordFacts;
  tags: Int32Array;
  decided: ReturnType<typeof decideMarkers>;
}

/** Maps a row of tags through a table by tag. */
export function rowOfTags(told: Int32Array, tags: Int32Array): Int32Array {
  const row = newRow(tags.length);
  for (let at = 0; at < tags.length; at += 1) row[at] = told[tags[at]!]!;
  return row;
}

/** The models are the same throughout an analysis. */
const byForms = (_models: Models, forms: readonly string[]) => forms.join("\n");

/** Cached, because the tags of a sentence and its syntax both need it. */
const tagSentence = once(byForms, (models: Models, forms: readonly string[]): TaggedSentence => {
  const facts = factsOf(forms, models.classes);
  const { whole, unsigned, limits } = hashesOf(models);
  const tags = tagWords(models, facts, limits);
  const words = { facts, tags: rowOfTags(unsigned, tags), signed: rowOfTags(whole, tags) };
  const decided = decideMarkers(models, words, tags);
  correctTags(models, tags, decided);
  return { facts, tags, decided };
});

/** The tag of each word of a sentence given as its words, without its syntax. */
export const readTags = once(byForms, (models: Models, forms: readonly string[]): readonly string[] =>
  Array.from(tagSentence(models, forms).tags, (tag) => models.tags[tag]!),
);

/** The discourse markers of a sentence given as its words, without its syntax: a quarter of the work. */
export function readMarkers(models: Models, forms: readonly string[]): MarkerPlace[] {
  return tagSentence(models, forms).decided.markers;
}

/** Reads one sentence given as its words. Exactly one word is the root. */
export const readWords = once(byForms, (models: Models, forms: readonly string[]): SentenceReading => {
  const { facts, tags, decided } = tagSentence(models, forms);
  const tree = parseSentence(models, facts, tags, knownRelations(forms.length, decided));
  const { names } = hashesOf(models);
  const readings = forms.map((form, at) => {
    const { lemma, feats } = describe(models, form, facts.forms[at]!, tags[at]!);
    const head = tree.heads[at]!;
    return {
      lemma,
      upos: names[tags[at]!]!,
      feats,
      head: head === forms.length ? -1 : head,
      deprel: models.relations[tree.relations[at]!]!,
    };
  });
  return { words: readings, markers: decided.markers };
});

/** The lemma and the features of a form under a tag, cached. */
function describe(models: Models, form: string, facts: FormFacts, tag: number): Description {
  const { unsigned: kinds, described } = hashesOf(models);
  let known = described.get(facts);
  if (!known) described.set(facts, (known = []));
  return (known[tag] ??= {
    lemma: lemmaOf(models, form, facts.norm, models.tags[tag]!, kinds[tag]!),
    feats: featuresOf(models, facts.norm, kinds[tag]!),
  });
}

/** Heads and relations: the tree of the kept words, then the loose ones. */
function parseSentence(models: Models, facts: WordFacts, tags: Int32Array, known: Int8Array) {
  const { whole, part, looseness } = hashesOf(models);
  const { count } = facts;
  const open = {
    count,
    word: facts.word,
    tags: rowOfTags(whole, tags),
    parts: rowOfTags(part, tags),
    looseness: new Uint8Array(count),
    heads: newRow(count).fill(-1),
    relations: newRow(count),
  };
  for (let at = 0; at < count; at += 1) open.looseness[at] = looseness[tags[at]!]!;
  const input = keepWords(facts, open.tags, open.parts, open.looseness);
  const knownOfKept = new Int8Array(input.count);
  for (let at = 0; at < input.count; at += 1) knownOfKept[at] = known[input.kept[at]!]!;
  const tree = parseWords(models, input, knownOfKept);
  for (let at = 0; at < input.count; at += 1) {
    const place = input.kept[at]!;
    open.heads[place] = tree.heads[at] === input.count ? count : input.kept[tree.heads[at]!]!;
    open.relations[place] = tree.relations[at]!;
  }
  const relationOf = (name: string) => models.relations.indexOf(name);
  attachWords(models.attachments, open, facts.norms, [0, relationOf("punct"), relationOf("discourse")]);
  return open;
}

function knownRelations(count: number, decided: ReturnType<typeof decideMarkers>): Int8Array {
  const known = new Int8Array(count);
  for (const { first, end } of decided.meanings) known.fill(NOT_DISCOURSE, first, end);
  for (const { form, first } of decided.markers) known[first + MARKER_FORMS[form]!.head] = IS_DISCOURSE;
  return known;
}
