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
