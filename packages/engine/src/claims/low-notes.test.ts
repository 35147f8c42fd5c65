import { expect, test } from "vitest";
import { RUBRIC } from "../scoring/rubric.ts";
import { causeOf } from "./low-notes.ts";

test("each measure that a note may be low for is told in words that follow « parce »", () => {
  for (const { label, parts } of Object.values(RUBRIC))
    for (const { measure } of parts)
      expect(causeOf(label, [measure], new Set()), measure).toMatch(/^qu(?:e |’)/u);
});

test("a cause is told once, and of what the card is about before another", () => {
  const told = new Set<string>();
  const first = causeOf("Cohérence", ["proofShare", "roleOrder"], told);
  expect(first).toBe("que l’ordre des passages surprend");
  expect(causeOf("Structure", ["roleOrder", "proofShare"], told)).toBe("qu’il y a peu de faits à l’appui");
  // Where nothing else is known, it is said again rather than hidden.
  expect(causeOf("Structure", ["roleOrder"], told)).toBe(first);
});
