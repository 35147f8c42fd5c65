// `npm run fonts`: writes the web app's fonts, reduced to the characters and weights that its French texts use, and
// their `@font-face` rules. Other Latin characters use the whole font, fetched only when needed.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

const OUT = path.join(import.meta.dirname, "../apps/web/app/fonts");
const require = createRequire(path.join(OUT, "from.js"));
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
const FRENCH = "àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ«»“”‘’…–—‑•·°€×↗↘→\u00a0\u202f";
const CHARACTERS = ASCII + FRENCH;
const SHAPING = ["kern", "liga", "ccmp", "locl"];

interface Font {
  family: string;
  name: string;
  /** A single weight where pages use no visibly different ones: the weight axis takes a third of a file. */
  weights: number | { min: number; max: number };
  features: string[];
}
const FONTS: Font[] = [
  {
    family: "Bricolage Grotesque",
    name: "bricolage-grotesque",
    weights: 620,
    features: [...SHAPING, "tnum"],
  },
  {
    family: "Figtree",
    name: "figtree",
    weights: { min: 400, max: 650 },
    features: [...SHAPING, "tnum", "ss01"],
  },
  { family: "Newsreader", name: "newsreader", weights: { min: 400, max: 560 }, features: ["kern", "liga"] },
];

const codes = [...new Set(Array.from(CHARACTERS, (character) => character.codePointAt(0)!))].toSorted(
  (a, b) => a - b,
);
const ranges: [number, number][] = [];
for (const code of codes) {
  const last = ranges.at(-1);
  if (last && last[1] === code - 1) last[1] = code;
  else ranges.push([code, code]);
}
const hex = (code: number) => code.toString(16).toUpperCase();
const cutRange = ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(", ");
const LATIN = "U+0000-024F, U+1E00-1EFF, U+2000-2BFF";

/** The same in both rules: otherwise the browser would choose between them by weight, not by character. */
const WEIGHTS = "200 900";

const face = (family: string, url: string, weight: string, range: string) => `@font-face {
  font-family: "${family}";
  src: url("${url}") format("woff2");
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${range};
}
`;

let rules = "/* Written by `npm run fonts`. Of two rules for one character the later one counts. */\n";
for (const { family, name, weights, features } of FONTS) {
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const whole = readFileSync(require.resolve(file));
  const cut = await subsetFont(whole, CHARACTERS, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
    keepFeatures: features,
  });
  writeFileSync(path.join(OUT, `${name}.woff2`), cut);
  rules += face(family, file, WEIGHTS, LATIN);
  rules += face(family, `./${name}.woff2`, WEIGHTS, cutRange);
  console.log(`${name}: ${whole.length} → ${cut.length} bytes`);
}
writeFileSync(path.join(OUT, "fonts.css"), rules);
