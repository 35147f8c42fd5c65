import { describe, expect, it } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";

const claimsOf = (input: Parameters<typeof analysePitchText>[0]) => analysePitchText(input).claims;

describe("praises of an answer that rest on nothing", () => {
  it("names no weakness where somebody says they are a perfectionist, and asks for one", () => {
    const claims = claimsOf({
      pitchType: "rh",
      question: "Quel est votre principal défaut ?",
      content:
        "Mon principal défaut, c'est que je suis perfectionniste. J'aime que tout soit impeccable et je reste souvent tard pour finir. Mais c'est aussi une qualité, car le client est toujours content. Je ne vois pas vraiment autre chose.",
    });
    expect(claims.some(({ kind, part }) => kind === "credit" && part === "weakness")).toBe(false);
    const texts = claims.map(({ text }) => text).join("\n");
    expect(texts).not.toMatch(/aussi une qualité.*(?:cas précis|le montre)/u);
    expect(texts).not.toMatch(/perfectionniste.*racontez un moment où cela s’est vu/u);
  });

  it("takes the way home for no fact about the employer", () => {
    const claims = claimsOf({
      pitchType: "rh",
      question: "Pourquoi voulez-vous travailler chez nous ?",
      content:
        "J'ai vu votre annonce et je me suis dit que cela pouvait me plaire. Votre magasin est connu et il est à douze minutes de chez moi. J'aime le contact et je suis disponible tout de suite. J'ai déjà vendu des fleurs pendant deux ans au marché de Colmar.",
    });
    expect(claims.some(({ kind, part }) => kind === "credit" && part === "company_fact")).toBe(false);
  });
});

it("hears a request in a sum that is sought", () => {
  const texts = claimsOf({
    pitchType: "produit",
    audience: "des investisseurs",
    content:
      "Nous développons une plateforme de pilotage pour les acteurs du transport. Notre technologie est agnostique et s'intègre à tous les systèmes. Le marché est en forte croissance. Nous recherchons 3 millions d'euros afin d'accélérer notre développement et de renforcer nos équipes.",
  }).map(({ text }) => text);
  expect(texts).not.toContain("On ne sait pas ce que vous demandez.");
  expect(texts.join("\n")).not.toMatch(/ajoutez ce que vous demandez|quoi vous répondre/u);
});
