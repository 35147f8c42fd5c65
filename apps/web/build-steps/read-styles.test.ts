import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { planStyles } from "./plan-styles.ts";
import { stylesOf } from "./read-styles.ts";

const LONG = Array.from({ length: 400 }, (_, at) => `.unused-${at}{color:red}`).join("");
const SHEET = [
  "@layer base{:focus-visible{outline:solid}p,.absent{margin:0}}",
  String.raw`@layer utilities{.\[\&_svg\]\:size-4 svg{width:1rem}.in-data-session\:invisible:where([data-session] *){visibility:hidden}`,
  ".other svg{width:2rem}@media (width>=50rem){.wide{display:flex}}}",
  '@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}',
  "@keyframes rise{0%{opacity:0}}",
  LONG,
].join("");
const PAGE = `<div class="[&amp;_svg]:size-4 wide"><p>Un texte</p><svg></svg></div>`;

const build = mkdtempSync(path.join(tmpdir(), "styles-"));
mkdirSync(path.join(build, "client/assets"), { recursive: true });
writeFileSync(path.join(build, "client/assets/app.css"), SHEET);
writeFileSync(path.join(build, "client/assets/faces.css"), "@font-face{font-family:F}");
planStyles(build);
afterAll(() => rmSync(build, { recursive: true }));

test("a page holds the rules of a long sheet that its elements and its states call for", () => {
  const { styles, more } = stylesOf(build)("/assets/app.css", PAGE);
  expect(more).toBe(true);
  for (const kept of [":focus-visible", "p{", "_svg", "data-session", "(width>=50rem)", "--b", "rise"])
    expect(styles).toContain(kept);
  for (const left of [".other", ".absent", "unused"]) expect(styles).not.toContain(left);
});

test("no semicolon stands between two rules, where it would void the second", () => {
  expect(stylesOf(build)("/assets/app.css", PAGE).styles).toContain("}@property --b{");
});

test("a short sheet stands in the page whole", () => {
  expect(stylesOf(build)("/assets/faces.css#", PAGE)).toEqual({
    styles: "@font-face{font-family:F}",
    more: false,
  });
});
