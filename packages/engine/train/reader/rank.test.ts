import { expect, it } from "vitest";
import { Choices, fitRanking } from "./rank.ts";

const NEAR = 1 << 20;
const HIGH = 2 << 20;
const RARE = 3 << 20;
const FIT = { ridge: 0.01, rounds: 60, least: 2 };

function weightsOf(choices: Choices): Map<number, number> {
  const found = new Map<number, number>();
  for (const { key, label, weight } of fitRanking(choices, FIT).averaged())
    if (label === 1) found.set(key, weight);
  return found;
}

/** A choice between a near candidate and a high one. */
function chooseBetween(choices: Choices, right: number): void {
  choices.addCandidate(Int32Array.from([NEAR]), 1);
  choices.addCandidate(Int32Array.from([HIGH]), 1);
  choices.choose(right);
}

it("gives candidates the odds with which they were right", () => {
  const choices = new Choices();
  for (let count = 0; count < 100; count += 1) chooseBetween(choices, count < 75 ? 1 : 0);
  const [near, high] = [...weightsOf(choices).values()];
  expect(Math.exp(high! - near!)).toBeCloseTo(3, 1);
});

it("leaves out what was seen too seldom", () => {
  const choices = new Choices();
  chooseBetween(choices, 1);
  chooseBetween(choices, 1);
  choices.addCandidate(Int32Array.from([RARE]), 1);
  choices.choose(0);
  expect(weightsOf(choices).size).toBe(2);
});
