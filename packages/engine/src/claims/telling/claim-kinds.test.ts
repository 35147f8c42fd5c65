import { expect, test } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";

const textsOf = (input: Parameters<typeof analysePitchText>[0]) =>
  analysePitchText(input)
    .claims.map(({ text }) => text)
    .join("\n")
    .replaceAll("\u00a0", " ");

test("asks for no past moment in place of a commonplace about the years to come", () => {
  const told = textsOf({
    pitchType: "rh",
    question: "Où vous voyez-vous dans cinq ans ?",
    content:
      "Dans cinq ans, je me vois évoluer dans une entreprise dynamique, avec plus de responsabilités. J'aimerais manager une équipe car j'ai un bon leadership. Je me vois aussi continuer à me former parce que c'est important de rester à jour. Je suis quelqu'un de motivé et je pense que c'est une belle opportunité de grandir avec vous.",
  });
  expect(told).toContain("« Dans cinq ans, je me vois évoluer");
  expect(told).not.toMatch(/À la place de « Dans cinq ans.*racontez un moment/);
});

test("asks a speech what will be done in place of a commonplace about next year", () => {
  const told = textsOf({
    pitchType: "perso",
    content:
      "Mesdames et messieurs, chers amis, je vous remercie d'être venus si nombreux. En tant que présidente du club de handball, je suis fière du travail accompli cette année. Les bénévoles se sont mobilisés avec un engagement sans faille. Nos équipes ont porté haut nos couleurs. L'année prochaine sera une année de défis que nous relèverons tous ensemble. Je vous souhaite une excellente soirée et vive le handball !",
  });
  expect(told).toMatch(/À la place de « L'année prochaine.*», dites une chose qui se fera, et quand\./);
});
