import { expect, test } from "vitest";
import { METRIC_KEYS, RUBRIC, type RubricPart } from "./rubric.ts";
import { marginOf, openScoreWeights } from "./score-weights.ts";

const weights = openScoreWeights();
const parts = METRIC_KEYS.flatMap((key) =>
  RUBRIC[key].parts.map((part: RubricPart, at) => ({ key, part, slope: weights.metrics[key].slopes[at]! })),
);

test("every weight goes the way that the rubric tells, and no lower than its least", () => {
  for (const key of METRIC_KEYS) expect(weights.metrics[key].slopes).toHaveLength(RUBRIC[key].parts.length);
  for (const { key, part, slope } of parts)
    expect(slope, `${part.measure} of ${key}`).toBeGreaterThanOrEqual(part.least?.points ?? 0);
  expect(parts.some(({ part }) => part.least !== undefined)).toBe(true);
});

test("a measure that a source contradicts weighs nothing", () => {
  const contradicted = parts.filter(({ part }) => weights.unsteady.includes(part.measure));
  expect(contradicted.map(({ slope }) => slope)).toEqual(contradicted.map(() => 0));
});

test("a margin is told in points of the total, wider where less was read", () => {
  expect(marginOf("pitch", 60).points).toBe(Math.round(6 * weights.margins.pitch.width));
  expect(marginOf("plain", 60).points).toBeGreaterThanOrEqual(marginOf("pitch", 60).points);
  for (const { pairs } of Object.values(weights.margins)) expect(pairs).toBeGreaterThan(0.5);
});
