import { describe, expect, it } from "vitest";
import { createFft, fftSizeFor } from "./fft.ts";

function slowTransform(input: number[]): { real: number[]; imag: number[] } {
  const size = input.length;
  const real: number[] = [];
  const imag: number[] = [];
  for (let k = 0; k < size; k++) {
    let re = 0;
    let im = 0;
    for (let i = 0; i < size; i++) {
      re += input[i]! * Math.cos((2 * Math.PI * k * i) / size);
      im -= input[i]! * Math.sin((2 * Math.PI * k * i) / size);
    }
    real.push(re);
    imag.push(im);
  }
  return { real, imag };
}

describe("createFft", () => {
  it.each([8, 12, 16, 32, 48, 64, 192, 256, 384, 512])("equals the definition on %i points", (size) => {
    const input = Array.from({ length: size }, (_, i) => Math.sin(i * 0.7) + 0.3 * Math.cos(i * i));
    const real = new Float64Array(size);
    const imag = new Float64Array(size);
    const fft = createFft(size);
    input.forEach((value, i) => (real[fft.slotOf[i]!] = value));
    fft.transform(real, imag);
    const expected = slowTransform(input);
    for (let k = 0; k < size; k++) {
      expect(real[k]!).toBeCloseTo(expected.real[k]!, 9);
      expect(imag[k]!).toBeCloseTo(expected.imag[k]!, 9);
    }
  });
});

it("takes the smallest size that holds so many points", () => {
  expect([8, 9, 12, 13, 268, 385, 523].map(fftSizeFor)).toEqual([8, 12, 12, 16, 384, 512, 768]);
});
