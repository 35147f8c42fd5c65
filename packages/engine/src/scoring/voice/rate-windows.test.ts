import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Delivery } from "../../delivery/measure-delivery.ts";
import type { OralValues } from "./oral-values.ts";
import { rateOralMetric } from "./rate-oral-metric.ts";
import { RATE_ZONE } from "./rate-norms.ts";
import { judgeRates } from "./rate-windows.ts";

/** « Débit de parole » for a minute or more of clean speech with these windows: the rounded score and the exact one. */
function rateOf(rates: readonly number[]) {
  const windows = judgeRates(rates.map((rate) => ({ rate })));
  const rated = rateOralMetric("rate", windows as OralValues, { speechSec: 60, textFits: true } as Delivery, {
    issues: [],
  });
  const exact = rated.parts.reduce((sum, part) => sum + 10 * part.weight * part.quality, 0);
  return { score: rated.score!, exact };
}
const steady = (rate: number, windows = 12) => rateOf(Array.from({ length: windows }, () => rate)).score;
/** Twelve windows: `outside` of them alternate between the two rates, the others are in the middle of the zone. */
const uneven = (outside: number, slow: number, fast: number) =>
  rateOf(Array.from({ length: 12 }, (_, at) => (at >= outside ? RATE_ZONE.middle : at % 2 ? fast : slow)));

describe("the rate of speech, window by window", () => {
  it("is full in the zone and falls on both sides of it", () => {
    expect([120, 130, 140, 150, 160].map((rate) => steady(rate))).toEqual([10, 10, 10, 10, 10]);
    const slower = [120, 110, 100, 90, 80, 70, 60].map((rate) => steady(rate));
    const faster = [160, 170, 180, 190, 200, 220, 240].map((rate) => steady(rate));
    for (const side of [slower, faster]) expect(side).toEqual(side.toSorted((one, other) => other - one));
    expect([slower.at(-1), faster.at(-1)]).toEqual([0, 0]);
  });

  it("lets no average hide an uneven rate", () => {
    // Mean of 167 words a minute, which alone would score almost full.
    const wild = [85, 249, 90, 245, 130, 240, 95, 249, 100, 235, 140, 249];
    expect(rateOf(wild).score).toBeLessThan(5);
    expect(rateOf([85, 130, 165, 249, 150, 120, 190, 140, 155, 100, 210, 145]).score).toBeLessThan(8);
  });

  it("leaves a lively rate nearly all of its note", () => {
    const lively = [118, 152, 171, 139, 160, 127, 146, 178, 133, 149, 122, 165];
    expect(rateOf(lively).score).toBeGreaterThanOrEqual(9.3);
  });

  it("never rises with one more window outside", () => {
    for (const [slow, fast] of [
      [85, 249],
      [95, 190],
      [60, 240],
      [110, 168],
    ] as const) {
      const scores = Array.from({ length: 13 }, (_, outside) => uneven(outside, slow, fast).exact);
      for (let outside = 1; outside < scores.length; outside += 1)
        expect(scores[outside]!, `${outside} at ${slow} or ${fast}`).toBeLessThan(scores[outside - 1]!);
    }
  });

  it("never rises, whatever the other windows, when one moves away from the zone", () => {
    const anyRate = fc.double({ min: 0, max: 400, noNaN: true });
    fc.assert(
      fc.property(fc.array(anyRate, { maxLength: 60 }), anyRate, anyRate, (others, one, other) => {
        const [near, far] = [one, other].sort(
          (a, b) => Math.abs(a - RATE_ZONE.middle) - Math.abs(b - RATE_ZONE.middle),
        );
        fc.pre(near! < RATE_ZONE.middle === far! < RATE_ZONE.middle);
        const [before, after] = [rateOf([...others, near!]), rateOf([...others, far!])];
        expect(after.exact).toBeLessThanOrEqual(before.exact + 1e-9);
        expect(after.score).toBeLessThanOrEqual(before.score);
      }),
    );
  });

  it("has no cliff: one word a minute more moves the note by .4 at most", () => {
    const exact = (rate: number) => rateOf([rate, rate, rate]).exact;
    for (let rate = 40; rate < 300; rate += 1)
      expect(Math.abs(exact(rate + 1) - exact(rate)), `${rate} words a minute`).toBeLessThan(0.4);
  });

  it("says nothing of no window", () => {
    expect(judgeRates([])).toEqual({ rateEase: null, comfortableShare: null });
  });
});
