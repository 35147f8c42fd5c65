// Checks that every regular expression of the product runs in linear time on any text, and that long ones are written
// on several lines.
// `--record` stores the proofs of new ones, and removes those of deleted patterns.
import { readFileSync, writeFileSync } from "node:fs";
import { RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { collectPatterns, type Pattern } from "./collect.ts";

// Recheck's other back ends need a native binary or Java.
process.env["RECHECK_BACKEND"] = "pure";
const { checkSync } = await import("recheck");

/** Stored proofs are not repeated: each takes from a tenth of a second to some seconds. */
const PROVEN = "scripts/regexes/proven.json";
const PATIENCE_MS = 60_000;
/** Limit of bounded repeats: beyond, a pattern could be slow although linear. */
const MOST_REPEATS = 200;
/** Longer literals are hard to read and to compare. */
const LONGEST_LITERAL = 180;

/** The highest repeat count in a pattern; Infinity for `*`, `+` and `{2,}`. */
function mostRepeats({ source, flags }: Pattern): number {
  let most = 0;
  const onQuantifierEnter = ({ max }: { max: number }) => {
    most = Math.max(most, max);
  };
  visitRegExpAST(new RegExpParser().parseLiteral(`/${source}/${flags}`), { onQuantifierEnter });
  return most;
}

const { patterns, hidden } = await collectPatterns();
const problems = hidden.map((file) => `${file}: a pattern built at run time, which no tool can read`);
for (const { place, isLiteral, source } of patterns)
  if (isLiteral && source.length >= LONGEST_LITERAL)
    problems.push(`${place}: a pattern of ${source.length} characters: write it with \`regexInLines\``);
const proven = new Set(JSON.parse(readFileSync(PROVEN, "utf8")) as string[]);
const linear = new Set<string>();
let anew = 0;
for (const pattern of patterns) {
  if (mostRepeats(pattern) <= MOST_REPEATS) continue;
  const { place, source, flags } = pattern;
  const key = `/${source}/${flags}`;
  if (proven.has(key)) linear.add(key);
  if (linear.has(key)) continue;
  anew += 1;
  const verdict = checkSync(source, flags, { timeout: PATIENCE_MS, randomSeed: 1 });
  if (verdict.status === "safe") linear.add(key);
  else if (verdict.status === "vulnerable") problems.push(`${place}: ${key} ${verdict.complexity.summary}`);
  else problems.push(`${place}: ${key} could not be proven linear`);
}
if (process.argv.includes("--record"))
  writeFileSync(PROVEN, `${JSON.stringify([...linear].sort(), null, 2)}\n`);

for (const problem of problems) console.error(problem);
console.log(`${patterns.length} regular expressions, ${anew} examined anew, ${problems.length} refused`);
if (anew > 0) console.log("node scripts/regexes/check.ts --record keeps their proofs");
process.exitCode = problems.length > 0 ? 1 : 0;
