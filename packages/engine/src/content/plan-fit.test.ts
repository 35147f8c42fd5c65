import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readText } from "../language/read-text.ts";
import { analysePitchText } from "../analyse-text.ts";
import { measurePlanFit } from "./plan-fit.ts";

const answer = readText(
  "J'ai géré les stocks d'un entrepôt, j'ai formé six caristes et j'ai négocié avec les transporteurs.",
);
const indispensable = (...names: string[]) => names.map((name) => ({ name, importance: "indispensable" }));

test("skills are found whatever introduces or inflects them, the missing ones are named", () => {
  expect(measurePlanFit(indispensable("gestion des stocks", "négociation", "anglais"), answer)).toEqual({
    share: 2 / 3,
    missing: ["anglais"],
  });
  expect(measurePlanFit(null, answer)).toBeNull();
  expect(measurePlanFit([], answer)).toBeNull();
});

test("only wishes count when nothing is indispensable, and three named skills are enough", () => {
  const wishes = ["stocks", "entrepôt", "transporteurs", "anglais", "Excel"].map((name) => ({
    name,
    importance: "souhaité",
  }));
  expect(measurePlanFit(wishes, answer)?.share).toBe(1);
  expect(measurePlanFit([...wishes, ...indispensable("anglais")], answer)?.share).toBe(0);
});

test("a plan that the answer does not speak of lowers Pertinence and nothing else", () => {
  const content = readFileSync(new URL("../../../../fixtures/pitches/rh.txt", import.meta.url), "utf8");
  const pitch = { pitchType: "rh" as const, content, question: "Racontez une situation difficile." };
  const scores = (names: string[]) =>
    Object.fromEntries(
      analysePitchText({ ...pitch, planSkills: indispensable(...names) }).metrics.map(({ label, score }) => [
        label,
        score,
      ]),
    );
  const fitting = scores(["stock", "commandes", "équipes"]);
  const foreign = scores(["comptabilité analytique", "allemand", "soudure"]);
  expect(foreign.Pertinence).toBeLessThan(fitting.Pertinence!);
  expect({ ...foreign, Pertinence: 0 }).toEqual({ ...fitting, Pertinence: 0 });
});
