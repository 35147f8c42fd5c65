import { expect, it } from "vitest";
import { measureContent } from "../content/measure-content.ts";
import { readPitch } from "../content/read-pitch.ts";
import { signsOf } from "./sentence-signs.ts";

const isWished = (content: string) => {
  const reading = readPitch({ pitchType: "rh", content });
  return signsOf(measureContent(reading), reading.sentences[0]!).wished;
};

it.each([
  ["La dernière étape serait de prendre des responsabilités dans l'atelier.", true],
  ["Je voudrais diriger une équipe un jour.", true],
  // What one would say of oneself is said.
  ["Je dirais que je suis quelqu'un de très rigoureux.", false],
  ["Je suis celui qui saurait réparer la presse.", false],
  ["Je prends des responsabilités dans l'atelier.", false],
])("a wish is told by its main verb: %s", (content, expected) => {
  expect(isWished(content)).toBe(expected);
});
