import { describe, expect, it } from "vitest";
import { analysePitchText } from "../analyse-text.ts";

const suggestionsOn = (content: string) =>
  analysePitchText({ pitchType: "rh", content, question: "Comment organisez-vous votre journée ?" })
    .recommendations.suggestions;
const DAY =
  "Le matin je regarde la liste des livraisons et je la trie par quartier. Je charge le camion dans l’ordre inverse. À midi j’appelle les clients de l’après-midi pour les prévenir. Le soir je note ce qui n’est pas passé.";

describe("a last line that is worth nothing", () => {
  it("is shown where nothing surer is to be said", () => {
    expect(suggestionsOn(`${DAY} L’organisation est la clé de tout.`).join(" ")).toMatch(
      /finissez|Arrêtez-vous/u,
    );
  });

  it("is no question to who listens", () => {
    expect(suggestionsOn(`${DAY} Est-ce que vos tournées se préparent la veille ?`).join(" ")).not.toContain(
      "Vous finissez sur",
    );
  });
});

describe("who says where they should have begun", () => {
  const BEFORE =
    "Bonsoir. Nous tenons un atelier de vélos rue des Tanneurs, tous les samedis, avec onze bénévoles. L’an dernier, nous avons appris à deux cents personnes à réparer leur vélo.";
  const pleaOf = (end: string) =>
    analysePitchText({ pitchType: "produit", audience: "Conseil municipal", content: `${BEFORE} ${end}` })
      .recommendations.suggestions;

  it("is taken at their word, whether it is said before or in that sentence", () => {
    expect(
      pleaOf("Ah, et j’aurais dû commencer par là\u00a0: nous vous demandons un boxe pour un an.")[0],
    ).toMatch(/commencez par «.nous vous demandons un boxe/u);
    expect(
      pleaOf("J’aurais dû commencer par là. Fatou allait à pied à la clinique, cinquante minutes.")[0],
    ).toMatch(/commencez par «.Fatou allait à pied/u);
  });

  it("is not who regrets to have begun something late", () => {
    const lines = pleaOf("J’aurais dû commencer à réparer des vélos dix ans plus tôt.");
    expect(lines.join("\n")).not.toContain("vous auriez dû commencer");
  });
});
