import { describe, expect, it } from "vitest";
import { addNoise, join, silence } from "../../test-support/synthesis.ts";
import { sing } from "../../test-support/vowels.ts";
import { canSpeak, speak } from "../../test-support/speech.ts";
import { readText } from "../language/read-text.ts";
import { measureSignal } from "../signal/measure-signal.ts";
import { placeWords } from "./place-words.ts";
import { listSpokenWords } from "./spoken-words.ts";

const FIRST = "Bonjour, je vous présente notre nouvelle application mobile.";
const SECOND = "Elle aide les agriculteurs à protéger leurs récoltes contre la grêle.";
const THIRD = "Nous cherchons trois partenaires avant la fin du mois de juin.";

describe.skipIf(!canSpeak)("placeWords, on espeak-ng speech", () => {
  it.each([120, 160, 200])(
    "puts every sentence where it was spoken, at %i words per minute",
    (wordsPerMinute) => {
      const parts = [FIRST, SECOND, THIRD].map((text) => speak(text, { wordsPerMinute }));
      const gap = silence(0.8);
      const signal = measureSignal(join(parts[0]!, gap, parts[1]!, gap, parts[2]!));
      const words = listSpokenWords(readText([FIRST, SECOND, THIRD].join(" ")));
      const times = placeWords(words, signal)!;

      const starts = ["Bonjour", "Elle", "Nous"].map(
        (form) => times[words.findIndex((word) => word.word === form)]!.startSec,
      );
      const second = parts[0]!.length / 16_000 + 0.8;
      const third = second + parts[1]!.length / 16_000 + 0.8;
      expect(starts[0]!).toBeLessThan(0.15);
      expect(Math.abs(starts[1]! - second)).toBeLessThan(0.15);
      expect(Math.abs(starts[2]! - third)).toBeLessThan(0.15);
      for (let i = 1; i < times.length; i++) {
        expect(times[i]!.startSec).toBeGreaterThanOrEqual(times[i - 1]!.endSec - 1e-9);
        expect(times[i]!.endSec).toBeGreaterThanOrEqual(times[i]!.startSec);
      }
    },
  );
});

it.skipIf(!canSpeak)(
  "gives no word the place of an « euh » that the text does not write, in noise too",
  () => {
    const [before, after] = [
      "On écoute d'abord le chef de service, puis on rédige",
      "avec lui une annonce courte.",
    ];
    const said = speak(before);
    const euh = sing([{ vowel: "euh", sec: 0.45, tone: [112, 109] }]);
    const signal = measureSignal(addNoise(join(said, silence(0.25), euh, silence(0.3), speak(after)), 15));
    const startSec = said.length / 16_000 + 0.25;
    const heard = { startSec, endSec: startSec + 0.45 };
    const words = listSpokenWords(readText(`${before} ${after}`));
    const coveredSec = (unwritten: (typeof heard)[]) =>
      placeWords(words, signal, unwritten)!.reduce(
        (sum, time) =>
          sum + Math.max(0, Math.min(time.endSec, heard.endSec) - Math.max(time.startSec, heard.startSec)),
        0,
      );
    expect(coveredSec([])).toBeGreaterThan(0.2);
    expect(coveredSec([heard])).toBeLessThan(0.05);
  },
);

it.skipIf(!canSpeak)("squeezes no words together, however far from an even pace they are said", () => {
  const hurried = speak(SECOND, { wordsPerMinute: 240 });
  const slow = speak(THIRD, { wordsPerMinute: 110 });
  const signal = measureSignal(addNoise(join(speak(FIRST), silence(0.5), hurried, silence(0.5), slow), 20));
  const words = listSpokenWords(readText([FIRST, SECOND, THIRD].join(" ")));
  for (const [at, { startSec, endSec }] of placeWords(words, signal)!.entries())
    expect(endSec - startSec, words[at]!.word).toBeGreaterThan(0.035 * words[at]!.syllables);
});

it("places nothing where nothing is heard or written", () => {
  const quiet = measureSignal(silence(2));
  expect(placeWords(listSpokenWords(readText(FIRST)), quiet)).toBeNull();
  expect(placeWords([], quiet)).toBeNull();
});
