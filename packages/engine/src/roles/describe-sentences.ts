import { findDependents } from "../reading/find-dependents.ts";
import { hashWord, mix, rowOf } from "../reading/hash.ts";
import { readingOf, type SyntaxSentence } from "../reading/read-sentence.ts";
import { withoutOpinions } from "../language/without-opinions.ts";
import { normalForm } from "../reading/word-facts.ts";
import type { SpeechContext } from "./speech-context.ts";

type Word = SyntaxSentence["words"][number];

/** A number for each kind of feature, hashed with it so that features of different kinds never share a weight. */
const KIND = {
  bias: 1,
  lemma: 2,
  lemmaOfType: 3,
  pair: 4,
  relation: 5,
  start: 6,
  end: 7,
  suffix: 8,
  clause: 9,
  verbOf: 10,
  count: 11,
  place: 12,
  parts: 13,
  form: 14,
  said: 15,
  questionKind: 16,
  subjectVerb: 17,
  around: 18,
  sign: 19,
} as const;

const OPEN_CLASSES = new Set(["NOUN", "VERB", "ADJ", "PROPN", "NUM", "ADV"]);
const RELATIONS = new Set([
  "nsubj",
  "obj",
  "obl:arg",
  "obl:mod",
  "xcomp",
  "advmod",
  "ccomp",
  "amod",
  "nmod",
  "iobj",
]);
const SUFFIX = 4;

/**
 * Features from which the roles of each sentence are predicted: hashes of its words, their classes and syntax (who
 * acts, in which mood, tense and person), its size, punctuation and place. « Je pense que » and the like are passed over:
 * they cost points as hedges, and must not make a fact look like a claim. Linear in the words.
 */
export function describeSentences(
  sentences: readonly SyntaxSentence[],
  context: SpeechContext,
): Int32Array[] {
  // Duplicates are removed: training, too, counts each feature of a sentence once.
  return describeInPlace(sentences, context).map(({ before, own, after }) =>
    rowOf(new Set([...before, ...own, ...after])),
  );
}

/**
 * The features of a sentence in three parts: its own, and those of its place and context that come before and after.
 */
interface DescribedSentence {
  before: ReadonlySet<number>;
  own: ReadonlySet<number>;
  after: ReadonlySet<number>;
}

export function describeInPlace(
  sentences: readonly SyntaxSentence[],
  { pitchType, questionKind, question }: SpeechContext,
): DescribedSentence[] {
  const type = hashWord(pitchType);
  const kind = hashWord(questionKind);
  const asked = new Set(
    (question ?? "")
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 3)
      .map((word) => hashWord(word.slice(0, 6))),
  );
  const said = new Set<number>();
  return sentences.map((sentence, at) => {
    const before = new Set<number>();
    const { add, addTyped } = addersTo(before, type);
    add(KIND.bias, type);
    add(KIND.questionKind, kind);
    describePlace(addTyped, at, sentences.length);
    let content = 0;
    let again = 0;
    let answers = 0;
    for (const { upos, lemma } of withoutOpinions(sentence.words)) {
      if (!OPEN_CLASSES.has(upos) || lemma.length < 4) continue;
      const stem = hashWord(normalForm(lemma).slice(0, 6));
      content += 1;
      if (said.has(stem)) again += 1;
      if (asked.has(stem)) answers += 1;
      said.add(stem);
    }
    const after = new Set<number>();
    const { add: addAfter } = addersTo(after, type);
    addAfter(KIND.said, at === 0 ? 9 : content === 0 ? 8 : Math.floor((4 * again) / content));
    addAfter(KIND.said, 20 + Math.min(2, answers), kind);
    return { before, own: describeAlone(sentence, type), after };
  });
}

type Add = (feature: number, first: number, second?: number) => void;

/** `add` adds a feature, `addTyped` adds it also in combination with the kind of pitch. */
function addersTo(features: Set<number>, type: number): { add: Add; addTyped: Add } {
  return {
    add: (feature, first, second = 0) => {
      features.add(mix(mix(feature, first), second));
    },
    addTyped: (feature, first, second = 0) => {
      const hash = mix(mix(feature, first), second);
      features.add(hash).add(mix(hash, type));
    },
  };
}

const described = new WeakMap<object, { type: number; features: ReadonlySet<number> }>();

/** The features of a sentence that depend on neither place nor question: cached for a pitch and its rewriting. */
function describeAlone(sentence: SyntaxSentence, type: number): ReadonlySet<number> {
  const reading = readingOf(sentence.words);
  const known = described.get(reading);
  if (known?.type === type) return known.features;
  const features = new Set<number>();
  const { add, addTyped } = addersTo(features, type);
  const words = withoutOpinions(sentence.words);
  describeWords(words, add, type);
  describeClauses(words, addTyped);
  describeSize(words, sentence.markers.length, addTyped);
  described.set(reading, { type, features });
  return features;
}

function describePlace(add: Add, at: number, count: number): void {
  add(KIND.place, at < 3 ? at : 10 + Math.min(4, Math.floor((5 * at) / count)));
  const left = count - 1 - at;
  if (left < 3) add(KIND.place, 20 + left);
  add(KIND.place, 30 + Math.min(4, Math.floor((5 * at) / count)));
}

const START = hashWord("<");
const END = hashWord(">");

function describeWords(words: readonly Word[], add: Add, type: number): void {
  let before = START;
  let partBefore = START;
  let placed = 0;
  for (const [at, word] of words.entries()) {
    const { upos, lemma, deprel, head } = word;
    if (upos === "PUNCT") {
      if (word.form !== "," && word.form !== ".") add(KIND.sign, hashWord(normalForm(word.form)));
      continue;
    }
    const part = hashWord(upos);
    // Names and figures are replaced by their class: which one it is does not matter.
    const own = upos === "PROPN" || upos === "NUM" ? part : hashWord(normalForm(lemma));
    add(KIND.lemma, own, part);
    add(KIND.lemmaOfType, own, type);
    add(KIND.pair, before, own);
    add(KIND.parts, partBefore, part);
    if (OPEN_CLASSES.has(upos) && lemma.length > SUFFIX) {
      add(KIND.suffix, hashWord(lemma.slice(-SUFFIX)), part);
      add(KIND.suffix, hashWord(lemma.slice(0, SUFFIX + 1)), 1);
    }
    if (upos === "VERB" || upos === "AUX") add(KIND.form, hashWord(normalForm(word.form)));
    if (RELATIONS.has(deprel) && head >= 0) {
      const governor = words[head]!;
      const above = governor.upos === "PROPN" ? hashWord("PROPN") : hashWord(normalForm(governor.lemma));
      add(KIND.relation, mix(hashWord(deprel), own), above);
      add(KIND.relation, mix(hashWord(deprel), own), hashWord(governor.upos));
    }
    if (deprel === "root") add(KIND.verbOf, own);
    if (placed < 3) {
      add(KIND.start, own, placed);
      add(KIND.start, hashWord(normalForm(word.form)), mix(before, placed === 0 ? 0 : 7));
    }
    placed += 1;
    before = own;
    partBefore = part;
    if (at === words.length - 1 || words[at + 1]!.upos === "PUNCT") add(KIND.end, own, before);
  }
  add(KIND.pair, before, END);
}

/** Who acts, in which mood, tense and person, clause by clause. */
function describeClauses(words: readonly Word[], add: Add): void {
  let clauses = 0;
  for (const [at, word] of words.entries()) {
    if (word.upos !== "VERB" && word.upos !== "AUX") continue;
    if (word.upos === "AUX" && word.head >= 0 && words[word.head]!.upos === "VERB") continue;
    const tense = hashWord(tenseOf(words, at));
    const subject = subjectOf(words, at);
    clauses += 1;
    add(KIND.clause, tense, hashWord(subject));
    add(KIND.clause, tense, word.deprel === "root" ? 1 : 2);
    add(KIND.subjectVerb, hashWord(subject), hashWord(word.lemma));
    add(KIND.subjectVerb, tense, hashWord(word.lemma));
    if (word.deprel !== "root") add(KIND.clause, hashWord(word.deprel), 3);
  }
  add(KIND.count, 0, Math.min(5, clauses));
}

/** The tense of a verb, as « passé composé », read from its auxiliary where it has one. */
export function tenseOf(words: readonly Word[], verb: number): string {
  const { feats } = words[verb]!;
  if (!feats.includes("VerbForm=Part")) {
    return `${valueOf(feats, "VerbForm")} ${valueOf(feats, "Mood")} ${valueOf(feats, "Tense")}`;
  }
  for (let at = verb - 1; at >= 0 && at >= verb - 8; at -= 1) {
    const { upos, head, feats: own } = words[at]!;
    if (upos === "AUX" && head === verb) return `Part + ${valueOf(own, "Mood")} ${valueOf(own, "Tense")}`;
  }
  return "Part";
}

function valueOf(feats: string, name: string): string {
  const at = feats.indexOf(`${name}=`);
  if (at < 0) return "";
  const end = feats.indexOf("|", at);
  return feats.slice(at + name.length + 1, end < 0 ? undefined : end);
}

/** The subject of a verb: its lemma for a pronoun, else its word class. */
export function subjectOf(words: readonly Word[], verb: number): string {
  for (const at of findDependents(words, verb)) {
    const { deprel, upos, lemma, form } = words[at]!;
    if (!deprel.startsWith("nsubj")) continue;
    return upos === "PRON" ? pronoun(form, lemma) : upos;
  }
  return "";
}

function pronoun(form: string, lemma: string): string {
  const norm = form.toLowerCase().replace("’", "'");
  return norm === "j'" || norm === "je" ? "je" : norm === "on" || norm === "nous" ? norm : lemma;
}

const bin = (value: number) => (value < 4 ? value : value < 6 ? 4 : value < 9 ? 5 : 6);

function describeSize(words: readonly Word[], markers: number, add: Add): void {
  let size = 0;
  let figures = 0;
  let names = 0;
  let mine = 0;
  let ours = 0;
  let yours = 0;
  let described = 0;
  let repeats = 0;
  let hesitations = 0;
  let before = "";
  for (const { upos, lemma, form, deprel } of words) {
    if (upos === "PUNCT") continue;
    size += 1;
    if (upos === "NUM") figures += 1;
    if (upos === "PROPN") names += 1;
    if (upos === "ADJ" || upos === "ADV") described += 1;
    const norm = form.toLowerCase().replace("’", "'");
    if (/^(?:je|j'|me|m'|moi|mon|ma|mes)$/.test(norm)) mine += 1;
    else if (/^(?:nous|notre|nos)$/.test(norm)) ours += 1;
    else if (/^(?:vous|votre|vos|tu|te|t'|toi|ton|ta|tes)$/.test(norm)) yours += 1;
    if (norm === before || norm.endsWith("~") || deprel === "reparandum") repeats += 1;
    if (upos === "INTJ") hesitations += 1;
    before = lemma === "_" ? norm : norm;
  }
  add(KIND.count, 1, Math.min(9, Math.floor(Math.log2(1 + size) * 2)));
  add(KIND.count, 2, bin(figures));
  add(KIND.count, 3, bin(names));
  add(KIND.count, 4, bin(mine));
  add(KIND.count, 5, bin(ours));
  add(KIND.count, 6, bin(yours));
  add(KIND.count, 7, size === 0 ? 0 : Math.floor((8 * described) / size));
  add(KIND.count, 8, bin(repeats));
  add(KIND.count, 9, bin(hesitations));
  add(KIND.count, 10, bin(markers));
}
