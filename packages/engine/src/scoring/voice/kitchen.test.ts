import { describe, expect, it } from "vitest";
import { misplaced, sayInKitchen } from "../../../test-support/kitchen.ts";
import { findLosses } from "../../../test-support/lost-sound.ts";
import { canSpeak } from "../../../test-support/speech.ts";
import { join } from "../../../test-support/synthesis.ts";
import { measureVoice } from "./measure-voice.ts";

const HEARD_PAUSE_SEC = 0.3;
const surely = ({ startSec, endSec }: { startSec: number; endSec: number }) =>
  endSec - startSec >= HEARD_PAUSE_SEC;

// Each case synthesises eight sentences.
describe.skipIf(!canSpeak)("a pitch in a kitchen", { timeout: 60_000 }, () => {
  describe.each([
    { ratioDb: 22, seed: 1, tags: [] },
    { ratioDb: 20, seed: 3, tags: ["long"] },
    { ratioDb: 18, seed: 4, tags: ["long"] },
  ])("$ratioDb dB over it", ({ ratioDb, seed, tags }) => {
    it("has its pauses and « euh » where they are heard", { tags }, () => {
      const scene = sayInKitchen(ratioDb, seed)!;
      const { pauses, hesitations, words } = measureVoice(scene.samples, 16_000, { text: scene.text });
      expect(misplaced(scene.euhs, hesitations)).toEqual([]);
      expect(misplaced(scene.pauses.filter(surely), pauses.filter(surely))).toEqual([]);
      expect(words[0]!.startSec).toBeCloseTo(scene.phrases[0]!.startSec, 1);
      let from = 0;
      for (const { text, startSec } of scene.phrases) {
        const first = words.find((word) => word.start >= from)!;
        expect(Math.abs(first.startSec - startSec), text).toBeLessThan(0.1);
        from += text.length + 1;
      }
    });
  });

  it("begins with the voice where a microphone first raises the kitchen", { tags: ["long"] }, () => {
    const scene = sayInKitchen(20, 3)!;
    // Like a browser's automatic gain: 12 dB too much at first, gone within two seconds.
    const samples = scene.samples.map((value, i) => value * (1 + 3 * Math.exp(-i / 8000)));
    const { pauses, hesitations, words } = measureVoice(samples, 16_000, { text: scene.text });
    expect(misplaced(scene.euhs, hesitations)).toEqual([]);
    expect(misplaced(scene.pauses.filter(surely), pauses.filter(surely))).toEqual([]);
    expect(words[0]!.startSec).toBeCloseTo(scene.phrases[0]!.startSec, 1);
  });

  it(
    "has the same marks whenever the microphone begins, a plate in a pause or in a breath or not",
    { tags: ["long"] },
    () => {
      for (const [seed, begunSec] of [
        [1, 0.3],
        [3, 0.13],
        [3, 0.61],
        [3, 0.74],
        [7, 0.96],
      ] as const) {
        const scene = sayInKitchen(20, seed)!;
        const take = scene.samples
          .map((value, i) => value * (1 + 3 * Math.exp(-i / 8000)))
          .slice(begunSec * 16_000);
        const { pauses, hesitations } = measureVoice(take, 16_000, { text: scene.text });
        const heard = ({ startSec, endSec }: { startSec: number; endSec: number }) => ({
          startSec: startSec - begunSec,
          endSec: endSec - begunSec,
        });
        const wrong = [
          ...misplaced(scene.euhs.map(heard), hesitations),
          ...misplaced(scene.pauses.filter(surely).map(heard), pauses.filter(surely)),
        ];
        expect(wrong, `scene ${seed}, begun at ${begunSec} s`).toEqual([]);
      }
    },
  );

  it(
    "is told to lack what a browser leaves out or makes silent, and nothing where it has all",
    { tags: ["long"] },
    () => {
      const scene = sayInKitchen(20, 3)!;
      const began = 0.7 * 16_000;
      const take = scene.samples.map((value, i) => value * (1 + 3 * Math.exp(-i / 8000))).slice(began);
      expect(findLosses(scene.samples, take)).toEqual([]);
      for (const { startSec } of [scene.phrases[1]!, scene.phrases[5]!]) {
        const [from, to] = [0.3, 0.36].map((sec) => Math.round((startSec + sec) * 16_000 - began)) as [
          number,
          number,
        ];
        const shorter = join(take.subarray(0, from), take.subarray(to));
        const silent = take.slice().fill(0, from, to);
        expect(findLosses(scene.samples, shorter), `left out at ${startSec}`).not.toEqual([]);
        expect(findLosses(scene.samples, silent), `silent at ${startSec}`).not.toEqual([]);
      }
    },
  );
});
