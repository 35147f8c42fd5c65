import { describe, expect, it } from "vitest";
import { rateBySyllables, rateByWindow } from "./speech-rate.ts";

/** A word every `everySec`, back to back. */
const steady = (lengthSec: number, everySec: number) =>
  Array.from({ length: Math.round(lengthSec / everySec) }, (_, i) => ({
    startSec: i * everySec,
    endSec: (i + 1) * everySec,
  }));

describe("rateByWindow", () => {
  it("gives a flat curve for a steady speaker, one point every five seconds", () => {
    const points = rateByWindow(steady(30, 0.4), { startSec: 0, endSec: 30 });
    expect(points.map((point) => point.time)).toEqual([5, 10, 15, 20, 25]);
    for (const point of points) expect(point.rate).toBeCloseTo(150, 6);
  });

  it("shows where the speaker hurries", () => {
    const words = [
      ...steady(15, 0.5),
      ...steady(15, 0.25).map((w) => ({ startSec: w.startSec + 15, endSec: w.endSec + 15 })),
    ];
    const points = rateByWindow(words, { startSec: 0, endSec: 30 });
    expect(points[0]!.rate).toBeCloseTo(120, 6);
    expect(points.at(-1)!.rate).toBeCloseTo(240, 6);
  });

  it("makes one window of a short recording and none of nothing", () => {
    expect(rateByWindow(steady(4, 0.5), { startSec: 0, endSec: 4 })).toEqual([{ time: 2, rate: 120 }]);
    expect(rateByWindow([], { startSec: 0, endSec: 0 })).toEqual([]);
  });
});

it("estimates words from syllables at 1.58 syllables a word", () => {
  const nuclei = Array.from({ length: 158 }, (_, i) => i * (30 / 158));
  const points = rateBySyllables(nuclei, { startSec: 0, endSec: 30 });
  expect(points.length).toBeGreaterThan(1);
  for (const point of points) expect(point.rate).toBeCloseTo(200, -1);
});
