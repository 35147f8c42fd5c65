/** A complex discrete Fourier transform of one fixed size, in place, on split real and imaginary parts. */
interface Fft {
  size: number;
  /** Where to write sample i before `transform`: the bit-reversed order, so that no pass is spent on it. */
  slotOf: Uint16Array;
  /** Input in `slotOf` order, output in natural order. Allocates nothing. */
  transform(real: Float64Array, imag: Float64Array): void;
}

/**
 * Prepares a radix-4 decimation-in-time transform, with one radix-2 stage where the power of two is odd and one radix-3
 * stage where there is a factor of three.
 *
 * @param size a power of two or three times one, 8 to 65536
 */
export function createFft(size: number): Fft {
  const ways = size % 3 === 0 ? 3 : 1;
  const part = size / ways;
  const bits = Math.log2(part);
  const slotOf = new Uint16Array(size);
  for (let i = 0; i < size; i++) slotOf[i] = (i % ways) * part + reverseBits(Math.floor(i / ways), bits);
  const firstSpan = bits % 2 === 1 ? 2 : 4;
  const stages: { quarter: number; twiddles: Float64Array }[] = [];
  for (let quarter = firstSpan; quarter < part; quarter *= 4) {
    stages.push({ quarter, twiddles: twiddlesOf(quarter, 4) });
  }
  const thirdTwiddles = ways === 3 ? twiddlesOf(part, 3) : null;

  function transform(real: Float64Array, imag: Float64Array): void {
    if (firstSpan === 2) addPairs(real, imag, size);
    else addFours(real, imag, size);
    for (const { quarter, twiddles } of stages) combineQuarters(real, imag, size, quarter, twiddles);
    if (thirdTwiddles) combineThirds(real, imag, part, thirdTwiddles);
  }
  return { size, slotOf, transform };
}

/** The smallest size that `createFft` takes for so many points. */
export function fftSizeFor(count: number): number {
  const power = 2 ** Math.ceil(Math.log2(count));
  return 0.75 * power >= count ? 0.75 * power : power;
}

/** For each k below `part`: cosine and sine of -2πk/(ways·part), then of its multiples below `ways`, side by side. */
function twiddlesOf(part: number, ways: 3 | 4): Float64Array {
  const twiddles = new Float64Array(part * 2 * (ways - 1));
  let at = 0;
  for (let k = 0; k < part; k++) {
    for (let turn = 1; turn < ways; turn++) {
      const angle = (-2 * Math.PI * k * turn) / (part * ways);
      twiddles[at++] = Math.cos(angle);
      twiddles[at++] = Math.sin(angle);
    }
  }
  return twiddles;
}

function reverseBits(value: number, bits: number): number {
  let reversed = 0;
  for (let bit = 0; bit < bits; bit++) reversed = (reversed << 1) | ((value >> bit) & 1);
  return reversed;
}

function addPairs(real: Float64Array, imag: Float64Array, size: number): void {
  for (let i = 0; i < size; i += 2) {
    const re = real[i + 1]!;
    const im = imag[i + 1]!;
    real[i + 1] = real[i]! - re;
    imag[i + 1] = imag[i]! - im;
    real[i] = real[i]! + re;
    imag[i] = imag[i]! + im;
  }
}

function addFours(real: Float64Array, imag: Float64Array, size: number): void {
  for (let a = 0; a < size; a += 4) {
    const sumAcR = real[a]! + real[a + 1]!;
    const sumAcI = imag[a]! + imag[a + 1]!;
    const difAcR = real[a]! - real[a + 1]!;
    const difAcI = imag[a]! - imag[a + 1]!;
    const sumBdR = real[a + 2]! + real[a + 3]!;
    const sumBdI = imag[a + 2]! + imag[a + 3]!;
    const difBdR = real[a + 2]! - real[a + 3]!;
    const difBdI = imag[a + 2]! - imag[a + 3]!;
    real[a] = sumAcR + sumBdR;
    imag[a] = sumAcI + sumBdI;
    real[a + 1] = difAcR + difBdI;
    imag[a + 1] = difAcI - difBdR;
    real[a + 2] = sumAcR - sumBdR;
    imag[a + 2] = sumAcI - sumBdI;
    real[a + 3] = difAcR - difBdI;
    imag[a + 3] = difAcI + difBdR;
  }
}

/** Joins four transforms of `quarter` points into one of four times as many; in bit-reversed order the middle two are swapped. */
function combineQuarters(
  real: Float64Array,
  imag: Float64Array,
  size: number,
  quarter: number,
  twiddles: Float64Array,
): void {
  for (let start = 0; start < size; start += quarter * 4) {
    for (let k = 0; k < quarter; k++) {
      const c1 = twiddles[k * 6]!;
      const s1 = twiddles[k * 6 + 1]!;
      const c2 = twiddles[k * 6 + 2]!;
      const s2 = twiddles[k * 6 + 3]!;
      const c3 = twiddles[k * 6 + 4]!;
      const s3 = twiddles[k * 6 + 5]!;
      const a = start + k;
      const c = a + quarter;
      const b = c + quarter;
      const d = b + quarter;
      const br = real[b]! * c1 - imag[b]! * s1;
      const bi = real[b]! * s1 + imag[b]! * c1;
      const cr = real[c]! * c2 - imag[c]! * s2;
      const ci = real[c]! * s2 + imag[c]! * c2;
      const dr = real[d]! * c3 - imag[d]! * s3;
      const di = real[d]! * s3 + imag[d]! * c3;
      const sumAcR = real[a]! + cr;
      const sumAcI = imag[a]! + ci;
      const difAcR = real[a]! - cr;
      const difAcI = imag[a]! - ci;
      const sumBdR = br + dr;
      const sumBdI = bi + di;
      const difBdR = br - dr;
      const difBdI = bi - di;
      real[a] = sumAcR + sumBdR;
      imag[a] = sumAcI + sumBdI;
      real[b] = sumAcR - sumBdR;
      imag[b] = sumAcI - sumBdI;
      real[c] = difAcR + difBdI;
      imag[c] = difAcI - difBdR;
      real[d] = difAcR - difBdI;
      imag[d] = difAcI + difBdR;
    }
  }
}

/** Joins three transforms of `third` points into one. */
function combineThirds(real: Float64Array, imag: Float64Array, third: number, twiddles: Float64Array): void {
  const height = Math.sqrt(0.75);
  for (let a = 0; a < third; a++) {
    const b = a + third;
    const c = b + third;
    const c1 = twiddles[a * 4]!;
    const s1 = twiddles[a * 4 + 1]!;
    const c2 = twiddles[a * 4 + 2]!;
    const s2 = twiddles[a * 4 + 3]!;
    const br = real[b]! * c1 - imag[b]! * s1;
    const bi = real[b]! * s1 + imag[b]! * c1;
    const cr = real[c]! * c2 - imag[c]! * s2;
    const ci = real[c]! * s2 + imag[c]! * c2;
    const sumR = br + cr;
    const sumI = bi + ci;
    const difR = height * (br - cr);
    const difI = height * (bi - ci);
    const middleR = real[a]! - sumR / 2;
    const middleI = imag[a]! - sumI / 2;
    real[a] = real[a]! + sumR;
    imag[a] = imag[a]! + sumI;
    real[b] = middleR + difI;
    imag[b] = middleI - difR;
    real[c] = middleR - difI;
    imag[c] = middleI + difR;
  }
}
