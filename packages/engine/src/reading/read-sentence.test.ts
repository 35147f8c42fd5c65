import { describe, expect, it } from "vitest";
import { readSentence } from "./read-sentence.ts";
import { splitWords } from "./split-words.ts";

const read = (text: string) => readSentence(text, 0, text.length).words;
const formsOf = (text: string) => splitWords(text, 0, text.length).map((word) => word.form);

describe("splitWords", () => {
  it("cuts elisions and clitic pronouns, and keeps whole words whole", () => {
    expect(formsOf("Aujourd’hui, qu'est-ce que c'est ?")).toEqual([
      "Aujourd’hui",
      ",",
      "qu'",
      "est",
      "-ce",
      "que",
      "c'",
      "est",
      "?",
    ]);
    expect(formsOf("Va-t-il chez lui, peut-être cette année-là")).toEqual([
      "Va",
      "-t-il",
      "chez",
      "lui",
      ",",
      "peut-être",
      "cette",
      "année",
      "-là",
    ]);
    expect(formsOf("M. Dupont a 12 500 € et 3,5 %.")).toEqual([
      "M.",
      "Dupont",
      "a",
      "12 500",
      "€",
      "et",
      "3,5",
      "%",
      ".",
    ]);
  });

  it("keeps offsets into the source", () => {
    const source = "  L’équipe s’est — vraiment — agrandie…";
    for (const { form, start, end } of splitWords(source, 0, source.length)) {
      expect(source.slice(start, end)).toBe(form);
    }
  });
});

describe("readSentence", () => {
  it("cuts « des » and « du » where they are contractions, not where they are articles", () => {
    expect(read("Le chef du service a des idées.").map((word) => word.form)).toEqual([
      "Le",
      "chef",
      "de",
      "le",
      "service",
      "a",
      "des",
      "idées",
      ".",
    ]);
  });

  it("gives parts of speech, lemmas, features and one root", () => {
    const words = read("Nous avons vendu douze colliers à Lyon.");
    expect(words.map((word) => word.upos)).toEqual([
      "PRON",
      "AUX",
      "VERB",
      "NUM",
      "NOUN",
      "ADP",
      "PROPN",
      "PUNCT",
    ]);
    expect(words[2]).toMatchObject({ lemma: "vendre", head: -1, deprel: "root" });
    expect(words[4]).toMatchObject({ lemma: "collier", head: 2, deprel: "obj" });
    expect(words[1]!.feats).toContain("Person=1");
    expect(words.filter((word) => word.head === -1)).toHaveLength(1);
  });

  it.each([
    ["Tu sais ce qu'elle boit.", { sais: "savoir", boit: "boire" }],
    [
      "Nous arrivons quand il pleut et qu'on dort.",
      { arrivons: "arriver", pleut: "pleuvoir", dort: "dormir" },
    ],
    ["Il achète ce que nous vendons.", { achète: "acheter", vendons: "vendre" }],
    ["Je pèse chaque sac, il essaie la balance.", { pèse: "peser", essaie: "essayer" }],
    ["Laissez votre veste, je serai là.", { Laissez: "laisser", serai: "être" }],
    ["Elle a conçu le plan que nous avons construit.", { conçu: "concevoir", construit: "construire" }],
  ])("knows the verb of each form: %s", (text, lemmas) => {
    const found = read(text).filter(({ form }) => form in lemmas);
    expect(Object.fromEntries(found.map(({ form, lemma }) => [form, lemma]))).toEqual(lemmas);
  });

  it.each(["Bonjour, je m'appelle Lucie et j'ouvre une boulangerie à Lens.", "Envoyez la balise."])(
    "takes no other verb for an auxiliary: %s",
    (text) => {
      const auxiliaries = read(text).filter(({ upos }) => upos === "AUX");
      expect(auxiliaries).toEqual([]);
    },
  );

  it.each(["Au printemps trois mécaniciens les réparent devant elles.", "Nos clientes les jettent."])(
    "reads a pronoun and no article before a conjugated verb: %s",
    (text) => {
      const { words } = readSentence(text, 0, text.length);
      const at = words.findIndex(({ form }) => form === "les" || form === "la");
      expect(words[at]!.upos).toBe("PRON");
    },
  );

  it("takes no sign for a verb", () => {
    const words = read("— Bonjour • → nous vendons du pain.");
    expect(words.filter(({ form }) => /^[—•→]$/.test(form)).map(({ upos }) => upos)).not.toContain("VERB");
    expect(words.find(({ form }) => form === "vendons")!.upos).toBe("VERB");
  });

  it("reads whatever it is given", () => {
    for (const odd of [
      "",
      " ",
      "…",
      "🙂",
      "\0\0",
      "a".repeat(3000),
      "'''",
      "- - -",
      "du",
      "e\u0301t\u0301",
    ]) {
      const words = read(odd);
      expect(words.filter((word) => word.head === -1)).toHaveLength(words.length > 0 ? 1 : 0);
    }
  });
});
