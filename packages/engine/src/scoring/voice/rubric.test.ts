import { expect, it } from "vitest";
import { ORAL_RUBRIC, type OralRubric } from "./rubric.ts";

it.each(Object.values<OralRubric>(ORAL_RUBRIC))("weighs the parts of $label to 1", ({ parts }) => {
  expect(parts.reduce((sum, part) => sum + part.weight, 0)).toBeCloseTo(1, 9);
});
