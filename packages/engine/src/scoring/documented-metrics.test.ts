import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Curve } from "../content/curves.ts";
import { SHOWN } from "./metric-measures.ts";
import { CONTENT_METRIC_LABELS } from "../report.ts";
import { USUAL_SCORES } from "./usual-scores.ts";
import { RUBRIC, VALIDITY, type MetricRubric } from "./rubric.ts";

const ROOT = new URL("../../../../", import.meta.url);
const rows = readFileSync(new URL("docs/metrics.md", ROOT), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("|---"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const rowOf = (name: string) => rows.find(([first]) => first === name);

describe("docs/metrics.md", () => {
  it.each(CONTENT_METRIC_LABELS)(
    "has a row for the metric %s, with the thresholds of the rubric",
    (label) => {
      const row = rowOf(label);
      expect(row, `no row for ${label}`).toBeDefined();
      const rubric = Object.values<MetricRubric>(RUBRIC).find((metric) => metric.label === label)!;
      for (const part of rubric.parts) {
        expect(row![3]).toContain(`${part.measure} ${part.weight}`);
        expect(row![4]).toContain(`${part.measure}: ${writeCurve(part.curve)}`);
      }
    },
  );

  it.each(Object.keys(SHOWN))("has a complete row for the measure %s", (id) => {
    const row = rowOf(id);
    expect(row, `no row for ${id}`).toBeDefined();
    expect(row!.every((cell) => cell !== "")).toBe(true);
    const uses = Object.values<MetricRubric>(RUBRIC).flatMap(({ label, parts }) =>
      parts
        .filter((part) => part.measure === id)
        .map((part) => `${label} ${part.weight} · ${writeCurve(part.curve)}`),
    );
    for (const use of uses) expect(row![4]).toContain(use);
  });

  it.each(Object.entries(VALIDITY))("has a row for the validity measure %s", (id, { curve }) => {
    expect(rowOf(id)?.[4]).toBe(writeCurve(curve));
  });

  it.each(Object.entries(USUAL_SCORES))("has a row for what %s usually gets", (label, { value, source }) => {
    expect(rowOf(`usual ${label}`)?.slice(1, 3)).toEqual([String(value), source]);
  });

  it("names only files that exist", () => {
    const files = rows.flatMap((row) =>
      Array.from(row.join(" ").matchAll(/`((?:packages|apps)\/[^`]+)`/g), ([, file]) => file!),
    );
    expect(files.length).toBeGreaterThan(40);
    for (const file of files) expect(existsSync(new URL(file, ROOT)), file).toBe(true);
  });
});

function writeCurve(curve: Curve): string {
  switch (curve.kind) {
    case "up":
    case "down":
      return `${curve.kind}(${curve.from}, ${curve.to})`;
    case "plateau":
      return `plateau(${curve.zero}, ${curve.full}, ${curve.until}, ${curve.gone})`;
    case "saturating":
    case "decaying":
      return `${curve.kind}(${curve.scale})`;
    case "identity":
      return "identity";
  }
}
