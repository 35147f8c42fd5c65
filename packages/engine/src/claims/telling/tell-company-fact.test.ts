import { expect, it } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";

const isPraised = (content: string) =>
  analysePitchText({
    pitchType: "rh",
    question: "Que savez-vous de notre entreprise ?",
    audience: "un recruteur",
    content,
  }).claims.some(({ kind, part }) => kind === "credit" && part === "company_fact");

it("praises no fact where an employer is only praised", () => {
  expect(
    isPraised(
      "J'ai beaucoup entendu parler de votre entreprise. Vous êtes une référence du secteur, vous innovez sans cesse et vos services sont reconnus par tous. J'ai également lu que vous étiez très attachés à vos salariés, ce qui est essentiel pour moi. Je serais donc ravie de rejoindre une entreprise aussi dynamique.",
    ),
  ).toBe(false);
});

it("praises one that is named or counted", () => {
  expect(
    isPraised(
      "Vous avez repris en 2021 la scierie de Lubersac, avec ses onze salariés. Votre atelier coupe surtout du châtaignier, et vous venez d'ouvrir un magasin à Tulle. J'ai lu cela dans le journal de la commune. Mon père y a livré du bois pendant vingt ans.",
    ),
  ).toBe(true);
});

it("knows nobody by virtues that anybody would claim", () => {
  const { claims } = analysePitchText({
    pitchType: "rh",
    question: "Parlez-moi de vous.",
    target: "Vendeuse",
    content:
      "Je suis une personne curieuse, portée par l’humain. J’aime apprendre et relever des défis au quotidien. Je m’adapte partout et je reste positive en toutes circonstances. Mon énergie est mon plus bel atout. Je crois au travail en équipe et au dépassement de soi. Votre maison me correspond.",
  });
  expect(claims.some(({ kind, part }) => kind === "credit" && part === "who")).toBe(false);
});
