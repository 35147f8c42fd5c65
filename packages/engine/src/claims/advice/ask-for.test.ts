import { expect, it } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";
import type { PitchText } from "../../pitch.ts";

const shownIn = (input: PitchText) => {
  const { metrics, recommendations } = analysePitchText(input);
  return [...metrics.map(({ explanation }) => explanation), ...recommendations.suggestions].join("\n");
};

it("asks for a scene of the book or the film that a speech presents", () => {
  const presented = (start: string) =>
    shownIn({
      pitchType: "perso",
      content: `${start} Ça parle d’un garçon qui part en mer avec son oncle. J’ai bien aimé parce que l’histoire est bien et que les personnages sont attachants. Ça fait réfléchir. Je vous le conseille. Merci de m’avoir écouté.`,
    });
  expect(presented("Bonjour, je vais vous présenter mon livre préféré.")).toContain(
    "une seule scène de ce livre",
  );
  expect(presented("Bonjour, je vais vous parler d’un film.")).toContain("une seule scène de ce film");
});

it("asks no proof of a weakness, nor a time when a distance was seen", () => {
  const shown = shownIn({
    pitchType: "rh",
    question: "Pourquoi voulez-vous travailler chez nous ?",
    content:
      "Bah franchement votre annonce m’a plu quoi. Vous êtes une grande entreprise, reconnue dans votre domaine. Et puis c’est tout près de chez ma sœur, donc pour les trajets c’est pratique, je vais pas mentir. Je suis parfois trop bavarde, j’ai du mal à m’arrêter. Après moi je suis motivée et dynamique. Voilà, je pense que je pourrais vous apporter quelque chose.",
  });
  expect(shown).not.toMatch(/pratique, je vais pas mentir\u00a0», racontez/u);
  expect(shown).not.toMatch(/(?:trop bavarde|m’arrêter)\u00a0»\u00a0: il faut vous croire/u);
});
