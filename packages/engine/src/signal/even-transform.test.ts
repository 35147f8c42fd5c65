import { expect, it } from "vitest";
import { createEvenTransform } from "./even-transform.ts";

it.each([8, 12, 192, 256])("equals the definition, for two sequences of twice %i points", (half) => {
  const transform = createEvenTransform(half);
  const first = Float64Array.from({ length: half + 1 }, (_, i) => Math.sin(i * i) + 0.2);
  const second = Float64Array.from({ length: half + 1 }, (_, i) => Math.cos(3 * i) / (1 + i));
  transform.first.set(first);
  transform.second.set(second);
  transform.transform(half);
  for (let k = 0; k <= half; k++) {
    expect(transform.first[k]!).toBeCloseTo(slowTransform(first, k) / 2, 9);
    expect(transform.second[k]!).toBeCloseTo(slowTransform(second, k) / 2, 9);
  }
});

it("leaves the places that nobody asked for", () => {
  const transform = createEvenTransform(8);
  transform.first.fill(1);
  transform.transform(3);
  // The transform of a sequence of ones is zero except at index 0.
  expect([...transform.first.subarray(0, 4)].map((value) => Math.round(value * 1e9) / 1e9 + 0)).toEqual([
    8, 0, 0, 0,
  ]);
});

/** One place of the transform of a real and even sequence, from its first half. */
function slowTransform(half: Float64Array, k: number): number {
  const length = 2 * (half.length - 1);
  let sum = 0;
  for (let i = 0; i < length; i++)
    sum += half[Math.min(i, length - i)]! * Math.cos((2 * Math.PI * k * i) / length);
  return sum;
}
