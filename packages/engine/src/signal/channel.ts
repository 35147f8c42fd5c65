import { createFft } from "./fft.ts";
import { SAMPLE_RATE_HZ } from "./frames.ts";
import { SIGNAL } from "./parameters.ts";
import { quantiles } from "./quantiles.ts";

/** Gains that correct what a channel took from a voice; 0 where nothing measurable is missing. */
interface Channel {
  /** Gain of the part under `bassCornerHz` that is added. */
  bass: number;
  /** Gain of the part in the band of « s » that is added. */
  treble: number;
}

/** 64 ms: long enough to separate the tone of any voice from its overtones. */
const SIZE = 1024;
const BINS = SIZE / 2;
const HZ_PER_BIN = SAMPLE_RATE_HZ / SIZE;
/** Maximal number of moments analysed, evenly spaced: enough to measure a channel as well as with all of them. */
const MOMENTS_MAX = 600;
const HALVINGS = 12;

/**
 * Telephones, headsets and small microphones attenuate low and high frequencies, so that a soft « v » or « s » falls
 * under the speech threshold. The loss is estimated from the spectrum of the loud moments, and corrected only as far as
 * the room's noise allows.
 *
 * @param sampleAt one sample, mono, 16 kHz
 */
export function hearChannel(sampleAt: (i: number) => number, length: number): Channel {
  const moments = spectraOf(sampleAt, length);
  if (moments.length === 0) return { bass: 0, treble: 0 };
  const bass = missingBass(moments);
  return { bass, treble: missingTreble(moments, bass) };
}

/** Power spectra; two real ones come out of each complex transform. */
function spectraOf(sampleAt: (i: number) => number, length: number): Float32Array[] {
  const fft = createFft(SIZE);
  const real = new Float64Array(SIZE);
  const imag = new Float64Array(SIZE);
  const window = Float64Array.from(
    { length: SIZE },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE),
  );
  const step = Math.max(SIZE / 2, Math.floor(length / MOMENTS_MAX));
  const read = (start: number, into: Float64Array) => {
    for (let i = 0; i < SIZE; i++) into[fft.slotOf[i]!] = sampleAt(start + i) * window[i]!;
  };
  const spectra: Float32Array[] = [];
  for (let start = 0; start + step + SIZE <= length; start += 2 * step) {
    read(start, real);
    read(start + step, imag);
    fft.transform(real, imag);
    const [first, second] = [new Float32Array(BINS), new Float32Array(BINS)];
    for (let bin = binOf(SIGNAL.highPassHz.value); bin < BINS; bin++) {
      const mirror = SIZE - bin;
      first[bin] = (real[bin]! + real[mirror]!) ** 2 + (imag[bin]! - imag[mirror]!) ** 2;
      second[bin] = (imag[bin]! + imag[mirror]!) ** 2 + (real[bin]! - real[mirror]!) ** 2;
    }
    spectra.push(first, second);
  }
  return spectra;
}

const binOf = (hz: number) => Math.round(hz / HZ_PER_BIN);

/** Gain of `smoothZeroPhase` at each bin: the part under the bass corner. */
const UNDER_CORNER = Float64Array.from(
  { length: BINS },
  (_, bin) => 1 / (1 + ((bin * HZ_PER_BIN) / SIGNAL.bassCornerHz.value) ** 2),
);

function missingBass(moments: readonly Float32Array[]): number {
  const { loud, quiet } = partMoments(moments);
  const low = binOf(SIGNAL.highPassHz.value);
  const [middle, high] = [binOf(SIGNAL.bassHighHz.value), binOf(SIGNAL.middleHighHz.value)];
  const powerOf = (spectrum: Float64Array, from: number, to: number, bass: number) => {
    let power = 0;
    for (let bin = from; bin < to; bin++) power += spectrum[bin]! * (1 + bass * UNDER_CORNER[bin]!) ** 2;
    return power;
  };
  const noiseShare = (bass: number) => powerOf(quiet, low, BINS, bass) / powerOf(loud, low, BINS, bass);
  const share = 10 ** (SIGNAL.bassShareDb.value / 10);
  const mayRise = noiseAllowed(noiseShare(0));
  return largestThat(
    SIGNAL.bassGainMax.value,
    (bass) =>
      powerOf(loud, low, middle, bass) <= share * powerOf(loud, middle, high, bass) &&
      noiseShare(bass) <= mayRise,
  );
}

function missingTreble(moments: readonly Float32Array[], bass: number): number {
  const [low, hissing] = [binOf(SIGNAL.highPassHz.value), binOf(SIGNAL.hissBandLowHz.value)];
  const wholes = moments.map((spectrum) => {
    let power = 0;
    for (let bin = low; bin < BINS; bin++) power += spectrum[bin]! * (1 + bass * UNDER_CORNER[bin]!) ** 2;
    return power;
  });
  const hisses = moments.map((spectrum) => {
    let power = 0;
    for (let bin = hissing; bin < BINS; bin++) power += spectrum[bin]!;
    return power;
  });
  const [sharp] = quantiles(hisses, 0.98) as [number];
  const [loudest] = quantiles(wholes, 0.98) as [number];
  const wanted = 10 ** (SIGNAL.sharpHissDb.value / 10) * loudest;
  const noiseShare = (treble: number) =>
    (quantiles(
      wholes.map((whole, i) => whole + ((1 + treble) ** 2 - 1) * hisses[i]!),
      0.05,
    )[0] as number) / loudest;
  const mayRise = noiseAllowed(noiseShare(0));
  return largestThat(
    SIGNAL.trebleGainMax.value,
    (treble) => (1 + treble) ** 2 * sharp <= wanted && noiseShare(treble) <= mayRise,
  );
}

/** The mean spectra of the moments at the level of the voice, and of the quietest ones. */
function partMoments(moments: readonly Float32Array[]): { loud: Float64Array; quiet: Float64Array } {
  const powers = moments.map((spectrum) => spectrum.reduce((sum, power) => sum + power, 0));
  const [quietest, loudest] = quantiles(powers, 0.05, 0.99) as [number, number];
  const loudFrom = loudest * 10 ** (-SIGNAL.loudRangeDb.value / 10);
  const loud = new Float64Array(BINS);
  const quiet = new Float64Array(BINS);
  const count = { loud: 0, quiet: 0 };
  for (const [i, spectrum] of moments.entries()) {
    const kind = powers[i]! >= loudFrom ? "loud" : powers[i]! <= quietest ? "quiet" : null;
    if (!kind) continue;
    count[kind]++;
    const sum = kind === "loud" ? loud : quiet;
    for (let bin = 0; bin < BINS; bin++) sum[bin]! += spectrum[bin]!;
  }
  return {
    loud: loud.map((power) => power / (count.loud || 1)),
    quiet: quiet.map((power) => power / (count.quiet || 1)),
  };
}

/** Highest noise allowed relative to the voice: a little more than now, or too weak to affect any measure. */
function noiseAllowed(share: number): number {
  return Math.max(share * 10 ** (SIGNAL.raisedNoiseDb.value / 10), 10 ** (SIGNAL.harmlessNoiseDb.value / 10));
}

/** The largest gain up to a limit for which a monotone condition holds, by bisection; 0 if none. */
function largestThat(limit: number, holds: (gain: number) => boolean): number {
  if (!holds(0)) return 0;
  if (holds(limit)) return limit;
  let [least, most] = [0, limit];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const gain = (least + most) / 2;
    if (holds(gain)) least = gain;
    else most = gain;
  }
  return least;
}
