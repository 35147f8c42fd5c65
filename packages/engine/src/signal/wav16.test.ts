import { expect, test } from "vitest";
import { decodeWav16, encodeWav16, wav16DurationSec } from "./wav16.ts";

test("samples come back within half a step of 16 bits, clipped at full scale", () => {
  const samples = Float32Array.from({ length: 1001 }, (_, i) => (i - 500) / 400);
  const back = decodeWav16(encodeWav16(samples, 16_000));
  expect(back).toHaveLength(samples.length);
  expect(wav16DurationSec(encodeWav16(samples, 16_000))).toBeCloseTo(1001 / 16_000);
  for (const [i, value] of back.entries())
    expect(Math.abs(value - Math.max(-1, Math.min(1, samples[i]!)))).toBeLessThanOrEqual(0.5 / 32_767 + 1e-7);
});

test("the header says what is there; what is not a number is silence", () => {
  const bytes = encodeWav16(Float32Array.of(Number.NaN, Infinity), 16_000);
  const view = new DataView(bytes.buffer);
  expect(String.fromCharCode(...bytes.subarray(0, 4), ...bytes.subarray(8, 15))).toBe("RIFFWAVEfmt");
  expect([view.getUint32(4, true), view.getUint32(24, true), view.getUint32(40, true)]).toEqual([
    bytes.length - 8,
    16_000,
    4,
  ]);
  expect([view.getInt16(44, true), view.getInt16(46, true)]).toEqual([0, 32_767]);
});
