import { describe, expect, it } from "vitest";
import { addNoise, join, silence } from "../../test-support/synthesis.ts";
import { sing, type Sung } from "../../test-support/vowels.ts";
import { measureSignal } from "../signal/measure-signal.ts";
import { findHesitations } from "./find-hesitations.ts";

/** Short vowels on a moving tone, with the closure of a « t » or a « p » between them. */
const speech = () =>
  join(
    ...(["a", "i", "o", "é", "ou", "a", "é", "i", "euh", "a", "o", "i"] as const).flatMap((vowel, i) => [
      sing([{ vowel, sec: 0.09 + 0.02 * (i % 2), tone: [115 + 12 * (i % 4), 130 - 9 * (i % 5)] }]),
      silence(0.04),
    ]),
  );
const held = (vowel: Sung["vowel"], sec: number, tone: Sung["tone"]) => sing([{ vowel, sec, tone }]);
const around = (middle: Float32Array) =>
  join(speech(), speech(), silence(0.3), middle, silence(0.4), speech(), speech());
const find = (middle: Float32Array) => findHesitations(measureSignal(around(middle)));

describe("findHesitations", () => {
  it("finds « euh » where it is, on a level tone or one that falls gently", () => {
    const startSec = (2 * speech().length) / 16_000 + 0.3;
    for (const tone of [
      [112, 110],
      [118, 108],
    ] as const) {
      const found = find(held("euh", 0.45, tone));
      expect(found).toHaveLength(1);
      expect(Math.abs(found[0]!.startSec - startSec)).toBeLessThan(0.1);
      expect(Math.abs(found[0]!.endSec - startSec - 0.45)).toBeLessThan(0.12);
      expect(found[0]!.probability).toBeGreaterThan(0.4);
    }
  });

  it("takes neither a short vowel, nor a silence, for « euh »", () => {
    expect(find(held("euh", 0.09, [112, 110]))).toHaveLength(0);
    expect(find(held("i", 0.08, [130, 115]))).toHaveLength(0);
    expect(find(silence(0.45))).toHaveLength(0);
  });

  it("finds it in a noise that is told to disturb the measures", () => {
    const noisy = measureSignal(addNoise(around(held("euh", 0.45, [112, 110])), 12));
    expect(noisy.quality.issues).toContain("noisy");
    expect(findHesitations(noisy)).toHaveLength(1);
  });

  it("finds nothing where noise would make it lie", () => {
    const noisy = measureSignal(addNoise(around(held("euh", 0.45, [112, 110])), 8));
    expect(noisy.quality.issues.length).toBeGreaterThan(0);
    expect(findHesitations(noisy)).toHaveLength(0);
  });
});
