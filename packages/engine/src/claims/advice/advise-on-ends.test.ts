import { describe, expect, it } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";
import type { PitchText } from "../../pitch.ts";
import { listAdviceOn } from "../../../test-support/list-advice.ts";

const answer = (content: string): PitchText => ({
  pitchType: "rh",
  content,
  question: "Comment organisez-vous votre journée ?",
});
const DAY =
  "Le matin je regarde la liste des livraisons et je la trie par quartier. Je charge le camion dans l’ordre inverse. À midi j’appelle les clients de l’après-midi pour les prévenir. Le soir je note ce qui n’est pas passé.";

describe("a last line that is worth nothing", () => {
  it("may be told", () => {
    expect(listAdviceOn(answer(`${DAY} L’organisation est la clé de tout.`)).join("\n")).toMatch(
      /Vous finissez sur «.L’organisation est la clé de tout/u,
    );
  });

  it("is no question to who listens", () => {
    const asks = answer(`${DAY} Est-ce que vos tournées se préparent la veille ?`);
    expect(listAdviceOn(asks).join("\n")).not.toContain("Vous finissez sur");
  });
});

describe("who says where they should have begun", () => {
  const BEFORE =
    "Bonsoir. Nous tenons un atelier de vélos rue des Tanneurs, tous les samedis, avec onze bénévoles. L’an dernier, nous avons appris à deux cents personnes à réparer leur vélo.";
  const pleaOf = (end: string) =>
    analysePitchText({ pitchType: "produit", audience: "Conseil municipal", content: `${BEFORE} ${end}` })
      .recommendations.suggestions;

  it("is taken at their word, first, for what is announced or for what was just said", () => {
    expect(
      pleaOf("Ah, et j’aurais dû commencer par là\u00a0: nous vous demandons un boxe pour un an.")[0],
    ).toMatch(/commencez par «.nous vous demandons un boxe/u);
    expect(
      pleaOf("Fatou allait à pied à la clinique, cinquante minutes. J’aurais dû commencer par là. Merci.")[0],
    ).toMatch(/«.J’aurais dû commencer par là.»\. Commencez par ce que vous venez de dire juste avant/u);
  });

  it("is not who regrets to have begun something late", () => {
    const lines = pleaOf("J’aurais dû commencer à réparer des vélos dix ans plus tôt.").join("\n");
    expect(lines).not.toContain("Vous le dites vous-même");
  });
});
