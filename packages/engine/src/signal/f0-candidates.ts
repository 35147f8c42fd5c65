import { createFft, fftSizeFor } from "./fft.ts";
import { createEvenTransform } from "./even-transform.ts";
import { HALF_RATE_HZ } from "./halve-rate.ts";
import { SIGNAL } from "./parameters.ts";
import { createPeakFinder, SINC_DEPTH } from "./sinc.ts";

export const CANDIDATES_MAX = 14;

/** Possible periods of each frame, before a path is chosen through them. */
export interface F0Candidates {
  frameCount: number;
  /** Voiced candidates of each frame; frame i owns the slots i·CANDIDATES_MAX and following. */
  counts: Uint8Array;
  hz: Float32Array;
  strengths: Float32Array;
  /** Strength of the unvoiced candidate of each frame. */
  unvoicedStrengths: Float32Array;
}

interface F0Search {
  floorHz: number;
  ceilingHz: number;
  stepSamples: number;
}

/**
 * Above this the unvoiced candidate wins whatever the neighbours say: the best voiced one is worth 1 and two
 * changes of voicing cost 0.28. Such frames (silences) need no autocorrelation.
 */
const SURELY_UNVOICED = 1.3;

/**
 * Finds the maxima of the normalised autocorrelation of each frame (Boersma 1993): Hann window of three periods
 * of the floor, divided by the autocorrelation of the window itself, heights and places by windowed sinc.
 *
 * @param samples mono, 8 kHz
 */
export function findF0Candidates(samples: Float32Array, search: F0Search): F0Candidates {
  const { floorHz, ceilingHz, stepSamples } = search;
  const periodMax = Math.floor(HALF_RATE_HZ / floorHz);
  const windowSize = Math.floor((SIGNAL.f0PeriodsPerWindow.value * HALF_RATE_HZ) / floorHz) - 1;
  const lagMin = Math.max(2, Math.floor(HALF_RATE_HZ / ceilingHz));
  const lagMax = periodMax + 1;
  const lagEnd = lagMax + SINC_DEPTH + 1;
  const size = fftSizeFor(windowSize + lagEnd);

  const window = hannWindow(windowSize);
  const windowCorrelation = correlationOf(window, lagEnd);
  const frameCount = Math.floor(samples.length / stepSamples);
  const candidates: F0Candidates = {
    frameCount,
    counts: new Uint8Array(frameCount),
    hz: new Float32Array(frameCount * CANDIDATES_MAX),
    strengths: new Float32Array(frameCount * CANDIDATES_MAX),
    unvoicedStrengths: new Float32Array(frameCount),
  };

  const fft = createFft(size);
  const real = new Float64Array(size);
  const imag = new Float64Array(size);
  const spectra = createEvenTransform(size / 2);
  const peaks = createPeakFinder(lagEnd);
  const globalPeak = peakOf(samples);
  const half = windowSize >> 1;

  /** The two frames that share a transform, one as its real part, the other as its imaginary part. */
  const pair: [number, number] = [-1, -1];

  function loadFrame(frame: number, part: Float64Array): boolean {
    const center = frame * stepSamples + (stepSamples >> 1);
    const mean = meanAround(samples, center, periodMax);
    const level = peakAround(samples, center, (periodMax >> 1) + 1, mean) / globalPeak;
    const unvoiced = unvoicedStrength(level);
    candidates.unvoicedStrengths[frame] = unvoiced;
    if (unvoiced > SURELY_UNVOICED) return false;
    part.fill(0);
    const start = center - half;
    const from = Math.max(0, -start);
    const to = Math.min(windowSize, samples.length - start);
    for (let i = from; i < to; i++) part[fft.slotOf[i]!] = (samples[start + i]! - mean) * window[i]!;
    return true;
  }

  function correlatePair(): void {
    fft.transform(real, imag);
    // One frame is the even part of the transform, the other the odd part; constant factors cancel in the
    // normalisation.
    for (let k = 0; k <= size / 2; k++) {
      const mirror = k === 0 ? 0 : size - k;
      const sumRe = real[k]! + real[mirror]!;
      const difIm = imag[k]! - imag[mirror]!;
      const sumIm = imag[k]! + imag[mirror]!;
      const difRe = real[k]! - real[mirror]!;
      spectra.first[k] = sumRe * sumRe + difIm * difIm;
      spectra.second[k] = sumIm * sumIm + difRe * difRe;
    }
    spectra.transform(lagEnd);
  }

  function readFrame(frame: number, correlation: Float64Array): void {
    const energy = correlation[0]!;
    if (!(energy > 0)) return;
    const normalised = peaks.values;
    for (let lag = 0; lag <= lagEnd; lag++) {
      normalised[lag] = correlation[lag]! / (energy * windowCorrelation[lag]!);
    }
    for (let lag = lagMin; lag <= lagMax; lag++) {
      const value = normalised[lag]!;
      if (value <= 0.5 * SIGNAL.f0VoicingThreshold.value) continue;
      if (value <= normalised[lag - 1]! || value < normalised[lag + 1]!) continue;
      peaks.climb(lag);
      const hz = HALF_RATE_HZ / peaks.place;
      if (hz >= floorHz && hz <= ceilingHz)
        keep(frame, hz, peaks.height > 1 ? 1 / peaks.height : peaks.height);
    }
  }

  function keep(frame: number, hz: number, strength: number): void {
    const first = frame * CANDIDATES_MAX;
    const count = candidates.counts[frame]!;
    let slot = first + count;
    if (count < CANDIDATES_MAX) candidates.counts[frame] = count + 1;
    else {
      slot = first;
      for (let i = first + 1; i < first + CANDIDATES_MAX; i++) {
        if (candidates.strengths[i]! < candidates.strengths[slot]!) slot = i;
      }
      if (candidates.strengths[slot]! >= strength) return;
    }
    candidates.hz[slot] = hz;
    candidates.strengths[slot] = strength;
  }

  if (globalPeak === 0) {
    candidates.unvoicedStrengths.fill(unvoicedStrength(0));
    return candidates;
  }
  let loaded = 0;
  for (let frame = 0; frame < frameCount; frame++) {
    if (loadFrame(frame, loaded === 0 ? real : imag)) pair[loaded++] = frame;
    const last = frame === frameCount - 1;
    if (loaded === 2 || (last && loaded === 1)) {
      if (loaded === 1) imag.fill(0);
      correlatePair();
      readFrame(pair[0], spectra.first);
      if (loaded === 2) readFrame(pair[1], spectra.second);
      loaded = 0;
    }
  }
  return candidates;
}

function unvoicedStrength(level: number): number {
  const threshold = SIGNAL.f0VoicingThreshold.value;
  return threshold + Math.max(0, 2 - level / (SIGNAL.f0SilenceThreshold.value / (1 + threshold)));
}

function hannWindow(size: number): Float64Array {
  const window = new Float64Array(size);
  for (let i = 0; i < size; i++) window[i] = 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 1)) / (size + 1));
  return window;
}

/** Autocorrelation relative to lag 0, for lags 0 to `lagEnd`. */
function correlationOf(window: Float64Array, lagEnd: number): Float64Array {
  const correlation = new Float64Array(lagEnd + 1);
  for (let lag = 0; lag <= lagEnd; lag++) {
    let sum = 0;
    for (let i = 0; i + lag < window.length; i++) sum += window[i]! * window[i + lag]!;
    correlation[lag] = sum;
  }
  const energy = correlation[0]!;
  return correlation.map((value) => value / energy);
}

function peakOf(samples: Float32Array): number {
  const mean = meanAround(samples, 0, samples.length);
  return peakAround(samples, 0, samples.length, mean);
}

function meanAround(samples: Float32Array, center: number, reach: number): number {
  const from = Math.max(0, center - reach);
  const to = Math.min(samples.length, center + reach);
  let sum = 0;
  for (let i = from; i < to; i++) sum += samples[i]!;
  return sum / (to - from || 1);
}

function peakAround(samples: Float32Array, center: number, reach: number, mean: number): number {
  const from = Math.max(0, center - reach);
  const to = Math.min(samples.length, center + reach);
  let peak = 0;
  for (let i = from; i < to; i++) {
    const value = Math.abs(samples[i]! - mean);
    if (value > peak) peak = value;
  }
  return peak;
}
