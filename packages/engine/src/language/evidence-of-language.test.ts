import { describe, expect, it } from "vitest";
import { detectLanguage } from "./detect-language.ts";
import { measureFunctionWordRatio } from "./function-words.ts";
import { measureImpossibleBigrams } from "./impossible-bigrams.ts";
import { readText } from "./read-text.ts";

const FRENCH =
  "Chaque semaine, une boulangerie de quartier jette 42 kilos de pain, parce que personne ne sait combien de clients pousseront la porte demain. Avec mon associé, nous avons créé une application qui le dit.";
const ENGLISH =
  "Every week a small bakery throws away a lot of bread because nobody knows how many people will come in tomorrow.";
const LOREM =
  "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.";
const SALAD =
  "le boulangerie dans nous et de les capteur avec pour une parce que sont le des marché donc à qui levons notre en par mais les pour";
const KEYWORDS =
  "problème, solution, marché, clients, traction, abonnement, équipe, concurrents, investissement, croissance, innovation, partenaires";

describe("language", () => {
  it.each([
    [FRENCH, "fr"],
    [FRENCH.normalize("NFD").replace(/\p{M}/gu, ""), "fr"],
    [ENGLISH, "en"],
    [LOREM, "lorem"],
    [
      "Cada semana una panadería tira mucho pan porque no sabe cuántos clientes van a venir mañana y los otros también.",
      "other",
    ],
  ])("names %s", (text, language) => {
    expect(detectLanguage(readText(text)).language).toBe(language);
  });

  it("finds function words in French and hardly any in a list", () => {
    expect(measureFunctionWordRatio(readText(FRENCH))).toBeGreaterThan(0.42);
    expect(measureFunctionWordRatio(readText(KEYWORDS))).toBeLessThan(0.2);
    expect(measureFunctionWordRatio(readText(LOREM))).toBeLessThan(0.2);
  });

  it("finds impossible pairs in a salad only", () => {
    expect(measureImpossibleBigrams(readText(SALAD))).toBeGreaterThan(3);
    expect(measureImpossibleBigrams(readText(FRENCH))).toBe(0);
    expect(
      measureImpossibleBigrams(
        readText("Je les ai réunis un par un, pour le pire et pour le meilleur, et je la remercie."),
      ),
    ).toBe(0);
  });
});
