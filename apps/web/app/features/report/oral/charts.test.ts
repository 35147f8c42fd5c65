import { describe, expect, test } from "vitest";
import { EXAMPLE_ORAL } from "../test-support/example-oral.ts";
import { drawRadar } from "./radar/geometry.ts";
import { describeRate, drawRate, nearestPoint } from "./rate-chart/geometry.ts";
import {
  type Block,
  blockAt,
  describeBlock,
  groupLines,
  listBlocks,
  placeLabels,
  PX_PER_SEC,
  visibleRange,
} from "./timeline/list-blocks.ts";

const { data } = EXAMPLE_ORAL.speechRate;

describe("speech rate", () => {
  test("the tooltip says the rate and how it stands to the zone, as rounded", () => {
    expect([119.4, 119.5, 140, 160.4, 160.6].map(describeRate)).toEqual([
      "119 mots/min - Débit trop lent",
      "120 mots/min",
      "140 mots/min",
      "160 mots/min",
      "161 mots/min - Débit trop rapide",
    ]);
  });

  test("the axis goes from 0 to 200, and higher only for higher rates", () => {
    const axis = (rates: number[]) =>
      drawRate(
        rates.map((rate, time) => ({ time, rate })),
        720,
      ).ticks.map(({ value }) => value);
    expect(axis([140])).toEqual([0, 50, 100, 150, 200]);
    expect(axis([140, 201]).at(-1)).toBe(250);
    expect(axis([])).toEqual([0, 50, 100, 150, 200]);
  });

  test.each([300, 720, 1100])("at %i px every point is inside and where its value says", (width) => {
    const { points, ticks, left, right, limits, zone, times } = drawRate(data, width);
    expect([points[0]!.x, points.at(-1)!.x]).toEqual([left, right]);
    const zero = ticks[0]!.y;
    const perWord = (zero - ticks.at(-1)!.y) / 200;
    for (const { rate, y } of points) expect((zero - y) / perWord).toBeCloseTo(rate);
    expect(limits.map(({ label, y }) => [label, Math.round((zero - y) / perWord)])).toEqual([
      ["Limite haute", 160],
      ["Limite basse", 120],
    ]);
    expect(zone.height / perWord).toBeCloseTo(40);
    expect(times.map(({ text }) => text)).toEqual(["5s", "10s", "15s"]);
  });

  test("the curve leaves a point with 0.2 of the chord around it, which is a tension of 0.4", () => {
    const even = [50, 150, 50, 150].map((rate, index) => ({ time: index * 5, rate }));
    const { line, points } = drawRate(even, 720);
    const curves = line
      .split("C")
      .slice(1)
      .map((part) => part.split(",").map(Number));
    const [first, second, third] = points;
    expect(curves[1]![0]).toBeCloseTo(second!.x + 0.2 * (third!.x - first!.x), 1);
    expect(curves[1]![1]).toBeCloseTo(second!.y + 0.2 * (third!.y - first!.y), 1);
    expect(curves).toHaveLength(3);
  });

  test("times are thinned where they would touch, and one point stands in the middle", () => {
    const many = Array.from({ length: 59 }, (_, index) => ({ time: 5 + index * 5, rate: 140 }));
    const { times } = drawRate(many, 318);
    const gaps = times.slice(1).map(({ x }, index) => x - times[index]!.x);
    expect(Math.min(...gaps)).toBeGreaterThan(40);
    const { points, left, right } = drawRate([{ time: 5, rate: 140 }], 720);
    expect(points[0]!.x).toBeCloseTo((left + right) / 2);
    expect(nearestPoint(drawRate(data, 720).points, 10_000)).toBe(2);
  });
});

describe("words and pauses", () => {
  const blocks = listBlocks(EXAMPLE_ORAL);

  test("a filler is its word, and an « euh » that only the sound has is added once", () => {
    expect(blocks.map(({ kind, word }) => (word === "" ? kind : word))).toEqual([
      "Bonjour",
      "short",
      "euh",
      "je",
      "pense",
      "long",
      "Chaque",
      "semaine",
      "hesitation",
    ]);
    expect(blocks.filter(({ kind }) => kind === "filler").map(({ word }) => word)).toEqual(["euh"]);
  });

  test("each block is said in words, with its times", () => {
    expect([0, 2, 5, 8].map((index) => describeBlock(blocks[index]!))).toEqual([
      "«\u00a0Bonjour\u00a0», 0:00 – 0:00",
      "«\u00a0euh\u00a0», mot parasite, 0:00 – 0:01",
      "Pause longue, 1,4\u00a0s, 0:01 – 0:03",
      "Hésitation vocale probable, 0:04 – 0:04",
    ]);
  });

  test("a short pause never reads as a whole second", () => {
    const pause: Block = { kind: "short", word: "", startTime: 2.01, endTime: 2.98 };
    expect(describeBlock(pause)).toBe("Pause courte, 0,9\u00a0s, 0:02 – 0:02");
    expect(describeBlock({ ...pause, endTime: 2.31 })).toContain("0,3\u00a0s");
  });

  test("a time finds its block", () => {
    expect([0, 0.1, 1, 3.9, 60].map((time) => blockAt(blocks, time))).toEqual([-1, 0, 2, 7, 8]);
  });

  test("no two labels of a row cover each other, however fast the words", () => {
    const fast = Array.from({ length: 200 }, (_, index): Block => {
      const startTime = index * 0.18;
      return {
        kind: "word",
        word: index % 3 ? "de" : "anticonstitutionnel",
        startTime,
        endTime: startTime + 0.16,
      };
    });
    const ends = [0, 0];
    for (const label of placeLabels(fast)) {
      expect(label!.x).toBeGreaterThanOrEqual(ends[label!.row]!);
      ends[label!.row] = label!.x + label!.text.length * 7;
    }
    expect(placeLabels(blocks)[1]).toBeNull();
    expect(placeLabels(blocks)[5]?.text).toBe("1,4\u00a0s");
  });

  test("a long recording gives only what is near the window, a short one everything", () => {
    const many = Array.from({ length: 900 }, (_, index): Block => {
      return { kind: "word", word: "mot", startTime: index / 3, endTime: index / 3 + 0.3 };
    });
    const [from, to] = visibleRange(many, 12_000, 1_000);
    const seen = many.slice(from, to);
    expect(seen[0]!.startTime * PX_PER_SEC).toBeLessThanOrEqual(12_000);
    expect(seen.at(-1)!.startTime * PX_PER_SEC).toBeGreaterThanOrEqual(12_900);
    expect(seen.length).toBeLessThan(100);
    expect(visibleRange(many, 0, 1_000)[0]).toBe(0);
    expect(visibleRange(many, 1e6, 1_000)[1]).toBe(900);
    expect(visibleRange(blocks, 12_000, 1_000)).toEqual([0, blocks.length]);
  });

  test("the text twin keeps every block, in lines of ten seconds", () => {
    const late = { ...blocks[0]!, startTime: 12, endTime: 12.4 };
    const lines = groupLines([...blocks, late]);
    expect(lines.map((line) => line.blocks.length)).toEqual([9, 1]);
    expect(lines[1]!.blocks[0]!.index).toBe(9);
  });
});

describe("radar", () => {
  const criteria = (values: number[]) => values.map((value, index) => ({ label: `c${index}`, value }));
  test.each([3, 4, 5, 10])(
    "%i criteria stand at their note from the centre, labels inside the box",
    (count) => {
      const { axes, centre, width, height } = drawRadar(
        criteria(Array.from({ length: count }, (_, i) => i % 11)),
        340,
      );
      for (const axis of axes) {
        const length = (x: number, y: number) => Math.hypot(x - centre.x, y - centre.y);
        expect(length(axis.x, axis.y) / length(axis.end.x, axis.end.y)).toBeCloseTo(axis.value / 10, 1);
        expect(axis.labelX).toBeGreaterThan(0);
        expect(axis.labelX).toBeLessThan(width);
        expect(axis.labelY).toBeGreaterThan(10);
        expect(axis.labelY + 17).toBeLessThan(height);
      }
    },
  );

  test("four criteria fill the width that their labels leave, and no more height than they need", () => {
    const { axes, centre, height } = drawRadar(criteria([10, 10, 10, 10]), 420);
    const [corner] = axes;
    expect(centre.x - corner!.end.x).toBeGreaterThan(120);
    expect(height).toBeLessThan(2 * (centre.y - corner!.end.y) + 100);
  });

  test("a note out of bounds stays on the drawing", () => {
    const { axes } = drawRadar(criteria([14, -3, 5, 5]), 340);
    expect([axes[0]!.x, axes[0]!.y]).toEqual([axes[0]!.end.x, axes[0]!.end.y]);
  });
});
