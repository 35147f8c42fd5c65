import { describe, expect, it } from "vitest";
import { readJudgedPitches } from "../../test-support/judged-pitches.ts";
import { analysePitchText } from "../analyse-text.ts";
import { isBareKeep, KEPT } from "./keep-text.ts";

const TALE =
  "En février 2021, la rivière est montée de deux mètres en une nuit. À six heures, j’ai frappé à la porte de madame Roux, au rez-de-chaussée. Elle dormait. L’eau touchait déjà la deuxième marche. Je l’ai portée jusqu’au premier, dans ses couvertures, avec son chien sous l’autre bras. Les pompiers sont arrivés à huit heures. Depuis, mon numéro est écrit au feutre sur son frigo.";
const talk = (content: string) =>
  analysePitchText({
    pitchType: "rh",
    content,
    question: "Racontez une situation difficile que vous avez gérée.",
  });
const firstAdvice = (content: string) => talk(content).claims.find(({ kind }) => kind === "advice")!;

describe("a text that is kept", () => {
  it("is to be known by its first line and its last one", () => {
    const { code, text } = firstAdvice(TALE);
    expect(code).toBe("keep_as_is");
    expect(text).toMatch(
      /la première phrase, «.En février 2021, .+ en une nuit.», et la dernière, «.Depuis, mon numéro .+ frigo.»/u,
    );
  });

  it("takes no signature for its last line", () => {
    const { claims } = talk(`${TALE}\n\nOdile Garrec, gardienne d’immeuble`);
    const kept = claims.filter(({ code }) => code === "keep_as_is").map(({ text }) => text);
    expect(kept.join()).toContain("mon numéro est écrit au feutre");
    expect(kept.join()).not.toContain("Garrec");
  });

  it("takes the object of a letter for no first line", () => {
    const { claims } = talk(`Objet\u00a0: la crue du 3 février\n\n${TALE}`);
    const kept = claims.filter(({ code }) => code === "keep_as_is").map(({ text }) => text);
    expect(kept.join()).not.toContain("Objet");
  });

  it("is not to be known by a last line that only thanks", () => {
    const { claims, recommendations } = talk(`${TALE} Voilà, merci de m’avoir écouté.`);
    expect(claims.filter(({ code, quotes }) => code === "keep_as_is" && quotes.length > 0)).toEqual([]);
    expect(recommendations.suggestions.join(" ")).not.toContain("par cœur");
  });

  it("is told so by the verdict alone where nothing is added to it", () => {
    const bare = readJudgedPitches()
      .map(({ input }) => analysePitchText(input))
      .find(({ claims }) => claims.some(isBareKeep))!;
    expect(bare.verdict.sentence).toMatch(/gardez ce texte/iu);
    expect(bare.recommendations.suggestions).toEqual([]);
    expect(bare.metrics.map(({ explanation }) => explanation).join("\n")).not.toContain(KEPT);
  });

  it("is not kept as it is by who looks for each word", () => {
    const searched = TALE.replaceAll(/, /gu, ", euh, ").replaceAll(". ", ". Bah, euh, ");
    expect(firstAdvice(searched).code).not.toBe("keep_as_is");
  });
});
