import { measureVoice } from "@app/engine/voice";
import { expect, test } from "vitest";
import { readSaying, secondsFor } from "./model.ts";

test("a sentence has ten seconds, a long one half as much again as it took", () => {
  const sentence = { text: "", wordsPerMinute: 0, pauses: 0, hesitations: 0 };
  expect([2, 8, 60].map((durationSec) => secondsFor({ ...sentence, durationSec }))).toEqual([10, 12, 30]);
});

test("what is not a voice, and words that are not the sentence's, are refused", () => {
  const silent = measureVoice(new Float32Array(48_000), 16_000, { text: "Bonjour à tous." });
  expect(readSaying(silent)).toEqual({ refusal: "silent" });
  const voiced = {
    ...silent,
    nucleiSec: [1, 2, 3],
    measures: [{ id: "wordsPerMinute", label: "", value: 150, unit: "" }],
  };
  expect(readSaying(voiced)).toEqual({ refusal: "otherWords" });
  expect(readSaying({ ...voiced, wordTiming: "alignment" })).toEqual({
    saying: { wordsPerMinute: 150, pauses: 0, hesitations: 0 },
  });
});
