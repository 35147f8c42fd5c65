import { describe, expect, it } from "vitest";
import { Examples, fitSoftmax } from "./softmax.ts";

const ALWAYS = 1 << 20;
const SOMETIMES = 2 << 20;
const LABELS = 3;
const NO_RIDGE = 1e-6;
const ROUNDS = 60;

/** The given number of examples of each label, all with the same features. */
function lesson(features: number[], counts: number[]): Examples {
  const examples = new Examples();
  counts.forEach((count, label) => {
    for (let at = 0; at < count; at += 1) examples.add(Int32Array.from(features), features.length, label, 1);
  });
  return examples;
}

function chances(model: ReturnType<typeof fitSoftmax>, features: number[]): number[] {
  const scores = new Float64Array(LABELS);
  model.score(Int32Array.from(features), features.length, scores);
  const odds = [...scores].map(Math.exp);
  const sum = odds.reduce((total, part) => total + part);
  return odds.map((part) => part / sum);
}

describe("a logistic regression", () => {
  it("gives each label the share that it has among the examples", () => {
    const model = fitSoftmax(lesson([ALWAYS], [6, 3, 1]), {
      labels: LABELS,
      ridge: NO_RIDGE,
      rounds: ROUNDS,
    });
    chances(model, [ALWAYS]).forEach((chance, label) =>
      expect(chance).toBeCloseTo([0.6, 0.3, 0.1][label]!, 3),
    );
  });

  it("tells what a feature adds, and counts an example as often as it weighs", () => {
    const examples = lesson([ALWAYS], [8, 1, 1]);
    examples.add(Int32Array.of(ALWAYS, SOMETIMES), 2, 2, 30);
    examples.add(Int32Array.of(ALWAYS, SOMETIMES), 2, 0, 10);
    const model = fitSoftmax(examples, { labels: LABELS, ridge: 1e-4, rounds: ROUNDS });
    expect(chances(model, [ALWAYS, SOMETIMES])[2]).toBeCloseTo(0.75, 2);
    expect(chances(model, [ALWAYS])[0]).toBeCloseTo(0.8, 2);
  });

  it("stays at its origin where examples are few, and leaves it where they are many", () => {
    const fit = { labels: LABELS, ridge: 5, rounds: ROUNDS };
    const model = fitSoftmax(lesson([ALWAYS], [0, 0, 400]), fit);
    const from = (counts: number[]) =>
      chances(fitSoftmax(lesson([ALWAYS], counts), { ...fit, origin: { model, share: 1 } }), [ALWAYS]);
    expect(from([1, 0, 0])[2]).toBeGreaterThan(0.9);
    expect(from([400, 0, 0])[0]).toBeGreaterThan(0.9);
  });
});
