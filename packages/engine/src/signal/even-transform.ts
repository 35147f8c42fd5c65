import { createFft } from "./fft.ts";

/** The discrete Fourier transforms of two real and even sequences at once. */
interface EvenTransform {
  /**
   * Half of each sequence, from its middle to its far end: `half` + 1 values, written by the caller and replaced by
   * `transform`.
   */
  first: Float64Array;
  second: Float64Array;
  /** Computes the values of both transforms from 0 to `last`. */
  transform(last: number): void;
}

/**
 * Since both halves of an even sequence are the same, a complex transform of half its length is enough (the cosine
 * transform of Press et al., Numerical Recipes, 12.3): its real parts hold the even indexes, its imaginary parts the
 * differences between successive odd ones. One sequence is the real input, the other the imaginary one.
 *
 * @param half of the length of the sequences, a size that `createFft` accepts
 */
export function createEvenTransform(half: number): EvenTransform {
  const first = new Float64Array(half + 1);
  const second = new Float64Array(half + 1);
  const fft = createFft(half);
  const real = new Float64Array(half);
  const imag = new Float64Array(half);
  const sines = Float64Array.from({ length: half }, (_, i) => Math.sin((Math.PI * i) / half));
  const cosines = Float64Array.from({ length: half }, (_, i) => Math.cos((Math.PI * i) / half));

  function transform(last: number): void {
    let odd = (first[0]! - first[half]!) / 2;
    let otherOdd = (second[0]! - second[half]!) / 2;
    real[fft.slotOf[0]!] = (first[0]! + first[half]!) / 2;
    imag[fft.slotOf[0]!] = (second[0]! + second[half]!) / 2;
    for (let i = 1; i < half; i++) {
      const value = first[i]!;
      const otherValue = second[i]!;
      const mirror = first[half - i]!;
      const otherMirror = second[half - i]!;
      odd += value * cosines[i]!;
      otherOdd += otherValue * cosines[i]!;
      const slot = fft.slotOf[i]!;
      real[slot] = (value + mirror) / 2 - sines[i]! * (value - mirror);
      imag[slot] = (otherValue + otherMirror) / 2 - sines[i]! * (otherValue - otherMirror);
    }
    fft.transform(real, imag);
    first[0] = real[0]!;
    second[0] = imag[0]!;
    first[1] = odd;
    second[1] = otherOdd;
    for (let k = 1; 2 * k <= last; k++) {
      const re = real[k]!;
      const im = imag[k]!;
      const mirrorRe = real[half - k]!;
      const mirrorIm = imag[half - k]!;
      first[2 * k] = (re + mirrorRe) / 2;
      second[2 * k] = (im + mirrorIm) / 2;
      if (2 * k === half) return;
      odd += (mirrorIm - im) / 2;
      otherOdd += (re - mirrorRe) / 2;
      first[2 * k + 1] = odd;
      second[2 * k + 1] = otherOdd;
    }
  }
  return { first, second, transform };
}
