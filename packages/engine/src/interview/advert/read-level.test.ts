import { describe, expect, test } from "vitest";
import { plainText } from "../plain-text.ts";
import { levelAt, levelOf } from "./read-level.ts";

test.each([
  ["Des notions de soudure", "débutant"],
  ["une première expérience en boutique", "débutant"],
  ["Maîtrise de la taille des arbres fruitiers", "avancé"],
  ["anglais courant", "avancé"],
  ["usage courant d’un tableur", "intermédiaire"],
  ["anglais professionnel", "intermédiaire"],
  ["3 ans de pratique en cuisine", "intermédiaire"],
  ["six ans en bureau d’études", "avancé"],
  ["À l’aise avec la caisse", "intermédiaire"],
  // No level is given.
  ["Tenue de la caisse", null],
  ["assistance à maîtrise d’ouvrage", null],
  ["installations courants forts", null],
  ["diplôme d’expertise comptable", null],
  ["moins de 3 ans d’ancienneté", null],
  ["une maison qui existe depuis 40 ans", null],
  ["opérationnel(le) sous quinze jours", null],
  ["maintien en condition opérationnelle du parc", null],
])("%s: %s", (words, level) => {
  expect(levelOf(plainText(words))).toBe(level);
});

describe("in a line", () => {
  const at = (line: string, said: string, isSoft = false) => {
    const start = line.indexOf(said);
    return levelAt(line, { start: 0, end: line.length }, { start, end: start + said.length }, isSoft);
  };

  test("takes what is said before it, or after a colon", () => {
    expect(at("maîtrise de Word et Excel", "Excel")).toBe("avancé");
    expect(at("Langage SQL : notions", "Langage SQL")).toBe("débutant");
    expect(at("Soudure TIG, 5 ans minimum", "Soudure TIG")).toBe("avancé");
  });

  test("shares the level of a list, but not years that are an item of their own", () => {
    expect(at("Maîtrise de Word, Excel et PowerPoint", "Excel")).toBe("avancé");
    expect(at("5 ans d’expérience, CACES 3 et 5", "CACES 3 et 5")).toBeNull();
    expect(at("Quatre ans de cuisine traditionnelle, tenue d’un poste chaud", "tenue d’un poste")).toBeNull();
    expect(at("notions de couture, permis B", "permis B")).toBeNull();
    expect(
      at("bases en retouche photo, connaissance du monde associatif", "connaissance du monde"),
    ).toBeNull();
  });

  test("takes a level behind a comma", () => {
    expect(at("Debian, vraiment solide", "Debian")).toBe("avancé");
  });

  test("leaves the level of a neighbour to it, and none to a quality", () => {
    const line = "Vous connaissez Windows, vous avez des notions de réseau";
    expect(at(line, "Windows")).toBeNull();
    expect(at("Maîtrise d’Excel, rigueur", "rigueur", true)).toBeNull();
  });
});

test.each([
  ["première expérience réussie de 2 ans minimum en caisse", "intermédiaire"],
  ["un minimum de 5 ans d’expérience en cabinet", "avancé"],
  ["une première expérience", "débutant"],
])("years say more than the word « première »: %s", (words, level) => {
  expect(levelOf(plainText(words))).toBe(level);
});
