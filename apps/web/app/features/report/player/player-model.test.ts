import { expect, test, vi } from "vitest";
import { EXAMPLE_ANALYSIS } from "../test-support/example-analysis.ts";
import { EXAMPLE_ORAL } from "../test-support/example-oral.ts";
import { formatClock } from "../../../lib/format-clock.ts";
import { splitClocks } from "./split-clocks.ts";
import { locateWords, timeAtOffset } from "./locate-words.ts";
import { createPlayback } from "./playback.ts";
import { BAR_GAP, BAR_WIDTH, drawBars, listMarks } from "./waveform-marks.ts";

test("a time is minutes and seconds, never negative, never not a number", () => {
  expect([0, 9.99, 65, 600, -3, Number.NaN].map(formatClock)).toEqual([
    "0:00",
    "0:09",
    "1:05",
    "10:00",
    "0:00",
    "0:00",
  ]);
});

test("the times of a remark are found, and nothing is lost around them", () => {
  const text = "« euh » à 0:24 et 1:05 ; un score de 9:10:11 ou 3:75 n'en est pas un.";
  const parts = splitClocks(text);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.flatMap(({ timeSec }) => timeSec ?? [])).toEqual([24, 65]);
});

test("a passage of the text leads to its second", () => {
  const words = locateWords(EXAMPLE_ANALYSIS.content, EXAMPLE_ORAL.timeline);
  const timeOf = (quote: string) => timeAtOffset(words, EXAMPLE_ANALYSIS.content.indexOf(quote));
  expect([timeOf("Bonjour"), timeOf("euh"), timeOf("Chaque"), timeOf("semaine")]).toEqual([
    0.1, 0.9, 3.2, 3.6,
  ]);
  // Between two timed words: the next one's time. After the last: null.
  expect(timeOf("que notre outil")).toBe(3.2);
  expect(timeOf("boulangerie")).toBeNull();
});

test("marks are pauses and fillers in the order of time, the unwritten ones with them", () => {
  expect(listMarks(EXAMPLE_ORAL).map(({ kind, startSec }) => [kind, startSec])).toEqual([
    ["short", 0.6],
    ["filler", 0.9],
    ["filler", 0.95],
    ["long", 1.8],
    ["filler", 4.3],
  ]);
});

test("the bars at rest fill the width, the loudest is whole, a pause is low", () => {
  const width = 400;
  const waveform = Array.from({ length: 800 }, (_, index) => (index >= 400 && index < 480 ? 0 : 0.5));
  const bars = drawBars(waveform, [{ kind: "long", startSec: 5, endSec: 6 }], 10, width);
  expect(bars).toHaveLength(Math.floor((width + BAR_GAP) / (BAR_WIDTH + BAR_GAP)));
  expect(bars.at(-1)!.x + BAR_WIDTH).toBeLessThanOrEqual(width);
  expect(Math.max(...bars.map(({ height }) => height))).toBe(1);
  const low = bars.filter(({ kind }) => kind === "long");
  expect(low).toHaveLength(8);
  expect(low.every(({ height }) => height < 0.1)).toBe(true);
  expect(drawBars([], [], 10, width)).toEqual([]);
});

test("orders reach the sound that is connected, and none once it is gone", () => {
  const playback = createPlayback("idle");
  const engine = {
    seek: vi.fn<(timeSec: number) => void>(),
    play: vi.fn<(fromSec?: number) => void>(),
    pause: vi.fn<() => void>(),
  };
  playback.play(3);
  const disconnect = playback.connect(engine);
  playback.seek(2);
  playback.play(4);
  disconnect();
  playback.pause();
  expect([engine.seek.mock.calls, engine.play.mock.calls, engine.pause.mock.calls]).toEqual([
    [[2]],
    [[4, undefined]],
    [],
  ]);
});
