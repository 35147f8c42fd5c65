import { describe, expect, it } from "vitest";
import { analysePitchText } from "../analyse-text.ts";
import { type Claim, isNothingSaid, lowersOf, WHAT_LOWERS } from "../report.ts";
import { provesNothing } from "./telling/tell-kept.ts";
import { whatLowers } from "./what-lowers.ts";

const PROMISES =
  "Notre solution innovante révolutionne la gestion des stocks. Aujourd'hui, plus que jamais, les entreprises doivent se réinventer. Nous proposons une plateforme clé en main qui permet d'optimiser les flux et de gagner en performance. Nos clients sont au cœur de notre démarche. N'hésitez pas à nous contacter pour plus d'informations.";

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
    expect(told).not.toContain(WHAT_LOWERS);
  });

  it("says what lowers a note under seven, from what the text measures", () => {
    const { metrics } = analysePitchText({ pitchType: "produit", content: PROMISES });
    const silent = metrics.filter(({ explanation }) => isNothingSaid(explanation));
    expect(silent.length).toBeGreaterThan(0);
    for (const { label, score, explanation } of silent) {
      expect([label, lowersOf(explanation) === null]).toEqual([label, score >= 7]);
      expect(explanation).not.toMatch(/\d/);
    }
    expect(silent.map(({ explanation }) => explanation).join("\n")).toMatch(
      /peu de preuves|beaucoup d’affirmations|des formules toutes faites/,
    );
  });

  it("gives nothing as lacking that another card praises", () => {
    const costs = ["proofShare", "sceneShare", "claimShare"] as const;
    const credit = { id: "c", metric: "Persuasion", kind: "credit", rule: "proof", quotes: [], evidence: [] };
    const claims = [{ ...credit, text: "Cela convainc." }] as Claim[];
    expect(whatLowers({ label: "Structure", costs }, [])).toBe(
      "peu de preuves, peu de moments que l’on voit",
    );
    expect(whatLowers({ label: "Structure", costs }, claims)).toBe(
      "peu de moments que l’on voit, beaucoup d’affirmations",
    );
  });

  it("asks no proof of a toast, and no scene of a sum", () => {
    const costs = ["proofShare", "sceneShare", "hedgeRate"] as const;
    expect(whatLowers({ label: "Structure", costs, form: "tribute" }, [])).toBe(
      "peu de moments que l’on voit, des mots qui atténuent",
    );
    expect(whatLowers({ label: "Structure", costs, form: "salary" }, [])).toBe(
      "peu de preuves, des mots qui atténuent",
    );
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
