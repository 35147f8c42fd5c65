import type { VoiceReport } from "@app/engine/report";
import { measureVoice } from "@app/engine/voice";
import { beforeEach, expect, test, vi } from "vitest";
import { measureSaying } from "./measure-saying.ts";

vi.mock(import("@app/engine/voice"), () => ({ measureVoice: vi.fn<typeof measureVoice>() }));

const WRITTEN = "Du coup, en fait, voilà, je dirige une équipe de six personnes.";
const BARE = "Je dirige une équipe de six personnes.";
const SYLLABLES: Record<string, number> = { [WRITTEN]: 18, [BARE]: 12 };
const WORDS: Record<string, number> = { [WRITTEN]: 12, [BARE]: 7 };
const SPEECH_SEC = 3;

let nuclei = 12;
let issues: VoiceReport["quality"]["issues"] = [];
let hesitations: VoiceReport["hesitations"] = [];
/** A simulated engine for a three-second take without pauses: refuses a text far from what was heard. */
beforeEach(() => {
  [nuclei, issues, hesitations] = [12, [], []];
  vi.mocked(measureVoice).mockImplementation((_samples, _rate, { text } = {}) => {
    const syllables = text ? SYLLABLES[text]! : nuclei;
    const fits = text && nuclei / syllables >= 0.6 && nuclei / syllables <= 1.6;
    const words = text && fits ? WORDS[text]! : nuclei / 1.58;
    const measure = (id: string, value: number) => ({ id, label: "", value, unit: "" });
    return {
      wordTiming: fits ? "alignment" : "none",
      nucleiSec: Array.from({ length: nuclei }, (_, at) => at / 4),
      pauses: [],
      hesitations,
      quality: { issues },
      measures: [
        measure("wordsPerMinute", (60 * words) / SPEECH_SEC),
        measure("meanRunSyllables", fits ? syllables : nuclei),
      ],
    } as never;
  });
});
const say = () =>
  measureSaying({ samples: new Float32Array(16), sampleRateHz: 16_000, wordings: [WRITTEN, BARE] });

test("a sentence said without its tics is counted without them", () => {
  expect(say()).toEqual({ saying: { wordsPerMinute: 140, pauses: 0, hesitations: 0 } });
});

test("a sentence said as it was written counts every word", () => {
  nuclei = 18;
  expect(say()).toMatchObject({ saying: { wordsPerMinute: 240 } });
});

test("of a sentence said without its last words, only what was said counts, and the figure is an estimate", () => {
  nuclei = 9;
  expect(say()).toEqual({
    saying: { wordsPerMinute: 105, pauses: 0, hesitations: 0, isEstimated: true },
  });
});

test("« euh » are no words of the sentence", () => {
  nuclei = 15;
  hesitations = [0, 1, 2].map((startSec) => ({ startSec, endSec: startSec + 0.3, probability: 0.9 }));
  expect(say()).toEqual({ saying: { wordsPerMinute: 140, pauses: 0, hesitations: 3 } });
});

test("other words are refused", () => {
  nuclei = 60;
  expect(say()).toEqual({ refusal: "otherWords" });
});

test("where noise covers them, « euh » are not said to be none", () => {
  issues = ["noisy"];
  expect(say()).toMatchObject({ saying: { hesitations: null } });
});
