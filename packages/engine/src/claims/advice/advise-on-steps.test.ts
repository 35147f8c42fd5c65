import { expect, it } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";

const codesOn = (content: string, question: string) =>
  analysePitchText({ pitchType: "rh", content, question }).claims.flatMap(({ code }) => code ?? []);
const MUDDLED =
  "Moi je regarde si ça tourne, des fois c’est bête. Après le gaz, les pressions. Enfin non, la fuite. Et le condenseur aussi, j’aurais dû le dire avant. C’est au feeling, quand t’as l’habitude tu sens.";

it("asks for steps where steps are asked for, and for no day of one’s life", () => {
  const codes = codesOn(MUDDLED, "Une chambre froide ne descend plus. Comment procédez-vous ?");
  expect(codes).toContain("reorder");
  expect(codes).not.toContain("add_example");
  expect(codesOn(MUDDLED, "Parlez-moi d’une panne que vous avez réparée.")).not.toContain("reorder");
});

it("asks for none of what one does for oneself", () => {
  const free =
    "Le dimanche je vais au stade avec mon frère, on tient la buvette depuis trois ans. En hiver je répare des vélos dans le garage, et je les donne. C’est tout ce que je fais, avec la chorale.";
  expect(codesOn(free, "Que faites-vous en dehors du travail ?")).not.toContain("reorder");
});

it("leaves steps alone that are said in their order", () => {
  const ordered =
    "D’abord je demande à l’opérateur ce qu’il a vu. Ensuite je lis le code du variateur. Si c’est une surcharge je mesure les trois phases. Si les trois sont hautes, c’est mécanique, puis je cherche le palier.";
  expect(codesOn(ordered, "Un convoyeur s’arrête. Que faites-vous ?")).not.toContain("reorder");
});

it("asks for the steps of a deed of a trade, and for none of how one lives", () => {
  expect(codesOn(MUDDLED, "Comment rechargez-vous une chambre froide ?")).toContain("reorder");
  expect(codesOn(MUDDLED, "Comment gérez-vous le stress ?")).not.toContain("reorder");
});

it("asks a muddled explanation for what the thing is, and for no day of one’s life", () => {
  const codes = codesOn(MUDDLED, "Quelle différence entre une fuite et un manque de gaz ?");
  expect(codes).toContain("explain_jargon");
  expect(codes).not.toContain("add_example");
});

it("asks nobody who explains a thing what they did one day", () => {
  const { metrics, recommendations } = analysePitchText({
    pitchType: "rh",
    question: "Quelle différence entre le levain et la levure ?",
    content:
      "Alors la levure, c'est un produit, on l'achète, c'est toujours pareil. Le levain c'est autre chose, c'est naturel, c'est vivant quoi. Il y a des gens qui préfèrent l'un et d'autres qui préfèrent l'autre. Moi je dirais que ça dépend du pain, et puis c'est une question de goût.",
  });
  const told = [...metrics.map(({ explanation }) => explanation), ...recommendations.suggestions].join("\n");
  expect(told).toContain("ce qui les distingue");
  expect(told).not.toMatch(/vous avez fait|vrai de tout le monde|croire sur parole/u);
});
