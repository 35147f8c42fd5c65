import { describe, expect, it } from "vitest";
import { meanAbsoluteError, quadraticWeightedKappa, signedBias, spearman } from "./agreement.ts";
import { bootstrapInterval, createRandom } from "./bootstrap.ts";
import { measurePairs } from "./ordered-pairs.ts";
import { pooledDeviation, quantile } from "./spread.ts";

describe("quadraticWeightedKappa", () => {
  it("is 1 for the same ratings and −1 for two opposite ones", () => {
    expect(quadraticWeightedKappa([1, 5, 9, 3], [1, 5, 9, 3])).toBe(1);
    expect(quadraticWeightedKappa([0, 10], [10, 0])).toBe(-1);
  });

  it("gives the value worked out by hand", () => {
    // Ratings 1..4; Σ w·O = 0+1+0+1 = 2. Margins a {1,2,3,4}, b {1,1,3,3}: Σ w·E = (1/4)·Σ(i−j)² = (2·(0+4)+2·(1+1)+2·(4+0)+2·(9+1))/4 = 10.
    const options = { lowest: 1, highest: 4 };
    expect(quadraticWeightedKappa([1, 2, 3, 4], [1, 1, 3, 3], options)).toBeCloseTo(1 - 2 / 10, 12);
  });

  it("is lower for a far miss than for a near one", () => {
    const reference = [2, 4, 6, 8];
    const near = quadraticWeightedKappa([3, 4, 6, 8], reference);
    expect(quadraticWeightedKappa([7, 4, 6, 8], reference)).toBeLessThan(near);
  });

  it("rounds to whole ratings, and has nothing to say where nobody varies", () => {
    expect(quadraticWeightedKappa([1.4, 5.2], [1, 5])).toBe(1);
    expect(quadraticWeightedKappa([6, 6, 6], [6, 6, 6])).toBeNaN();
    expect(quadraticWeightedKappa([6], [6])).toBeNaN();
    expect(quadraticWeightedKappa([9, 9, 9, 9], [2, 4, 6, 8])).toBe(0);
  });
});

describe("spearman", () => {
  it("sees order alone", () => {
    expect(spearman([1, 2, 3, 40], [1, 4, 9, 16])).toBeCloseTo(1, 12);
    expect(spearman([1, 2, 3, 4], [9, 7, 5, 1])).toBeCloseTo(-1, 12);
  });

  it("shares ranks between ties", () => {
    // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: 4.5 / √(4.5·5).
    expect(spearman([1, 2, 2, 4], [1, 2, 3, 4])).toBeCloseTo(4.5 / Math.sqrt(4.5 * 5), 12);
  });

  it("has nothing to say of a judge who always gives the same", () => {
    expect(spearman([9, 9, 9, 9], [1, 2, 3, 4])).toBeNaN();
  });
});

describe("errors", () => {
  it("tells how far, and which way", () => {
    expect(meanAbsoluteError([5, 7], [6, 4])).toBe(2);
    expect(signedBias([5, 7], [6, 4])).toBe(1);
  });
});

describe("bootstrapInterval", () => {
  const groups = Array.from({ length: 40 }, (_, at) => at);
  const average = (drawn: number[]) => drawn.reduce((sum, value) => sum + value, 0) / drawn.length;

  it("holds the mean, is reproducible, and follows its seed", () => {
    const interval = bootstrapInterval(groups, average, { seed: 7 });
    expect(interval?.low).toBeLessThan(19.5);
    expect(interval?.high).toBeGreaterThan(19.5);
    expect(bootstrapInterval(groups, average, { seed: 7 })).toEqual(interval);
    expect(bootstrapInterval(groups, average, { seed: 8 })).not.toEqual(interval);
  });

  it("is as wide as theory says for a mean: 1.96 standard errors on each side", () => {
    const interval = bootstrapInterval(groups, average, { seed: 3, draws: 4000 })!;
    const error = Math.sqrt((40 * 40 - 1) / 12 / 40);
    expect(interval.high - interval.low).toBeGreaterThan(2 * 1.96 * error * 0.9);
    expect(interval.high - interval.low).toBeLessThan(2 * 1.96 * error * 1.1);
  });

  it("gives none rather than a made-up one", () => {
    expect(bootstrapInterval([1, 2, 3, 4], average)).toBeNull();
    expect(bootstrapInterval(groups, () => Number.NaN)).toBeNull();
  });

  it("draws evenly", () => {
    const next = createRandom(5);
    const counts = [0, 0, 0, 0];
    for (let draw = 0; draw < 8000; draw += 1) counts[Math.floor(next() * 4)]! += 1;
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(150);
  });
});

describe("measurePairs", () => {
  it("leaves the undecided out of the share, and counts them", () => {
    const pairs = [
      { better: 50, worse: 20 },
      { better: 24, worse: 20 },
      { better: 30, worse: 27 },
      { better: 20, worse: 30 },
    ];
    expect(measurePairs(pairs, 4)).toEqual({ right: 2, wrong: 1, undecided: 1, share: 2 / 3 });
  });

  it("grants nothing to a judge who never decides", () => {
    expect(measurePairs([{ better: 40, worse: 40 }], 4).share).toBeNaN();
  });
});

describe("spread", () => {
  it("pools the variances of texts read more than once", () => {
    expect(pooledDeviation([[4, 6], [5, 5], [9]])).toBeCloseTo(1, 12);
    expect(pooledDeviation([[4], [6]])).toBeNaN();
  });

  it("interpolates a quantile", () => {
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
    expect(quantile([10], 0.95)).toBe(10);
    expect(quantile([], 0.5)).toBeNaN();
  });
});
