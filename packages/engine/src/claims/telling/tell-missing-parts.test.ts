import { expect, it } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";

const missingFrom = (content: string) =>
  analysePitchText({ pitchType: "produit", content })
    .claims.filter(({ rule, kind }) => rule === "part" && kind === "missing")
    .map(({ part }) => part);

const VERDICTS =
  "Bonjour à tous. Nous avons créé une application vraiment innovante qui va changer votre quotidien. Elle est simple, elle est rapide, elle est agréable à utiliser. On peut y retrouver tout ce dont on a besoin, quand on veut et où on veut. Notre équipe est passionnée et très motivée. Nous croyons beaucoup en ce projet. Merci de votre attention.";
const FACTS =
  " Depuis mars, quatre-vingts familles de Nevers paient six euros par mois, et trois sur quatre sont restées.";

it("tells what an offer lacks where two models agree that it does", () => {
  expect(missingFrom(VERDICTS)).toEqual(expect.arrayContaining(["problem", "proof", "business_model"]));
});

it("calls nothing missing that the text holds", () => {
  const missing = missingFrom(VERDICTS.replace(" Merci", `${FACTS} Merci`));
  expect(missing).not.toContain("proof");
  expect(missing).not.toContain("business_model");
});

it("asks no price of what is done for a school", () => {
  const work = VERDICTS.replace("Nous avons créé", "Pour notre projet tutoré nous avons créé");
  expect(missingFrom(work)).toContain("proof");
  expect(missingFrom(work)).not.toContain("business_model");
});
