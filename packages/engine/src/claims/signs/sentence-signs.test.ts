import { expect, it } from "vitest";
import { measureContent } from "../../content/measure-content.ts";
import { readPitch } from "../../content/read-pitch.ts";
import { signsOf } from "./sentence-signs.ts";

const isWished = (content: string) => {
  const reading = readPitch({ pitchType: "rh", content });
  return signsOf(measureContent(reading), reading.sentences[0]!).wished;
};

it.each([
  ["La dernière étape serait de prendre des responsabilités dans l'atelier.", true],
  ["Je voudrais diriger une équipe un jour.", true],
  // « Je dirais que… » states something about the speaker: it is no wish.
  ["Je dirais que je suis quelqu'un de très rigoureux.", false],
  ["Je suis celui qui saurait réparer la presse.", false],
  ["Je prends des responsabilités dans l'atelier.", false],
])("a wish is told by its main verb: %s", (content, expected) => {
  expect(isWished(content)).toBe(expected);
});

const asks = (content: string) => {
  const reading = readPitch({ pitchType: "produit", content });
  return signsOf(measureContent(reading), reading.sentences[0]!).asks;
};

it.each([
  [
    "Si je vous donne 3 233 et que je vous demande de retrouver ses deux facteurs, vous y passez une heure.",
    false,
  ],
  ["Si on vous propose un crédit, l'intérêt s'ajoute chaque mois.", false],
  ["Si vous voulez bien, je vous demande une heure mardi.", true],
  ["Je vous demande si vous pouvez venir mardi.", true],
  ["Si je vous demande une heure, c'est que la mise en place est longue.", true],
  ["Si l'essai vous plaît, nous vous demandons de signer en mars.", true],
])("what is only supposed asks nobody: %s", (content, expected) => {
  expect(asks(content)).toBe(expected);
});

const tenseOf = (content: string) => {
  const reading = readPitch({ pitchType: "rh", content });
  const { past, event, iActed } = signsOf(measureContent(reading), reading.sentences[0]!);
  return { past, event, iActed };
};

it.each([
  "J'ai refait le carrelage du hall.",
  "On a livré quarante caisses.",
  "Nous avons repeint la salle.",
  "J'ai convaincu le gardien.",
])("who did something is heard in any past participle: %s", (content) => {
  expect(tenseOf(content)).toEqual({ past: true, event: true, iActed: true });
});

it("a present participle tells nothing past", () => {
  expect(tenseOf("Je travaille en écoutant les clients.")).toEqual({
    past: false,
    event: false,
    iActed: false,
  });
});
