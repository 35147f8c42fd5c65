import { expect, it } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";

const firstAdviceOn = (content: string) =>
  analysePitchText({ pitchType: "produit", content, audience: "Investisseur" }).recommendations
    .suggestions[0] ?? "";

const PROMISES =
  "Bonjour, je suis Karim et avec mon associée on a une idée d'application. Notre solution innovante révolutionne la gestion des stocks des petits commerces. Je pense que c'est un vrai besoin parce que tout le monde perd du temps avec ça. On propose une plateforme simple et intuitive qui permet de gagner en performance.";
const PERSON =
  "Ma tante tient une épicerie à Roubaix et elle note tout dans un cahier, en mars elle a jeté deux cents yaourts.";
const END = "Nous cherchons des partenaires. Merci de m'avoir écouté.";

it("begins with the one person whom the need is seen on, though the need was claimed before", () => {
  expect(firstAdviceOn(`${PROMISES} ${PERSON} ${END}`)).toMatch(
    /^Commencez par «\sMa tante tient une épicerie/,
  );
});

it("asks for such a person where there is none", () => {
  expect(firstAdviceOn(`${PROMISES} ${END}`)).not.toContain("Ma tante");
});
