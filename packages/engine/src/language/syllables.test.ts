import { describe, expect, it } from "vitest";
import { combineNumberWords, readFigures, readNumberWord, writeNumber } from "./numbers.ts";
import { readText } from "./read-text.ts";
import { countSyllables, countTextSyllables } from "./syllables.ts";

describe("countSyllables", () => {
  it.each(
    Object.entries({
      client: 2,
      ouvrier: 3,
      développement: 5,
      maintenant: 3,
      travail: 2,
      famille: 2,
      travailler: 3,
      fille: 1,
      billet: 2,
      boulangerie: 4,
      idée: 2,
      nation: 2,
      lieu: 1,
      cinq: 1,
      question: 2,
      langue: 1,
      guerre: 1,
      beaucoup: 2,
      eau: 1,
      oiseau: 2,
      peuple: 1,
      août: 1,
      travaillent: 2,
      moment: 2,
      différent: 3,
      parlent: 1,
      créer: 2,
      création: 3,
      naïf: 2,
      maïs: 2,
      voyage: 2,
      payer: 2,
      nuit: 1,
      huit: 1,
      bruit: 1,
      pays: 2,
      mangeons: 2,
      solution: 3,
      entreprise: 3,
      patience: 2,
      février: 3,
      essentiel: 3,
      meilleur: 2,
      feuille: 1,
      grenouille: 2,
      équipe: 2,
      chaque: 1,
      aiguille: 2,
      théâtre: 2,
      poète: 2,
      million: 2,
      essuyer: 3,
      appuyer: 3,
      "quarante-deux": 3,
      CRM: 3,
      "70": 3,
      "2 500": 4,
      "3,5": 4,
    }),
  )("%s: %i", (word, count) => {
    expect(countSyllables(word)).toBe(count);
  });

  it("gives elided consonants to the next word", () => {
    expect(countTextSyllables(readText("J'ai l'eau qu'il faut."))).toBe(4);
  });

  it("finds 1.4 to 1.7 syllables a word in running French", () => {
    const units = readText(
      "Chaque semaine, une boulangerie de quartier jette quarante-deux kilos de pain, parce que personne ne sait combien de clients pousseront la porte demain.",
    );
    const rate = countTextSyllables(units) / units.wordCount;
    expect(rate).toBeGreaterThan(1.4);
    expect(rate).toBeLessThan(1.75);
  });
});

describe("numbers", () => {
  it.each([
    [0, "zéro"],
    [21, "vingt et un"],
    [70, "soixante-dix"],
    [71, "soixante et onze"],
    [80, "quatre-vingts"],
    [81, "quatre-vingt-un"],
    [99, "quatre-vingt-dix-neuf"],
    [200, "deux cents"],
    [201, "deux cent un"],
    [1000, "mille"],
    [2500, "deux mille cinq cents"],
    [200_000, "deux cent mille"],
    [3_000_000, "trois millions"],
  ])("writes %i", (value, words) => {
    expect(writeNumber(value)).toBe(words);
  });

  it.each([
    ["2 500", 2500],
    ["3,5", 3.5],
    ["3.5", 3.5],
    ["1.000.000", 1_000_000],
  ])("reads %s", (text, value) => {
    expect(readFigures(text)).toBe(value);
  });

  it("reads back what it writes", () => {
    const large = [90_000, 200_000, 1_200_000, 2_000_005, 350_000_000, 7_042_000_001];
    for (const value of [...Array.from({ length: 1198 }, (_, index) => index + 2), ...large]) {
      const words = writeNumber(value)
        .split(" ")
        .filter((word) => word !== "et");
      expect(combineNumberWords(words.map((word) => readNumberWord(word)!))).toBe(value);
    }
    expect(combineNumberWords([2, 1000, 1e9])).toBe(2e12);
    expect(combineNumberWords([0.5, 1e6])).toBe(500_000);
  });
});
