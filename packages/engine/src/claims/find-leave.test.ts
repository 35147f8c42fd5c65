import { expect, it } from "vitest";
import { analysePitchText } from "../analyse-text.ts";

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
