import { describe, expect, it } from "vitest";
import { analysePitchText } from "../analyse-text.ts";
import { provesNothing } from "./telling/tell-kept.ts";

const RECIPE =
  "Pour faire des crêpes, mélangez 250 grammes de farine, quatre œufs et un demi-litre de lait. Ajoutez une pincée de sel et deux cuillères de sucre. Laissez reposer la pâte une heure. Faites chauffer une poêle beurrée. Versez une louche de pâte, attendez une minute, puis retournez la crêpe. Servez chaud avec du sucre ou de la confiture.";

describe("a card with nothing to say", () => {
  it("says what made its note, where the measures did not", () => {
    const { metrics } = analysePitchText({
      pitchType: "rh",
      question: "Parlez-moi de vous.",
      content: RECIPE,
    });
    const told = metrics.map(({ explanation }) => explanation).join("\n");
    expect(told).toContain("la réponse s’éloigne de la question");
    expect(told).not.toContain("la note vient des mesures");
  });

  it.each([
    ["La baguette est à 1,20 euro.", true],
    ["J’ai obtenu un master à Lille en 2022.", true],
    ["Nous sommes ouverts le mardi de 7 h à 19 h.", true],
    ["Mon frère a sorti les onze vaches une par une.", false],
    ["Le 4 mai, l’incendie a pris la grange à deux heures.", false],
  ])("praises no price, no opening hours and no diploma as precise: %s", (text, isSo) => {
    expect(provesNothing(text)).toBe(isSo);
  });
});
