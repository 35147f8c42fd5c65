import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findFillers } from "../src/language/fillers.ts";
import { findHedges } from "../src/language/hedges.ts";
import { readText } from "../src/language/read-text.ts";
import { findRequests } from "../src/language/requests.ts";
import type { Span } from "../src/language/spans.ts";
import { syntaxOf } from "../src/language/syntax.ts";

// npm run words:eval -- FOLDER: compares what the engine finds in annotated pitches (fillers, hedges, requests) with
// the annotations.

interface Annotated {
  source: string;
  content: string;
  tics?: Record<string, number>;
  hedges?: string[];
  sentences?: [string[], string][];
}

class Tally {
  right = 0;
  wrong = 0;
  missed = 0;
  add(right: number, wrong: number, missed: number): void {
    this.right += right;
    this.wrong += wrong;
    this.missed += missed;
  }
  toString(): string {
    const share = (whole: number) => (whole === 0 ? "  – " : (this.right / whole).toFixed(3));
    return `precision ${share(this.right + this.wrong)}  recall ${share(this.right + this.missed)}  (${this.right} right, ${this.wrong} wrong, ${this.missed} missed)`;
  }
}

const folder = process.argv[2] ?? "";
if (!existsSync(folder)) {
  process.stderr.write("usage: npm run words:eval -- FOLDER (the annotated pitches)\n");
  process.exit(2);
}

const rows = (file: string) =>
  readFileSync(join(folder, file), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

function readAll(): Annotated[] {
  const labelled = (source: string, file: string): Annotated[] =>
    rows(file).map((row) => ({
      source,
      content: row.sentences.map(([, text]: [string[], string]) => text).join(" "),
      sentences: row.sentences,
      tics: row.fillers_by_word ?? (typeof row.fillers === "object" ? row.fillers : undefined),
    }));
  const rated = rows("rated-pitches/pitches.jsonl").map((row) => ({
    source: "rated",
    content: row.content,
    tics: row.gold.fillers,
    hedges: row.gold.hedges,
  }));
  const files = readdirSync(join(folder, "labelled-pitches")).filter((name) => /^c.\.jsonl$/.test(name));
  return [
    ...rated,
    ...files.flatMap((name) => labelled(name.slice(0, 2), `labelled-pitches/${name}`)),
    ...labelled("natural", "natural-pitches/labels.jsonl"),
    ...labelled("speech", "real-speech/labels.jsonl"),
  ];
}

/** One name for the spellings of a hesitation, and for elided forms. */
function nameOf(form: string): string {
  const norm = form.toLowerCase().normalize("NFC").replaceAll("’", "'");
  if (/^(?:euh+|heu+h?|eu+h+)$/.test(norm)) return "euh";
  return norm.replace("et tout ça", "tout ça").replace("qu'", "que");
}

const bySource = new Map<string, Tally>();
const byForm = new Map<string, Tally>();
const tallyOf = (tallies: Map<string, Tally>, name: string) => {
  const tally = tallies.get(name) ?? new Tally();
  tallies.set(name, tally);
  return tally;
};
const hedges = new Tally();
const requests = new Map<string, Tally>();
const meets = (left: { start: number; end: number }, right: { start: number; end: number }) =>
  left.start < right.end && left.end > right.start;

function tallyTics(source: string, hits: readonly Span[], gold: Record<string, number>): void {
  const found = new Map<string, number>();
  for (const { form } of hits) found.set(nameOf(form), (found.get(nameOf(form)) ?? 0) + 1);
  const told = new Map(Object.entries(gold).map(([form, count]) => [nameOf(form), count]));
  for (const form of new Set([...found.keys(), ...told.keys()])) {
    const [own, given] = [found.get(form) ?? 0, told.get(form) ?? 0];
    const counts = [Math.min(own, given), Math.max(0, own - given), Math.max(0, given - own)] as const;
    tallyOf(bySource, source).add(...counts);
    tallyOf(byForm, form).add(...counts);
  }
}

function tallyHedges(content: string, hits: readonly Span[], quotes: readonly string[]): void {
  const gold = quotes
    .map((quote) => ({ start: content.indexOf(quote), end: content.indexOf(quote) + quote.length }))
    .filter(({ start }) => start >= 0);
  const right = hits.filter((hit) => gold.some((place) => meets(hit, place))).length;
  const missed = gold.filter((place) => !hits.some((hit) => meets(hit, place))).length;
  hedges.add(right, hits.length - right, missed);
}

function tallyRequests(
  source: string,
  hits: readonly Span[],
  sentences: readonly [string[], string][],
): void {
  let start = 0;
  for (const [labels, text] of sentences) {
    const place = { start, end: start + text.length };
    start = place.end + 1;
    const isFound = hits.some((hit) => meets(hit, place));
    if (labels.includes("vague_request")) continue;
    const isOne = labels.includes("request");
    const name = source.length === 2 ? "labelled" : source;
    tallyOf(requests, name).add(
      Number(isFound && isOne),
      Number(isFound && !isOne),
      Number(!isFound && isOne),
    );
  }
}

for (const { source, content, tics, hedges: quotes, sentences } of readAll()) {
  const units = readText(content);
  syntaxOf(units);
  if (tics) tallyTics(source, findFillers(units), tics);
  if (quotes) tallyHedges(content, findHedges(units), quotes);
  if (sentences) tallyRequests(source, findRequests(units), sentences);
}

const print = (title: string, tallies: Iterable<readonly [string, Tally]>) => {
  process.stdout.write(`${title}\n`);
  for (const [name, tally] of tallies) process.stdout.write(`  ${name.padEnd(18)} ${tally}\n`);
};
print("Tics, by source", bySource);
const whole = new Tally();
for (const { right, wrong, missed } of bySource.values()) whole.add(right, wrong, missed);
print("", [["all", whole]]);
const often = [...byForm].filter(([, { right, missed, wrong }]) => right + missed + wrong >= 5);
print(
  "Tics, by form",
  often.sort((left, right) => right[1].right - left[1].right),
);
print("Hedges", [["rated", hedges]]);
print("Requests, by sentence", requests);
