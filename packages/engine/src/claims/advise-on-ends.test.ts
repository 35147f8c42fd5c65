import { describe, expect, it } from "vitest";
import type { PitchText } from "../pitch.ts";
import { listAdviceOn } from "../../test-support/list-advice.ts";

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
    listAdviceOn({ pitchType: "produit", audience: "Conseil municipal", content: `${BEFORE} ${end}` }).join(
      "\n",
    );

  it("may be taken at their word, whether it is said before or in that sentence", () => {
    expect(
      pleaOf("Ah, et j’aurais dû commencer par là\u00a0: nous vous demandons un boxe pour un an."),
    ).toMatch(/commencez par «.nous vous demandons un boxe/u);
    expect(
      pleaOf("J’aurais dû commencer par là. Fatou allait à pied à la clinique, cinquante minutes."),
    ).toMatch(/commencez par «.Fatou allait à pied/u);
  });

  it("is not who regrets to have begun something late", () => {
    expect(pleaOf("J’aurais dû commencer à réparer des vélos dix ans plus tôt.")).not.toContain(
      "vous auriez dû commencer",
    );
  });
});
