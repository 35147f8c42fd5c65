import { expect, test } from "vitest";
import type { PitchType } from "../pitch.ts";
import { analysePitchText } from "../analyse-text.ts";

const SAID =
  "Chaque lundi, 40 boulangers de Lorient jettent le pain de la veille. Panier du Soir le vend à moitié prix aux étudiants. Trois cents étudiants l'achètent déjà. Nous cherchons un local.";

const rewrite = (content: string, pitchType: PitchType = "produit") =>
  analysePitchText({ pitchType, content }).recommendations.perfectPitch;

test("a worn opening goes, long as it is, where the next sentence stands alone", () => {
  expect(
    rewrite(
      `Aujourd'hui plus que jamais, dans un monde qui change, chacun a besoin de solutions innovantes et performantes. ${SAID} Merci de votre attention.`,
    ),
  ).toMatch(/^Chaque lundi/u);
});

test("an excuse for the length goes, the thanks stay", () => {
  expect(rewrite(`${SAID} Voilà, merci de m'avoir écouté, j'espère que je n'ai pas été trop long.`)).toMatch(
    /erci de m'avoir écouté\.$/u,
  );
  expect(rewrite(`${SAID} Merci de votre écoute. Voilà, j'espère ne pas avoir été trop longue.`)).toMatch(
    /Merci de votre écoute\.$/u,
  );
});

test.each([
  "Excusez-moi, mais bon j'ai sauvé le contrat.",
  "Excusez-moi, mais bonne nouvelle, le contrat est sauvé.",
  "Désolée, mais brefs ou longs, les contrats sont signés.",
])("what follows « mais » stays with its excuse: %s", (said) => {
  expect(rewrite(`${SAID} ${said} Merci de votre écoute.`, "rh")).toMatch(
    /contrat(?:\.| est sauvé\.|s sont signés\.)/u,
  );
});
