import { describe, expect, it } from "vitest";
import { scoreSparse } from "./multi-label.ts";
import { trainRidge } from "./ridge.ts";

/** Hashes that differ in the bits that are kept. */
const feature = (at: number) => at * 0x1000;
const [EVERYWHERE, CALLS, TELLS, RARE] = [1, 2, 3, 4].map(feature) as [number, number, number, number];
/** The first label goes with one word, the second with the other; one example in ten is mislabelled. */
const examples = Array.from({ length: 200 }, (_, at) => {
  const calls = at % 2 === 0;
  const isWrong = at % 20 === 0;
  return {
    features: Int32Array.from([EVERYWHERE, calls ? CALLS : TELLS, ...(at < 2 ? [RARE] : [])]),
    labels: [calls !== isWrong ? 0 : 1],
  };
});
const train = (kept: number) => trainRidge(2, examples, { costs: [0.1, 0.1], kept, seenMin: 3 });

describe("a ridge over hashed features", () => {
  it("says of each word what goes with it, and nothing of a word that was hardly seen", () => {
    const model = train(100);
    const [called, told] = scoreSparse(model, Int32Array.from([EVERYWHERE, CALLS]));
    expect(called).toBeGreaterThan(0.5);
    expect(told).toBeLessThan(-0.5);
    expect(model.rows.size).toBe(3);
  });

  it("stands where errors and the size of the weights pull alike", () => {
    const { weights, rows } = train(100);
    const [cost, label] = [0.1, 0];
    for (const word of [EVERYWHERE, CALLS, TELLS]) {
      const holding = examples.filter(({ features }) => features.includes(word));
      const pull = holding.reduce((sum, { features, labels }) => {
        const sign = labels.includes(label) ? 1 : -1;
        const told = scoreSparse({ labels: 2, rows, weights }, features)[label]!;
        return sum + (cost * sign) / (1 + Math.exp(sign * told));
      }, 0);
      const square = 1 + Math.log(examples.length / holding.length) ** 2;
      const own = scoreSparse({ labels: 2, rows, weights }, Int32Array.from([word]))[label]!;
      expect(Math.abs(own / square - pull)).toBeLessThan(0.01);
    }
  });

  it("keeps no more weights than it may, those that tell", () => {
    const model = train(2);
    const kept = [...model.weights].filter((weight) => weight !== 0);
    expect(kept.length).toBeLessThanOrEqual(2);
    const apart = (word: number) => {
      const [called, told] = scoreSparse(model, Int32Array.from([word]));
      return called! - told!;
    };
    expect(Math.abs(apart(CALLS)) + Math.abs(apart(TELLS))).toBeGreaterThan(Math.abs(apart(EVERYWHERE)));
  });

  it("learns the same twice", () => {
    expect(train(4).weights).toEqual(train(4).weights);
  });
});
