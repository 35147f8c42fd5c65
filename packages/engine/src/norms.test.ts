import { expect, it } from "vitest";
import { middleHalf, rankAmong, SPEECH_NORMS, type SpeechKind } from "./norms.ts";

const KINDS = Object.keys(SPEECH_NORMS) as SpeechKind[];

it("ranks a rate among real voices, prepared and spontaneous apart", () => {
  expect([100, 102, 150, 250].map((rate) => rankAmong("planned", "wordsPerMinute", rate))).toEqual([
    0, 0.1, 0.4, 0.9,
  ]);
  for (const rate of [120, 150, 180, 210])
    expect(rankAmong("planned", "wordsPerMinute", rate)).toBeGreaterThan(
      rankAmong("spontaneous", "wordsPerMinute", rate),
    );
});

it("holds deciles that never fall, and a middle half inside them", () => {
  for (const kind of KINDS)
    for (const measure of ["wordsPerMinute", "pausesPerMinute"] as const) {
      const deciles = SPEECH_NORMS[kind][measure];
      expect([...deciles].sort((a, b) => a - b)).toEqual([...deciles]);
      const { from, to } = middleHalf(kind, measure);
      expect([deciles[0] < from, from < to, to < deciles[8]]).toEqual([true, true, true]);
    }
});
