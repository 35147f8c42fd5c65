import { expect, it } from "vitest";
import { halveRate } from "./halve-rate.ts";

const tone = (hz: number) =>
  Float32Array.from({ length: 16_000 }, (_, i) => Math.sin((2 * Math.PI * hz * i) / 16_000));
const levelDb = (samples: Float32Array) => {
  const inner = samples.subarray(200, -200);
  return 10 * Math.log10((2 * inner.reduce((sum, value) => sum + value * value, 0)) / inner.length);
};

it.each([100, 1000, 2500, 3300])("keeps a tone of %i Hz, at its place", (hz) => {
  const half = halveRate(tone(hz));
  expect(half).toHaveLength(8000);
  expect(levelDb(half)).toBeCloseTo(0, 1);
  const error = half.map((value, i) => value - Math.sin((2 * Math.PI * hz * i) / 8000));
  expect(Math.max(...error.subarray(100, -100).map(Math.abs))).toBeLessThan(0.003);
});

it.each([4700, 6000, 7500])("leaves nothing of a tone of %i Hz", (hz) => {
  expect(levelDb(halveRate(tone(hz)))).toBeLessThan(-55);
});

it("takes nothing, one sample and an odd number of them", () => {
  expect([0, 1, 7].map((length) => halveRate(new Float32Array(length)).length)).toEqual([0, 1, 4]);
});
