// Writes into docs/metrics.md the figures of the tables that the engine reads: thresholds, weights, constants and their
// sources. The meaning of a measure is written there by hand. `--check` writes nothing and fails if the page is
// outdated.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Curve } from "../src/content/curves.ts";
import { DELIVERY } from "../src/delivery/parameters.ts";
import { FUSION } from "../src/report.ts";
import { JUDGE } from "../src/review/calibration/judge-parameters.ts";
import { GROUNDING } from "../src/review/grounding/parameters.ts";
import { SHOWN } from "../src/scoring/metric-measures.ts";
import { METRIC_KEYS, REGISTERS, RUBRIC, type RubricPart, VALIDITY } from "../src/scoring/rubric.ts";
import { openScoreWeights, SCORE_TABLE } from "../src/scoring/score-weights.ts";
import { USUAL_SCORES } from "../src/scoring/usual-scores.ts";
import { COMFORTABLE_RATE, RATE_CURVE } from "../src/scoring/voice/rate-norms.ts";
import { ORAL_RUBRIC, type OralPart, type OralRubric } from "../src/scoring/voice/rubric.ts";
import { SIGNAL } from "../src/signal/parameters.ts";

const ROOT = new URL("../../../", import.meta.url);
const PAGE = new URL("docs/metrics.md", ROOT);
/** Columns of a row: its name, then what the tables below provide. */
const [SECOND, THIRD, FORMULA, THRESHOLD] = [1, 2, 3, 4];
/** A row that names the table of constants that holds its value. */
const CONSTANT_ROW = /\/parameters\.ts` +\|$/;
const UNSCORED = "shown, not scored";

type Cells = Record<number, string>;

function writeCurve(curve: Curve | OralPart["curve"]): string {
  switch (curve.kind) {
    case "up":
    case "down":
      return `${curve.kind}(${curve.from}, ${curve.to})`;
    case "plateau":
      return `plateau(${curve.zero}, ${curve.full}, ${curve.until}, ${curve.gone})`;
    case "fault":
      return `1 / (1 + (x/${curve.half})^${curve.power})`;
    case "identity":
      return "identity";
  }
}

/** A measure within a metric: how many points of ten it moves, between which values, and in which registers. */
function writePart({ measure, direction, registers }: RubricPart, slope: number): string {
  const [from, to] = openScoreWeights().bounds[measure]!;
  const where = registers.length === REGISTERS.length ? "" : ` (${registers.join(", ")})`;
  return `${direction > 0 ? "+" : "−"}${slope.toFixed(1)} from ${from} to ${to}${where}`;
}

function collectRows(): Map<string, Cells> {
  const rows = new Map<string, Cells>();
  const uses = new Map<string, string[]>();
  const use = (measure: string, text: string) => uses.set(measure, [...(uses.get(measure) ?? []), text]);
  for (const key of METRIC_KEYS) {
    const { label } = RUBRIC[key];
    const parts: readonly RubricPart[] = RUBRIC[key].parts;
    const { base, slopes } = openScoreWeights().metrics[key];
    const counted = parts.flatMap((part, at) => (slopes[at]! > 0 ? [{ part, slope: slopes[at]! }] : []));
    rows.set(label, {
      [FORMULA]: `${base.toFixed(1)} ${counted.map(({ part, slope }) => `+ ${slope.toFixed(1)} ${part.measure}`).join(" ")}`,
      [THRESHOLD]: counted.map(({ part }) => `${part.measure}: ${part.why}`).join("; "),
    });
    for (const { part, slope } of counted) use(part.measure, `${label} ${writePart(part, slope)}`);
  }
  for (const { label, parts } of Object.values<OralRubric>(ORAL_RUBRIC)) {
    rows.set(label, {
      [FORMULA]: `arithmetic mean of ${parts.map(({ measure, weight }) => `${measure} ${weight}`).join(", ")}`,
      [THRESHOLD]: parts.map(({ measure, curve }) => `${measure}: ${writeCurve(curve)}`).join("; "),
    });
    for (const { measure, weight, curve } of parts) use(measure, `${label} ${weight} · ${writeCurve(curve)}`);
  }
  for (const { source, ...row } of SCORE_TABLE)
    rows.set(`source ${source}`, {
      1: String(row.count),
      2: row.sourceLeftOut.toFixed(2),
      3: row.writerLeftOut.toFixed(2),
      4: row.pairs.toFixed(2),
      5: row.length.toFixed(2),
    });
  for (const register of REGISTERS)
    rows.set(`margin ${register}`, { [SECOND]: String(openScoreWeights().margins[register].width) });
  const unscored = Object.values<OralRubric>(ORAL_RUBRIC).flatMap(({ shown = [] }) => shown);
  for (const id of [...Object.keys(SHOWN), ...unscored])
    if (!uses.has(id)) rows.set(id, { [THRESHOLD]: UNSCORED });
  for (const [id, said] of uses) rows.set(id, { [THRESHOLD]: said.join("; ") });
  for (const [id, { curve }] of Object.entries(VALIDITY)) rows.set(id, { [THRESHOLD]: writeCurve(curve) });
  const constants = { ...SIGNAL, ...DELIVERY, ...FUSION, ...JUDGE, ...GROUNDING };
  for (const [name, { value, source }] of Object.entries(constants))
    rows.set(name, { [SECOND]: String(value), [THIRD]: source });
  for (const [label, { value, source }] of Object.entries(USUAL_SCORES))
    rows.set(`usual ${label}`, { [SECOND]: String(value), [THIRD]: source });
  return rows;
}

const wanted = collectRows();
const problems: string[] = [];
const seen = new Set<string>();
const before = readFileSync(PAGE, "utf8");
const after = before
  .split("\n")
  .map((line) => {
    if (!line.startsWith("| ")) return line;
    const cells = line.split("|").map((cell) => cell.trim());
    const name = cells[1] ?? "";
    for (const [, file] of line.matchAll(/`((?:packages|apps)\/[^`]+)`/g))
      if (!existsSync(new URL(file!, ROOT))) problems.push(`${name}: ${file} does not exist`);
    const row = wanted.get(name);
    if (!row) {
      if (CONSTANT_ROW.test(line)) problems.push(`${name}: no such constant`);
      return line;
    }
    if (seen.has(name)) problems.push(`${name}: two rows`);
    seen.add(name);
    if (cells.slice(1, -1).includes("")) problems.push(`${name}: an empty cell`);
    const changed = Object.entries(row).filter(([column, text]) => cells[Number(column) + 1] !== text);
    if (changed.length === 0) return line;
    for (const [column, text] of changed) cells[Number(column) + 1] = text;
    return `${cells.join(" | ").trim()}`;
  })
  .join("\n");
for (const name of wanted.keys()) if (!seen.has(name)) problems.push(`${name}: no row in docs/metrics.md`);
const ease = before.split("\n").find((line) => line.startsWith("| rateEase ")) ?? "";
if (!ease.includes(writeCurve(RATE_CURVE.curve)) || !ease.includes(RATE_CURVE.source))
  problems.push("rateEase: another curve or source than the one that is used");
const { from, to, source } = COMFORTABLE_RATE;
const comfort = before.split("\n").find((line) => line.startsWith("| comfortableShare ")) ?? "";
if (!comfort.includes(`between ${from} and ${to} words per minute`) || !comfort.includes(`| ${source} `))
  problems.push("comfortableShare: other bounds or another source than those that are used");

if (after !== before) {
  if (process.argv.includes("--check")) problems.push("docs/metrics.md is behind: npm run docs:metrics");
  else writeFileSync(PAGE, after);
}
for (const problem of problems) console.error(problem);
console.log(`docs/metrics.md: ${seen.size} rows from the tables of the engine, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
