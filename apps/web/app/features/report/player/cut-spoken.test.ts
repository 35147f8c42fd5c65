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

test("what its speaker may say of a sentence: without its tics, and as the rewriting has it", () => {
  const edit = (kind: "tic" | "hedge" | "gap", start: number, end: number, replacement = "") => ({
    id: `${kind}${start}`,
    kind,
    start,
    end,
    replacement,
    reason: "",
  });
  const said = cutSpoken(CONTENT, EXAMPLE_ORAL, 0, [
    edit("tic", CONTENT.indexOf("euh "), CONTENT.indexOf("je")),
    edit("hedge", CONTENT.indexOf("je"), CONTENT.indexOf("."), "voici"),
    edit("gap", CONTENT.indexOf("."), CONTENT.indexOf("."), " [À compléter]"),
    edit("tic", CONTENT.indexOf("Chaque"), CONTENT.indexOf("semaine")),
  ]);
  expect(said?.rewordings).toEqual(["Bonjour, je pense.", "Bonjour, voici."]);
});

test("in a noise that covered them, no « euh » is not none", () => {
  const noisy = { ...EXAMPLE_ORAL, hesitations: [], issues: ["noisy" as const] };
  expect(cutSpoken(CONTENT, noisy, 0)?.hesitations).toBeNull();
  expect(cutSpoken(CONTENT, { ...noisy, issues: ["quiet"] }, 0)?.hesitations).toBe(0);
  expect(cutSpoken(CONTENT, { ...noisy, issues: ["echo"] }, 0)?.hesitations).toBe(0);
});

test("where the take has one « euh », they were sought in all its sentences", () => {
  const [one] = EXAMPLE_ORAL.hesitations;
  const elsewhere = { ...one!, startTime: 1000, endTime: 1000.3 };
  const noisy = { ...EXAMPLE_ORAL, hesitations: [elsewhere], issues: ["noisy" as const] };
  expect(cutSpoken(CONTENT, noisy, 0)?.hesitations).toBe(0);
});
