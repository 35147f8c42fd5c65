import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCpuMs } from "../../test-support/cpu-time.ts";
import { readText } from "./read-text.ts";
import { countWords } from "../pitch.ts";

const sentencesOf = (text: string) => readText(text).sentences.map((sentence) => sentence.text);
const normsOf = (text: string) => readText(text).tokens.map((token) => token.norm);

describe("readText sentences", () => {
  it.each([
    ["titles", "M. Martin et Mme Roy arrivent. Le Dr. Petit suit.", 2],
    ["decimals", "Cela coûte 3.5 euros. Ou 3,5 % de moins.", 2],
    ["initials", "J. Dupont dirige. Il a gagné.", 2],
    ["etc. before a lower-case word", "Des vis, des clous, etc. sont fournis. Fin.", 2],
    ["etc. before a capital", "Des vis, des clous, etc. Nous livrons.", 2],
    ["an ellipsis that hesitates", "Je voulais… enfin, peut-être. Voilà.", 2],
    ["an ellipsis that ends", "Je voulais… Mais non.", 2],
    ["a question quoted in a sentence", "« Pourquoi ? » demande-t-elle. Rien.", 2],
    ["a stop inside closing quotes", "Il a dit : « Non ! » Puis il est parti.", 2],
    ["sites", "Voyez exemple.fr pour en savoir plus.", 1],
    ["addresses", "Voyez https://pain.example/page?jour=mai&lieu=Vannes ce soir. Venez.", 2],
    ["a missing space", "C'est fini.Ensuite nous partons.", 2],
    ["lines without stops", "Problème : le pain\n- Solution : une appli\n- Prix : 59 euros", 3],
    ["blank lines", "Un titre\n\nUne phrase sans point\n\nUne autre", 3],
  ])("cuts around %s", (_, text, count) => {
    expect(sentencesOf(text)).toHaveLength(count);
  });

  it("guesses the sentences of a transcript without stops", () => {
    const transcript =
      "alors moi je m'appelle Karim j'ai vingt-huit ans et ça fait cinq ans que je suis cuisinier à Bordeaux l'année dernière mon chef est parti du jour au lendemain et on m'a demandé de reprendre la cuisine j'avais jamais géré une équipe j'ai réuni tout le monde un lundi matin et j'ai demandé à chacun ce qui bloquait";
    expect(readText(transcript).punctuated).toBe(false);
    const sentences = sentencesOf(transcript);
    expect(sentences[0]).toMatch(/cuisinier à Bordeaux$/);
    expect(sentences[1]).toMatch(/^l'année dernière mon chef/);
    expect(sentences.at(-1)).toMatch(/^j'(?:avais jamais géré|ai réuni tout le monde)/);
  });

  it("does not part « dire » from the word that is said", () => {
    const transcript =
      "bonsoir moi c'est Lila je suis au club depuis que j'ai neuf ans et je voulais dire merci à Jeanne parce que c'est elle qui m'a appris à plonger elle m'a poussée dans l'eau et elle a sauté derrière avec son sifflet et tout le monde a ri on en parle encore ce soir";
    expect(sentencesOf(transcript).some((sentence) => sentence.startsWith("merci à Jeanne"))).toBe(false);
  });

  it("keeps the paragraphs", () => {
    const { sentences, paragraphs } = readText("Un. Deux.\r\n\r\nTrois.");
    expect(paragraphs).toHaveLength(2);
    expect(sentences.map((sentence) => sentence.paragraph)).toEqual([0, 0, 1]);
  });
});

describe("readText tokens", () => {
  it("sets elisions, clitics and numbers apart", () => {
    expect(normsOf("L'eau d'aujourd'hui, avez-vous 2 500 € ?")).toEqual([
      "l'",
      "eau",
      "d'",
      "aujourd'hui",
      ",",
      "avez",
      "vous",
      "2 500",
      "€",
      "?",
    ]);
    expect(normsOf("Un rendez-vous peut-être, celui-ci.")).toEqual([
      "un",
      "rendez-vous",
      "peut-être",
      ",",
      "celui-ci",
      ".",
    ]);
  });

  it("reads an apostrophe that was not typed", () => {
    expect(normsOf("j ai cree l entreprise")).toEqual(["j'", "ai", "cree", "l'", "entreprise"]);
  });

  it("knows a text typed without accents", () => {
    const typed =
      "j ai cree une entreprise de reparation de velos dans la ville de Caen et nous avons deja trente clients fideles qui reviennent chaque mois avec leurs amis";
    expect(readText(typed).accented).toBe(false);
    expect(readText("Une phrase courte.").accented).toBe(true);
  });

  it("gives the same forms whatever the typography", () => {
    const text = "L'été, j'ai vu 2 500 clients : « oui ! »";
    const dressed = text.normalize("NFD").replaceAll("'", "’").replaceAll(" ", "\u00a0");
    expect(normsOf(dressed)).toEqual(normsOf(text));
  });
});

describe("readText on any text", () => {
  const odd = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ unit: fc.constantFrom(...".!?… \n\r\t'’-«»\"()éeA1,\u0301\u00a0\0"), maxLength: 200 }),
    fc.lorem({ maxCount: 40 }),
  );

  it("keeps every offset in the source, in order", () => {
    fc.assert(
      fc.property(odd, (source) => {
        const { tokens, sentences } = readText(source);
        let last = 0;
        for (const token of tokens) {
          expect(token.start).toBeGreaterThanOrEqual(last);
          expect(source.slice(token.start, token.end)).toBe(token.text);
          last = token.end;
        }
        for (const sentence of sentences)
          expect(source.slice(sentence.start, sentence.end)).toBe(sentence.text);
        expect(sentences.reduce((sum, sentence) => sum + sentence.endToken - sentence.firstToken, 0)).toBe(
          tokens.length,
        );
      }),
      { numRuns: 300 },
    );
  });

  it("counts in its sentences the words that countWords counts", () => {
    fc.assert(
      fc.property(odd, (source) => {
        fc.pre(!source.includes("\0"));
        const { sentences, wordCount } = readText(source);
        expect(sentences.reduce((sum, sentence) => sum + sentence.words, 0)).toBe(wordCount);
        expect(wordCount).toBe(countWords(source));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["spaces", " ".repeat(200_000)],
    ["angle brackets", "> ".repeat(20_000)],
    ["combining marks", "e\u0301\u0316".repeat(40_000)],
    ["marks on one letter", `e${"\u0301\u0316".repeat(50_000)}`],
    ["emoji", "😀".repeat(30_000)],
    ["lone surrogates", "\ud800".repeat(30_000)],
    ["NUL", "\0".repeat(100_000)],
    ["hyphens", "a-".repeat(30_000)],
    ["apostrophes", "l'".repeat(30_000)],
    ["one word", "a".repeat(100_000)],
    ["words without stops", "nous avons vu le client et ".repeat(4_000)],
    ["stops", ". ".repeat(30_000)],
  ])(
    "stays linear on %s",
    (_, text) => {
      const started = readCpuMs();
      readText(text);
      // A second is ample for linear work; quadratic work takes a minute.
      expect(readCpuMs() - started).toBeLessThan(8000);
    },
    120_000,
  );
});

describe("a text of long sentences", () => {
  const written =
    "Depuis la fermeture de la laiterie, nous achetons le lait de onze fermes, dont sept en conversion, nous le transformons dans l'ancienne gare, que la commune nous loue, et nous vendons nos fromages à trente-deux cantines, qui les servent chaque mardi aux enfants du canton.";

  it("is its author's own where its clauses are parted by commas", () => {
    const { punctuated, sentences } = readText(written);
    expect(punctuated).toBe(true);
    expect(sentences).toHaveLength(1);
  });

  it.each([
    ["without capitals", written.toLowerCase()],
    ["without a last stop", written.slice(0, -1)],
    ["with few commas", written.replaceAll(/, (?!et)/gu, " ")],
    ["that hesitates", `Euh, ${written.charAt(0).toLowerCase()}${written.slice(1)}`],
    ["without end", `${written.slice(0, -1)}, ${written.charAt(0).toLowerCase()}${written.slice(1)}`],
  ])("is a transcript %s", (_, text) => {
    expect(readText(text).punctuated).toBe(false);
  });
});
