import { expect, test } from "vitest";
import { readSentence } from "../reading/read-sentence.ts";
import { agreementOfOrder, readPlaces } from "./read-places.ts";

const TOLD = [
  "Bonjour à tous, je m'appelle Nadia et je dirige une laverie à Pau.",
  "Chaque semaine, douze clients repartent sans leur linge parce que les machines sont prises.",
  "Un matin, une infirmière a pleuré devant la porte.",
  "Nous avons donc fait un casier qui réserve la machine par téléphone.",
  "En trois mois, les départs sont passés de douze à deux.",
  "Il nous faut 9 000 euros pour équiper la deuxième laverie.",
  "Je vous propose de venir la voir jeudi.",
  "Merci de votre attention.",
];

function agreement(texts: readonly string[]) {
  return agreementOfOrder(readPlaces(texts.map((text) => readSentence(text, 0, text.length))));
}

test("a pitch told in order agrees with where such sentences stand, backwards it does not", () => {
  expect(agreement(TOLD)).toBeGreaterThan(0.35);
  expect(agreement(TOLD.toReversed())).toBeLessThan(0);
});

test("the place of a sentence is guessed from its words alone", () => {
  const [first] = readPlaces([readSentence(TOLD[0]!, 0, TOLD[0]!.length)]);
  const places = readPlaces(TOLD.toReversed().map((text) => readSentence(text, 0, text.length)));
  expect(places.at(-1)).toBe(first);
});

test("too few sentences say little of their order", () => {
  expect(agreementOfOrder([])).toBe(0.5);
  expect(agreementOfOrder([4])).toBe(0.5);
  expect(agreementOfOrder([7, -7])).toBeGreaterThan(-0.2);
  expect(agreementOfOrder([3, 3, 3, 3])).toBe(0.5);
});
