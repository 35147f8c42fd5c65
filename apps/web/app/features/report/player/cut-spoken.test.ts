import { expect, test } from "vitest";
import { EXAMPLE_ORAL } from "../test-support/example-oral.ts";
import { cutSpoken } from "./cut-spoken.ts";

const CONTENT = "Bonjour, euh je pense. Chaque semaine compte.";

test("a sentence is cut at its stops, with its rate, its pauses and its « euh »", () => {
  expect(cutSpoken(CONTENT, EXAMPLE_ORAL, CONTENT.indexOf("je"))).toEqual({
    text: "Bonjour, euh je pense.",
    durationSec: expect.closeTo(1.7),
    wordsPerMinute: expect.closeTo(240 / 1.7),
    pauses: 1,
    hesitations: 1,
  });
});

test("words without times give no sentence to say again", () => {
  expect(cutSpoken(CONTENT, EXAMPLE_ORAL, CONTENT.indexOf("Chaque"))).toBeNull();
  expect(cutSpoken("Autre chose.", EXAMPLE_ORAL, 0)).toBeNull();
  expect(cutSpoken("", EXAMPLE_ORAL, 0)).toBeNull();
});
