import { createRequire } from "node:module";
import { join, dirname } from "node:path";
import { readFileSync } from "node:fs";

/** One form of the Lefff with its lemma and its class. */
export interface LexicalForm {
  form: string;
  lemma: string;
  /** Bit of `CLASS`. */
  bit: number;
  /** Tag of a finite form without its part of speech (`IndPres3`), and its number. */
  tense?: string;
  number?: "Sing" | "Plur";
}

export const CLASS = {
  noun: 1,
  adjective: 2,
  finite: 4,
  infinitive: 8,
  pastPart: 16,
  presPart: 32,
  literary: 64,
};

const TENSES: Record<string, string> = {
  P: "IndPres",
  S: "SubPres",
  Y: "ImpPres",
  I: "IndImp",
  J: "IndPast",
  T: "SubImp",
  F: "IndFut",
  C: "CndPres",
};
const WORD = /^[\p{L}'-]+$/u;
const require = createRequire(import.meta.url);

function readJson(name: string, path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(dirname(require.resolve(`${name}/package.json`)), path), "utf8"));
}

/** Nouns, adjectives and conjugations of the Lefff (Sagot 2010), from the packages that contain it. */
export function loadLexicon(): LexicalForm[] {
  const forms: LexicalForm[] = [];
  const add = (entry: LexicalForm) => {
    if (entry.form && WORD.test(entry.form) && typeof entry.lemma === "string") forms.push(entry);
  };
  for (const [form, lemma] of Object.entries(readJson("lefff-helper", "resources_pub/nouns.json"))) {
    add({ form, lemma: lemma as string, bit: CLASS.noun });
  }
  for (const [form, found] of Object.entries(readJson("lefff-helper", "resources_pub/adjectives.json"))) {
    add({ form, lemma: (found as [string, boolean])[0], bit: CLASS.adjective });
  }
  const verbs = readJson("french-verbs-lefff", "dist/conjugations.json") as Record<
    string,
    Record<string, string[]>
  >;
  for (const [lemma, table] of Object.entries(verbs)) {
    for (const [tense, cells] of Object.entries(table)) {
      cells.forEach((form, cell) => {
        if (!form || form === "NA") return;
        if (tense === "W") add({ form, lemma, bit: CLASS.infinitive });
        else if (tense === "K") add({ form, lemma, bit: CLASS.pastPart });
        else if (tense === "G") add({ form, lemma, bit: CLASS.presPart });
        else {
          const bit = tense === "J" || tense === "T" ? CLASS.literary : CLASS.finite;
          const number = cell < 3 ? ("Sing" as const) : ("Plur" as const);
          add({ form, lemma, bit, tense: `${TENSES[tense]}${(cell % 3) + 1}`, number });
        }
      });
    }
  }
  return forms;
}
