import { expect, test } from "vitest";
import { measureContent } from "../../content/measure-content.ts";
import { readPitch } from "../../content/read-pitch.ts";
import type { PitchType } from "../../pitch.ts";
import { composeText } from "../compose.ts";
import { findEdits } from "../find-edits.ts";
import { hedgeChanges } from "./strip-hedges.ts";

const HEDGING =
  "Je crois que les cantines paient trop cher leurs légumes. Je pense qu'on peut faire mieux avec les fermes du canton. À mon avis, c'est le transport qui coûte. Nous livrons les écoles, je pense, dans tout le pays de Retz. Il me semble que les cuisiniers sont contents.";

function rewrite(content: string, pitchType: PitchType = "produit", question: string | null = null): string {
  const reading = readPitch({ pitchType, content, question });
  return composeText(content, findEdits(reading, { roles: measureContent(reading).roles, claims: [] }));
}

test("hedges go where a text hedges at every sentence", () => {
  expect(rewrite(HEDGING)).toBe(
    "Les cantines paient trop cher leurs légumes. On peut faire mieux avec les fermes du canton. C'est le transport qui coûte. Nous livrons les écoles dans tout le pays de Retz. Les cuisiniers sont contents.",
  );
});

test("hedges stay in a story, and where an opinion is asked for", () => {
  expect(rewrite(HEDGING, "perso")).toBe(HEDGING);
  expect(rewrite(HEDGING, "rh", "Que pensez-vous des circuits courts ?")).toBe(HEDGING);
});

test.each([
  "Je crois que trois communes veulent nous rejoindre.",
  "Je pense que le marché va doubler.",
  "Je crois que le maire s'appelait Dubois.",
  "Je crois que la moitié des patients reviennent.",
  "Je pense que personne ne connaît le prix.",
  "Je pense que la plupart des cuisiniers sont contents.",
  "Je crois que c'est parce que le transport coûte.",
  "Je pense que oui.",
  "« Je pense que le prix est bon », dit la cuisinière.",
  "Moi, je pense que le prix est bon.",
  "Je pense que le prix est bon, non ?",
])("a hedge that limits a figure, a forecast or a memory, or that is what is said, stays: %s", (said) => {
  expect(rewrite(`${HEDGING} ${said}`)).toContain(said.replace(/\s\?$/u, ""));
});

test("two hedges in a text are no habit", () => {
  const said =
    "Je crois que les cantines paient trop cher leurs légumes. Le transport coûte le double. Je pense qu'on peut faire mieux avec les fermes du canton.";
  expect(rewrite(said)).toBe(said);
});

test.each([
  ["Alors mon principal défaut, je dirais que je suis têtu.", "c'est que"],
  ["Mon défaut, je dirais que c'est la lenteur.", ""],
  ["Nos collègues, je pense qu'ils sont prêts.", ""],
])("a topic that a hedge followed keeps a verb: %s", (sentence, insert) => {
  expect(hedgeChanges(sentence).map((change) => change.insert)).toEqual([insert]);
});
