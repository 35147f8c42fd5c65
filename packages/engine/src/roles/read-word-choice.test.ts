import { expect, test } from "vitest";
import { readSentence } from "../reading/read-sentence.ts";
import { decodeWordModel, readWordChoice } from "./read-word-choice.ts";
import weights from "./weights/word-choice.json" with { type: "json" };

const read = (...texts: string[]) => readWordChoice(texts.map((text) => readSentence(text, 0, text.length)));

const LIVED = "Un soir de février, ma mère a fermé la porte de l'atelier et m'a donné les clés.";
const ANYBODY = "Je suis une personne motivée, avec de nombreuses expériences et des valeurs importantes.";

test("words of a day and a deed would have one expect a higher mark than words that anybody says", () => {
  expect(read(LIVED)).toBeGreaterThan(read(ANYBODY) + 1);
});

test("no word counts twice, and their sentences have no order", () => {
  expect(read(LIVED, LIVED)).toBe(read(LIVED));
  expect(read(LIVED, ANYBODY)).toBe(read(ANYBODY, LIVED));
});

test("a name or a figure is one for what it is", () => {
  expect(read("Nadia a vendu douze vélos.")).toBe(read("Karim a vendu trente vélos."));
});

test("where nothing is said, the mark is that of speeches of which no word is known", () => {
  expect(read()).toBe(read("Zgrblix."));
});

test("a mark stays between 0 and 10, whatever is said", () => {
  const model = decodeWordModel(weights);
  const sentence = readSentence(ANYBODY, 0, ANYBODY.length);
  expect(readWordChoice([sentence], { ...model, middle: -20 })).toBe(0);
  expect(readWordChoice([sentence], { ...model, middle: 30 })).toBe(10);
});
