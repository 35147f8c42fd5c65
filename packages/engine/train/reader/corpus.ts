import { existsSync } from "node:fs";
import { join } from "node:path";
import { type GoldSentence, type GoldWord, readConllu } from "./conllu.ts";

/** The treebanks, with spoken ones separate. `heldOut` are the files that an evaluation does not train on. */
interface Corpus {
  spoken: GoldSentence[];
  written: GoldSentence[];
}

const SPOKEN = ["parisstories", "rhapsodie"];
const WRITTEN = ["sequoia", "gsd"];
/** Evaluation files: they share no document with the training files. */
const JUDGES = new Set(["parisstories-ud-dev", "rhapsodie-ud-dev", "sequoia-ud-dev", "gsd-ud-test"]);

export function treebank(folder: string, name: string): GoldSentence[] {
  const path = join(folder, `fr_${name}.conllu`);
  return existsSync(path) ? readConllu(path) : [];
}

/** Half of the documents of the evaluation files, every other one by name. */
export type Half = 0 | 1;
/** What is left out of a training: nothing, the evaluation files, or only a half of their speech. */
export type LeftOut = "nothing" | "judges" | Half;

/** The sentences of every other document of a file. */
export function halfOf(sentences: readonly GoldSentence[], half: Half): GoldSentence[] {
  const documentOf = ({ id }: GoldSentence) => id.replace(/[_-]+\d+(?:bis)?$/, "");
  const documents = [...new Set(sentences.map(documentOf))].sort();
  return sentences.filter((sentence) => documents.indexOf(documentOf(sentence)) % 2 === half);
}

/** Training sentences: all of them, or without those that judge. */
export function loadCorpus(folder: string, leftOut: LeftOut): Corpus {
  const teaching = (name: string, isSpoken: boolean) => {
    const sentences = treebank(folder, name);
    if (leftOut === "nothing" || !JUDGES.has(name)) return sentences;
    return isSpoken && leftOut !== "judges" ? halfOf(sentences, leftOut === 0 ? 1 : 0) : [];
  };
  const load = (names: string[], isSpoken: boolean) =>
    names
      .flatMap((name) => ["train", "dev", "test"].map((part) => `${name}-ud-${part}`))
      .flatMap((name) => teaching(name, isSpoken));
  return { spoken: load(SPOKEN, true), written: load(WRITTEN, false) };
}

/**
 * Part of speech, then mood, tense and person of a verb, then `:d` for a discourse marker or `:r` for a false start.
 */
export function tagOf(word: GoldWord): string {
  let tag = word.upos;
  if (tag === "VERB" || tag === "AUX") {
    const feature = (name: string) => new RegExp(`(?:^|\\|)${name}=([^|]*)`).exec(word.feats)?.[1] ?? "";
    const form = feature("VerbForm");
    if (form === "Fin") tag += `.${feature("Mood")}${feature("Tense")}${feature("Person")}`;
    else if (form === "Inf") tag += ".Inf";
    else if (form === "Part") {
      tag += /ant(?:e|s|es)?$/i.test(word.form) && feature("Tense") !== "Past" ? ".PresPart" : ".PastPart";
    }
  }
  const relation = word.deprel.split(":")[0];
  if (relation === "discourse") return `${tag}:d`;
  return relation === "reparandum" ? `${tag}:r` : tag;
}

/** A sentence as a speech recogniser writes it: lower case, no punctuation. */
export function bareSentence(sentence: GoldSentence): GoldSentence {
  const place: number[] = [];
  let kept = 0;
  for (const word of sentence.words) {
    place.push(kept);
    if (word.upos !== "PUNCT") kept += 1;
  }
  const words = sentence.words
    .filter((word) => word.upos !== "PUNCT")
    .map((word) => ({
      ...word,
      form: word.form.toLowerCase(),
      head:
        word.head === 0 || sentence.words[word.head - 1]!.upos === "PUNCT" ? 0 : place[word.head - 1]! + 1,
    }));
  return { ...sentence, words, ranges: [] };
}

/** Runs of bare sentences without boundaries, as in an unpunctuated transcript. */
export function bareRuns(sentences: readonly GoldSentence[], size: number): GoldWord[][] {
  const runs: GoldWord[][] = [];
  for (let from = 0; from < sentences.length; from += size) {
    const words = sentences.slice(from, from + size).flatMap((sentence) => bareSentence(sentence).words);
    if (words.length > 0) runs.push(words);
  }
  return runs;
}

/** Shuffles in a fixed order (linear congruential generator, Numerical Recipes): trainings are deterministic. */
export function shuffler(seed: number): <Item>(items: Item[]) => void {
  let state = seed;
  return (items) => {
    for (let at = items.length - 1; at > 0; at -= 1) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      const other = (state >>> 8) % (at + 1);
      [items[at], items[other]] = [items[other]!, items[at]!];
    }
  };
}
