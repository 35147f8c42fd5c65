import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DELIVERY } from "../../delivery/parameters.ts";
import { SIGNAL } from "../../signal/parameters.ts";
import { COMFORTABLE_RATE, RATE_CURVE } from "./rate-norms.ts";
import { ORAL_RUBRIC, type OralPart, type OralRubric } from "./rubric.ts";

const rows = readFileSync(new URL("../../../../../docs/metrics.md", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const rowOf = (name: string) => {
  const row = rows.find(([first]) => first === name);
  expect(row, `no row for ${name}`).toBeDefined();
  return row!;
};
const METRICS = Object.values<OralRubric>(ORAL_RUBRIC);

it.each(METRICS)("documents $label with the weights and curves that are used", ({ label, parts }) => {
  for (const part of parts) {
    expect(rowOf(label)[3]).toContain(`${part.measure} ${part.weight}`);
    expect(rowOf(label)[4]).toContain(`${part.measure}: ${writeCurve(part.curve)}`);
    const own = rowOf(part.measure);
    expect(own[4]).toContain(`${label} ${part.weight} · ${writeCurve(part.curve)}`);
    expect(own.every((cell) => cell !== "")).toBe(true);
  }
});

it.each(Object.entries({ ...SIGNAL, ...DELIVERY }))(
  "documents the constant %s",
  (name, { value, source }) => {
    expect(rowOf(name).slice(1, 3)).toEqual([String(value), source]);
  },
);

it("documents what the rate of one window is worth", () => {
  expect(rowOf("rateEase")[3]).toContain(writeCurve(RATE_CURVE.curve));
  expect(rowOf("rateEase")[5]).toBe(RATE_CURVE.source);
  const { from, to, source } = COMFORTABLE_RATE;
  expect(rowOf("comfortableShare")[1]).toContain(`between ${from} and ${to} words per minute`);
  expect(rowOf("comfortableShare")[5]).toBe(source);
});

it.each(METRICS.flatMap(({ shown = [] }) => shown))("says of %s that no score reads it", (id) => {
  expect(rowOf(id)[4]).toBe("shown, not scored");
});

it("weighs every metric to 1", () => {
  for (const { parts } of METRICS) {
    expect(parts.reduce((sum, part) => sum + part.weight, 0)).toBeCloseTo(1, 9);
  }
});

function writeCurve(curve: OralPart["curve"]): string {
  switch (curve.kind) {
    case "fault":
      return `1 / (1 + (x/${curve.half})^${curve.power})`;
    case "plateau":
      return `plateau(${curve.zero}, ${curve.full}, ${curve.until}, ${curve.gone})`;
    case "up":
    case "down":
      return `${curve.kind}(${curve.from}, ${curve.to})`;
    default:
      return curve.kind;
  }
}
