import { describe, expect, it } from "vitest";
import { readText } from "../language/read-text.ts";
import { takeRecognisedTimes } from "./recognised-times.ts";
import { listSpokenWords } from "./spoken-words.ts";

const words = (text: string) => listSpokenWords(readText(text));
const heard = [
  { word: "bonjour", startSec: 0.2, endSec: 0.7 },
  { word: "nous", startSec: 0.7, endSec: 2.1 },
  { word: "cherchons", startSec: 2.1, endSec: 2.7 },
  { word: "trois", startSec: 2.7, endSec: 3 },
  { word: "partenaires", startSec: 3, endSec: 3.8 },
];
const runs = [
  { startSec: 0.1, endSec: 0.75 },
  { startSec: 1.9, endSec: 3.9 },
];

describe("takeRecognisedTimes", () => {
  it("draws words back from the silence that they were stretched over", () => {
    const times = takeRecognisedTimes(words("Bonjour. Nous cherchons trois partenaires."), heard, runs)!;
    expect(times[1]).toEqual({ startSec: 1.9, endSec: 2.1 });
    expect(times[0]).toEqual({ startSec: 0.2, endSec: 0.7 });
  });

  it("keeps the times of the words that a correction left, and shares the gap among new ones", () => {
    const times = takeRecognisedTimes(
      words("Bonjour, nous cherchons encore quatre partenaires."),
      heard,
      runs,
    )!;
    expect(times[5]).toEqual({ startSec: 3, endSec: 3.8 });
    expect(times[3]!.startSec).toBeCloseTo(2.7);
    expect(times[4]!.endSec).toBeCloseTo(3);
    expect(times[3]!.endSec).toBe(times[4]!.startSec);
  });

  it("refuses the times of another text", () => {
    expect(takeRecognisedTimes(words("Il était une fois un tout petit village."), heard, runs)).toBeNull();
  });

  it("puts in order times that go back or are no numbers", () => {
    const odd = heard.map(({ word }, i) => ({ word, startSec: i === 2 ? NaN : 4 - i, endSec: 3.5 - i }));
    const times = takeRecognisedTimes(words("Bonjour nous cherchons trois partenaires"), odd, runs)!;
    for (let i = 1; i < times.length; i++) {
      expect(times[i]!.startSec).toBeGreaterThanOrEqual(times[i - 1]!.endSec);
      expect(times[i]!.endSec).toBeGreaterThanOrEqual(times[i]!.startSec);
    }
  });
});
