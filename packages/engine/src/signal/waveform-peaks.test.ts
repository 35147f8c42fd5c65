import { expect, it } from "vitest";
import { takeWaveformPeaks } from "./waveform-peaks.ts";

it("keeps the largest excursion of each part", () => {
  const samples = new Float32Array(8000);
  samples[5] = -0.5;
  samples[7999] = 2;
  const peaks = takeWaveformPeaks(samples);
  expect(peaks).toHaveLength(800);
  expect(peaks[0]).toBe(0.5);
  expect(peaks[799]).toBe(1);
  expect(peaks[400]).toBe(0);
});

it("never draws more bars than samples", () => {
  expect(takeWaveformPeaks(new Float32Array(3))).toHaveLength(3);
});
