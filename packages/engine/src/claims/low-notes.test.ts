import { expect, test } from "vitest";
import type { ContentValues } from "../content/content-values.ts";
import { RUBRIC } from "../scoring/rubric.ts";
import { CAUSES, causeOf } from "./low-notes.ts";

test("a cause stands on cards whose note it moves, in words that follow a colon", () => {
  for (const [measure, { clause, on }] of Object.entries(CAUSES)) {
    expect(clause).toMatch(/^\p{Ll}[^.:]+$/u);
    const moved = Object.values(RUBRIC)
      .filter(({ parts }) => parts.some((part) => part.measure === (measure as keyof ContentValues)))
      .map(({ label }) => label);
    expect(
      on.some((label) => moved.includes(label)),
      measure,
    ).toBe(true);
  }
});

test("a cause is told once, on a card that is about it", () => {
  const told = new Set<string>();
  const first = causeOf("Persuasion", ["roleOrder", "proofShare"], told);
  expect(first).toBe("peu de faits à l’appui");
  expect(causeOf("Exemples concrets", ["proofShare"], told)).toBeNull();
  expect(causeOf("Exemples concrets", ["proofShare", "claimShare"], told)).toBe(
    "vous affirmez plus que vous ne montrez",
  );
  expect(causeOf("Cohérence", ["claimShare"], new Set())).toBeNull();
});
