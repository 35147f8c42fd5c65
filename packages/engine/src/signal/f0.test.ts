import { describe, expect, it } from "vitest";
import { addNoise, buzz, join, silence } from "../../test-support/synthesis.ts";
import { trackF0 as trackHalf } from "./f0.ts";
import { frameTimeSec } from "./frames.ts";
import { halveRate } from "./halve-rate.ts";
import { median } from "./quantiles.ts";

const trackF0 = (samples: Float32Array) => trackHalf(halveRate(samples));
const voicedOf = (f0Hz: Float32Array) => f0Hz.filter((hz) => hz > 0);

describe("trackF0", () => {
  it.each([80, 120, 220, 310, 450])("finds a tone of %i Hz within 0.5 Hz", (hz) => {
    const voiced = voicedOf(trackF0(buzz(2, () => hz)));
    expect(voiced.length).toBeGreaterThan(185);
    for (const found of voiced) expect(Math.abs(found - hz)).toBeLessThan(0.5);
  });

  it("follows a glide of an octave: 12 semitones, each frame within 20 cents", () => {
    const f0HzAt = (timeSec: number) => 100 * 2 ** (timeSec / 3);
    const f0Hz = trackF0(buzz(3, f0HzAt));
    let lowest = Infinity;
    let highest = 0;
    for (let frame = 5; frame < f0Hz.length - 5; frame++) {
      expect(Math.abs(1200 * Math.log2(f0Hz[frame]! / f0HzAt(frameTimeSec(frame))))).toBeLessThan(20);
      lowest = Math.min(lowest, f0Hz[frame]!);
      highest = Math.max(highest, f0Hz[frame]!);
    }
    const inner = 12 * (1 - 0.1 / 3);
    expect(12 * Math.log2(highest / lowest)).toBeGreaterThan(inner - 0.3);
    expect(12 * Math.log2(highest / lowest)).toBeLessThan(12.1);
  });

  it("holds under noise as strong as 10 dB below the voice", () => {
    const voiced = voicedOf(
      trackF0(
        addNoise(
          buzz(2, () => 140),
          10,
        ),
      ),
    );
    expect(voiced.length).toBeGreaterThan(150);
    expect(Math.abs(median(voiced) - 140)).toBeLessThan(0.5);
  });

  it("finds no voice in silence, noise, a click or nothing", () => {
    expect(voicedOf(trackF0(silence(1)))).toHaveLength(0);
    expect(voicedOf(trackF0(addNoise(silence(1).fill(1e-6), -60))).length).toBeLessThan(5);
    expect(trackF0(new Float32Array(0))).toHaveLength(0);
    expect(voicedOf(trackF0(new Float32Array(400).fill(0.5, 100, 101)))).toHaveLength(0);
  });

  it("is unvoiced where nothing sounds between two tones", () => {
    const f0Hz = trackF0(
      join(
        buzz(0.5, () => 150),
        silence(0.5),
        buzz(0.5, () => 200),
      ),
    );
    expect(voicedOf(f0Hz.slice(55, 95))).toHaveLength(0);
    expect(median(f0Hz.slice(10, 40))).toBeCloseTo(150, 0);
    expect(median(f0Hz.slice(110, 140))).toBeCloseTo(200, 0);
  });
});
