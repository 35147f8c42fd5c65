import { expect, test } from "vitest";
import { barHeight, createLiveMeter } from "./live-meter.ts";

const RATE_HZ = 48_000;
const tone = (amplitude: number) =>
  Float32Array.from({ length: 2048 }, (_, i) => amplitude * Math.sin((2 * Math.PI * 200 * i) / RATE_HZ));

test("a tone of half scale is at -9 dB, silence at the bottom", () => {
  const meter = createLiveMeter();
  expect(meter(tone(0.5), RATE_HZ).levelDb).toBeCloseTo(-9, 0);
  expect(meter(new Float32Array(2048), RATE_HZ)).toMatchObject({ levelDb: -100, speaking: false });
});

test("speech stands out from its room, and a steady noise does not", () => {
  const meter = createLiveMeter();
  for (let i = 0; i < 50; i++) meter(tone(0.005), RATE_HZ);
  expect(meter(tone(0.006), RATE_HZ).speaking).toBe(false);
  expect(meter(tone(0.1), RATE_HZ).speaking).toBe(true);
});

test("samples at the end of the scale are counted", () => {
  const block = tone(0.2);
  block.fill(1, 0, 512);
  expect(createLiveMeter()(block, RATE_HZ).clippedShare).toBe(0.25);
});

test("bars stay between 0 and 1", () => {
  expect([-100, -60, -34, -8, 0].map(barHeight)).toEqual([0, 0, 0.5, 1, 1]);
});
