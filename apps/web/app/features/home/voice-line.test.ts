import { expect, test } from "vitest";
import { drawLine, type Utterance } from "./voice-line.ts";

const shape = { width: 1000, margin: 200, step: 10, barWidth: 6, tallest: 200 };
const line: Utterance[] = [
  { text: "Bonjour", from: 0.1, to: 0.3, sound: "word" },
  { text: "", from: 0.3, to: 0.4, sound: "longPause" },
  { text: "euh", from: 0.5, to: 0.6, sound: "filler" },
];
const heights = (sound: string) =>
  drawLine(line, shape).flatMap((bar) => (bar.sound === sound ? [bar.height] : []));

test("the same line is drawn on the server and in the browser", () => {
  expect(drawLine(line, shape)).toEqual(drawLine(line, shape));
});

test("words rise, fillers stay low, pauses lie flat, both ends fade out", () => {
  expect(Math.max(...heights("word"))).toBeGreaterThan(Math.max(...heights("filler")));
  expect(Math.max(...heights("filler"))).toBeGreaterThan(Math.max(...heights("longPause")));
  expect(Math.max(...heights("word"))).toBeLessThanOrEqual(shape.tallest);
  const bars = drawLine(line, shape);
  expect(bars[0]?.opacity).toBeLessThan(0.2);
  expect(bars.find(({ x }) => x === 500)?.opacity).toBe(1);
});
