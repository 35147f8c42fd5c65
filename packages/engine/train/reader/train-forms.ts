import { packList } from "../../src/reading/suffix-list.ts";
import { normalForm } from "../../src/reading/word-facts.ts";
import { formKind } from "../../src/reading/describe-words.ts";
import { tagOf } from "./corpus.ts";
import type { GoldWord } from "./conllu.ts";
import { type EndingExample, learnEndings } from "./learn-endings.ts";
import { CLASS, type LexicalForm } from "./lexicon.ts";

const CLASS_KIND = 0;
/** Weight of a word seen in the treebanks: the lexicon also contains rare words. */
const SEEN = 20;

/** Word classes by ending: exact for words of the treebanks, by rule for the others. */
export function trainClasses(lexicon: readonly LexicalForm[], words: readonly GoldWord[]) {
  const bits = new Map<string, number>();
  for (const { form, bit } of lexicon) {
    const norm = normalForm(form);
    bits.set(norm, (bits.get(norm) ?? 0) | bit);
  }
  const seen = new Map<string, number>();
  for (const { form } of words) {
    const norm = normalForm(form);
    seen.set(norm, (seen.get(norm) ?? 0) + 1);
  }
  const examples: EndingExample[] = [];
  for (const norm of new Set([...bits.keys(), ...seen.keys()])) {
    const value = bits.get(norm) ?? 0;
    // Leave out purely literary forms (« chantassent »): they would cost more than they bring.
    if ((value & CLASS.literary) !== 0 && !seen.has(norm)) continue;
    examples.push({ word: norm, kind: CLASS_KIND, value, count: seen.has(norm) ? SEEN : 1 });
  }
  return packList(learnEndings(examples, 2, SEEN));
}

interface FormLists {
  lemmas: ReturnType<typeof packList>;
  lemmaRules: string[];
  morphology: ReturnType<typeof packList>;
  featureSets: string[];
}

/** Lemmas and features by ending, for each tag. */
export function trainForms(lexicon: readonly LexicalForm[], words: readonly GoldWord[]): FormLists {
  const rules = new Table([""]);
  const sets = new Table(["_"]);
  const lemmas = new Examples();
  const features = new Examples();
  for (const word of words) {
    const norm = normalForm(word.form);
    const kind = formKind(tagOf(word));
    const lemma = word.upos === "PROPN" ? word.lemma : word.lemma.toLowerCase();
    if (!/\d/.test(norm) && lemma !== "_")
      lemmas.add(norm, kind, rules.index(ruleOf(word.upos === "PROPN" ? word.form : norm, lemma)), SEEN);
    features.add(norm, kind, sets.index(featuresOf(word)), SEEN);
  }
  for (const entry of lexicon) {
    const norm = normalForm(entry.form);
    for (const tag of tagsOf(entry)) {
      const kind = formKind(tag);
      lemmas.add(norm, kind, rules.index(ruleOf(norm, entry.lemma.toLowerCase())), 1);
      if (entry.tense && entry.number) {
        const [, mood, tense, person] = /^(...)(\w+)(\d)$/.exec(entry.tense)!;
        features.add(
          norm,
          kind,
          sets.index(`Mood=${mood}|Number=${entry.number}|Person=${person}|Tense=${tense}|VerbForm=Fin`),
          1,
        );
      }
    }
  }
  return {
    lemmas: packList(learnEndings(lemmas.list(), 8, SEEN)),
    lemmaRules: rules.values,
    morphology: packList(learnEndings(features.list(), 8, SEEN)),
    featureSets: sets.values,
  };
}

function tagsOf({ bit, tense }: LexicalForm): string[] {
  if (bit === CLASS.noun) return ["NOUN"];
  if (bit === CLASS.adjective) return ["ADJ"];
  if (bit === CLASS.infinitive) return ["VERB.Inf"];
  if (bit === CLASS.pastPart) return ["VERB.PastPart"];
  return bit === CLASS.presPart ? ["VERB.PresPart"] : [`VERB.${tense}`];
}

/** How to make the lemma from the form: a digit for the letters to cut, then what to append. */
function ruleOf(form: string, lemma: string): string {
  let same = 0;
  while (same < form.length && same < lemma.length && form.charAt(same) === lemma.charAt(same)) same += 1;
  return `${String.fromCharCode(48 + form.length - same)}${lemma.slice(same)}`;
}

/** The features of a word, with the gender and number that spoken treebanks encode separately. */
function featuresOf(word: GoldWord): string {
  const features = new Map<string, string>();
  if (word.feats !== "_") {
    for (const pair of word.feats.split("|")) features.set(pair.split("=")[0]!, pair.split("=")[1]!);
  }
  features.delete("ExtPos");
  for (const [, name, value] of word.misc.matchAll(/(Gender|Number)\[\w+\]=(\w+)/g)) {
    if (!features.has(name!)) features.set(name!, value!);
  }
  const pairs = [...features].map(([name, value]) => `${name}=${value}`);
  return pairs.length > 0 ? pairs.sort().join("|") : "_";
}

class Table {
  readonly values: string[];
  private readonly places: Map<string, number>;
  constructor(values: string[]) {
    this.values = values;
    this.places = new Map(values.map((value, at) => [value, at]));
  }
  index(value: string): number {
    let place = this.places.get(value);
    if (place === undefined) {
      place = this.values.length;
      this.values.push(value);
      this.places.set(value, place);
    }
    return place;
  }
}

class Examples {
  private readonly found = new Map<string, EndingExample>();
  add(word: string, kind: number, value: number, count: number): void {
    const key = `${word}\t${kind}\t${value}`;
    const known = this.found.get(key);
    if (known) known.count += count;
    else this.found.set(key, { word, kind, value, count });
  }
  list(): EndingExample[] {
    return [...this.found.values()];
  }
}
