import { expect, it } from "vitest";
import { analysePitchText, judge } from "../../analyse-text.ts";
import { findLeave } from "./find-leave.ts";

const STORY =
  "En mars la pompe du bassin a lâché. J’ai appelé Samir et on a vidé la cuve à la main. À minuit l’eau tournait de nouveau. Depuis je garde une pompe de rechange.";
const adviceOn = (content: string) =>
  analysePitchText({
    pitchType: "rh",
    content,
    question: "Racontez une panne.",
  }).recommendations.suggestions.join(" ");

it("takes leave-taking for leave-taking, and no last words that say more", () => {
  expect(adviceOn(`${STORY} Voilà, c’est tout.`)).toContain("Arrêtez-vous");
  expect(adviceOn(`${STORY} C’est tout ce que j’ai trouvé.`)).not.toContain("Arrêtez-vous");
});

it("takes « je suis désolé » for no excuse of the speech where it is said to those whom the news strikes", () => {
  const content =
    "L’atelier de Vierzon ferme le 30 juin. Vos rebuts sont les plus bas du groupe. La commande qui faisait sept pièces sur dix part en Slovaquie. Les vingt-trois postes sont proposés à Bourges, avec la navette payée deux ans. Je vous reçois un par un demain à huit heures. Je suis désolé.";
  const told = (pitchType: "perso" | "rh") => judge({ pitchType, content }).context;
  expect(findLeave(told("perso"))).toBeNull();
  expect(findLeave(told("rh"))).not.toBeNull();
  const { recommendations } = analysePitchText({ pitchType: "perso", content });
  expect(recommendations.suggestions.join(" ")).not.toContain("désolé");
});

it("shows no line to stop at that is no better an end", () => {
  const told = analysePitchText({
    pitchType: "produit",
    content:
      "Notre appli fait garder les plantes pendant les vacances. Un voisin passe les arroser deux fois par semaine. Le marché, c’est tout le monde. Pour l’argent, on prendrait une commission. Je pense que c’est vraiment une bonne idée. Voilà, c’est tout.",
  }).claims.map(({ text }) => text);
  expect(told.join(" ")).toContain("Arrêtez-vous avant «\u00a0c’est tout\u00a0»");
  expect(told.join(" ")).not.toContain("Arrêtez-vous à");
});
