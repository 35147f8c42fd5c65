import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FUSION } from "../../report.ts";
import { GROUNDING } from "../grounding/parameters.ts";
import { JUDGE } from "./judge-parameters.ts";

const rows = readFileSync(new URL("../../../../../docs/metrics.md", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split("|").map((cell) => cell.trim()));

it.each(Object.entries({ ...FUSION, ...JUDGE, ...GROUNDING }))(
  "documents the constant %s",
  (name, { value, source }) => {
    const found = rows.filter(([, first]) => first === name);
    expect(found.map((row) => row.slice(2, 4))).toEqual([[String(value), source]]);
  },
);
