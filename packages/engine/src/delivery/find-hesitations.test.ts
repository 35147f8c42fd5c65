import { describe, expect, it } from "vitest";
import { buzz, join, silence } from "../../test-support/synthesis.ts";
import { measureSignal } from "../signal/measure-signal.ts";
import { findHesitations } from "./find-hesitations.ts";

/** Connected speech for the level statistics: a tone that moves, in syllables. */
const speech = () => {
  const samples = buzz(2, (timeSec) => 120 + 40 * Math.sin(7 * timeSec));
  return samples.map((value, i) => value * (0.2 + 0.8 * Math.abs(Math.sin((Math.PI * 4.5 * i) / 16_000))));
};
const find = (middle: Float32Array) =>
  findHesitations(measureSignal(join(speech(), silence(0.4), middle, silence(0.5), speech())));

describe("findHesitations", () => {
  it("finds a held vowel between two silences, where it is", () => {
    const found = find(buzz(0.45, () => 112, 0.2));
    expect(found).toHaveLength(1);
    expect(Math.abs(found[0]!.startSec - 2.4)).toBeLessThan(0.06);
    expect(Math.abs(found[0]!.endSec - 2.85)).toBeLessThan(0.06);
    expect(found[0]!.confidence).toBeGreaterThan(0.5);
  });

  it("lets the tone of a held vowel fall gently", () => {
    expect(find(buzz(0.45, (timeSec) => 115 - 8 * timeSec, 0.2))).toHaveLength(1);
  });

  it("takes neither a short vowel, nor a rising one, nor a moving tone, nor a silence, for a hesitation", () => {
    expect(find(buzz(0.15, () => 112, 0.2))).toHaveLength(0);
    expect(find(buzz(0.45, (timeSec) => 110 * 2 ** timeSec, 0.2))).toHaveLength(0);
    expect(find(buzz(0.45, (timeSec) => 120 + 30 * Math.sin(20 * timeSec), 0.2))).toHaveLength(0);
    expect(find(silence(0.45))).toHaveLength(0);
  });
});
