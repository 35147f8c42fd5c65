import { expect, test } from "vitest";
import { addNoise, babble, join, silence } from "../../test-support/synthesis.ts";
import { measurePace } from "./measure-pace.ts";

const speak = (syllablesPerSec: number, seconds = 15) =>
  babble(seconds, syllablesPerSec, (timeSec) => 140 + 20 * Math.sin(2 * timeSec));

test("counts the syllables of a second, pauses included", () => {
  expect(measurePace(speak(4))).toBeCloseTo(4, 0);
  expect(measurePace(speak(7))).toBeCloseTo(7, 0);
  expect(measurePace(join(speak(6, 6), silence(6), speak(6, 6)))).toBeCloseTo(4, 0);
});

test("says nothing of too little speech, of silence, or of noise that covers it", () => {
  expect(measurePace(join(silence(8), speak(6, 6), silence(8)))).toBeNull();
  expect(measurePace(silence(20))).toBeNull();
  expect(measurePace(addNoise(speak(6), -5))).toBeNull();
});
