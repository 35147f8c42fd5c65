import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const read = (name: string) => readFileSync(path.join(import.meta.dirname, "..", name), "utf8");

test(".env.example names the settings of the README, each once", () => {
  const told = Array.from(read("README.md").matchAll(/^\| `([A-Z_]+)` /gm), ([, name]) => name);
  const given = Array.from(read(".env.example").matchAll(/^# ([A-Z_]+)=$/gm), ([, name]) => name);
  expect(told.length).toBeGreaterThan(15);
  expect(given).toEqual(told);
});

test("the README names every setting that the server reads", () => {
  const names = read("apps/api/src/config.ts").matchAll(/^ {2}([A-Z][A-Z_]+): z\b/gm);
  const told = read("README.md");
  for (const [, name] of names) expect(told, name).toContain(`| \`${name}\` `);
});
