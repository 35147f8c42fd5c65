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

it("has questions to an employer asked in their order, not said again by heart", () => {
  const content =
    "Je voudrais savoir combien vous êtes à l’atelier, et comment se passent les premières semaines. J’ai lu que vous aviez ouvert un dépôt à Toul : est-ce que le poste suppose d’y aller ? Et la personne qui tenait ce poste, où est-elle maintenant ?";
  const shown = shownIn({ pitchType: "rh", question: "Avez-vous des questions ?", content });
  expect(shown).not.toMatch(/à quelqu’un sans le lire|Le début accroche/u);
});

it("asks for no request that is made inside a long line", () => {
  const content =
    "salut donc nous on a fait un savon avec le marc de café de la cantine et du coup ça évite de le jeter le savon c’est quatre euros on en a vendu soixante au marché et là on voudrait que votre boutique en prenne trente pour décembre c’est tout";
  expect(shownIn({ pitchType: "produit", content, audience: "la gérante d’une boutique" })).not.toContain(
    "ajoutez ce que vous demandez",
  );
});

it("tells who gives in that they do", () => {
  const content =
    "Je vise entre 30 000 et 32 000 euros, mais franchement je peux m’adapter, le salaire n’est pas ma priorité. Ce qui compte pour moi c’est l’équipe et le projet. Je gagne aujourd’hui 28 400 avec une prime.";
  const shown = shownIn({ pitchType: "rh", question: "Quelles sont vos prétentions salariales ?", content });
  expect(shown).toContain("Vous cédez avant qu’on vous réponde");
  expect(shown).not.toContain("Racontez ce qui vous l’a appris");
});
