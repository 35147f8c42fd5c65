import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const file = (name: string) => readFileSync(new URL(`weights/${name}`, import.meta.url));
const LARGEST = 600_000;

it("carries the weights that the training printed, small enough for a browser", () => {
  const weights = file("french.json");
  expect(createHash("sha256").update(weights).digest("hex")).toBe(file("french.sha256").toString().trim());
  expect(gzipSync(weights, { level: 9 }).length).toBeLessThan(LARGEST);
});
