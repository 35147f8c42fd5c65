import { contextOfClaims } from "../../src/claims/context/context-of-claims.ts";
import { makeClaims } from "../../src/claims/make-claims.ts";
import { measureContent } from "../../src/content/measure-content.ts";
import { readPitch } from "../../src/content/read-pitch.ts";
import { CONTENT_METRIC_LABELS, type Claim } from "../../src/report.ts";
import { readSources, type SourceText } from "../roles/corpus.ts";
import { judgeClaim, type LabelledSentence, type Reading } from "./judge-claim.ts";
import { readRolesUnseen, readTellings } from "./read-claims.ts";

const USAGE = `Usage : npm run claims:eval -- DOSSIER [--held-out FICHIER]
  tient ce que les rapports affirment contre les phrases étiquetées et les tics comptés, source par source
  --held-out FICHIER  avec des rôles lus par un modèle qui n’a pas vu la source ; gardés dans FICHIER, où ils sont repris
`;
/** A middling quality, so that advice is given. */
const QUALITY = 0.5;

const [shared, option, cache] = process.argv.slice(2);
if (!shared || (option !== undefined && (option !== "--held-out" || !cache))) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const texts = readSources(shared).filter(({ labels }) => labels !== null);
const heldOut = cache ? readRolesUnseen(cache, texts) : null;
const tellings = readTellings(shared);

interface Count {
  right: number;
  wrong: number;
  unjudged: number;
}
const counts = new Map<string, Map<string, Count>>();
const sources = [...new Set(texts.map(({ source }) => source))];
const tics = new Map(sources.map((source) => [source, { right: 0, extra: 0, missed: 0 }]));
const parts = new Map(sources.map((source) => [source, { right: 0, wrong: 0, silent: 0 }]));

for (const text of texts) {
  const claims = claimsOf(text);
  const reading = readingOf(text);
  for (const claim of claims) {
    if (claim.kind === "advice" || claim.kind === "measure") continue;
    const verdict = judgeClaim(claim, reading);
    add(`${claim.kind} ${claim.rule}`, text.source, verdict);
    if (claim.rule === "part") add(`  ${claim.kind} ${claim.part}`, text.source, verdict);
  }
  countParts(text, claims, reading);
  countTics(text, claims);
}
print();

function claimsOf(text: SourceText): Claim[] {
  const content = measureContent(readPitch(text.input));
  const roles = heldOut?.get(text.id);
  if (roles) content.roles = roles;
  return makeClaims(
    contextOfClaims(
      content,
      QUALITY,
      1,
      CONTENT_METRIC_LABELS.map((label) => ({ label, score: 5, costs: [], gains: [] })),
    ),
  );
}

function readingOf({ id, input, labels }: SourceText): Reading {
  let from = 0;
  const sentences = labels!.flatMap(([names, words]): LabelledSentence[] => {
    const start = input.content.indexOf(words, from);
    if (start < 0) return [];
    from = start + words.length;
    return [{ start, end: from, labels: names }];
  });
  return { sentences, parts: tellings.get(id)?.parts ?? null };
}

function add(name: string, source: string, verdict: boolean | null): void {
  const bySource = counts.get(name) ?? new Map<string, Count>();
  const count = bySource.get(source) ?? { right: 0, wrong: 0, unjudged: 0 };
  count[verdict === null ? "unjudged" : verdict ? "right" : "wrong"] += 1;
  bySource.set(source, count);
  counts.set(name, bySource);
}

function countParts({ source }: SourceText, claims: readonly Claim[], reading: Reading): void {
  const count = parts.get(source)!;
  for (const [part, isThere] of Object.entries(reading.parts ?? {})) {
    const told = claims.find((claim) => claim.rule === "part" && claim.part === part);
    count[told ? ((told.kind === "credit") === isThere ? "right" : "wrong") : "silent"] += 1;
  }
}

function countTics({ id, source }: SourceText, claims: readonly Claim[]): void {
  const gold = tellings.get(id)?.fillers;
  if (!gold) return;
  const count = tics.get(source)!;
  const told = new Map<string, number>();
  for (const { rule, form, quotes } of claims)
    if (rule === "filler" && form) told.set(form.toLowerCase().replaceAll("’", "'"), quotes.length);
  for (const form of new Set([...told.keys(), ...Object.keys(gold)])) {
    const [said, real] = [told.get(form) ?? 0, gold[form] ?? 0];
    count.right += Math.min(said, real);
    count.extra += Math.max(0, said - real);
    count.missed += Math.max(0, real - said);
  }
}

function print(): void {
  const column = (text: string) => text.padStart(17);
  console.log(`right of judged${" ".repeat(11)}${sources.map(column).join("")}`);
  const total = (count: Map<string, Count>) =>
    Array.from(count.values(), ({ right, wrong }) => right + wrong).reduce((a, b) => a + b, 0);
  for (const [name, bySource] of [...counts].sort(([, a], [, b]) => total(b) - total(a))) {
    const cells = sources.map((source) => {
      const { right, wrong } = bySource.get(source) ?? { right: 0, wrong: 0 };
      return column(
        right + wrong === 0 ? "" : `${right}/${right + wrong} ${(right / (right + wrong)).toFixed(2)}`,
      );
    });
    console.log(`${name.padEnd(26)}${cells.join("")}`);
  }
  const share = (of: number, all: number) => (all === 0 ? "" : (of / all).toFixed(2));
  const row = (name: string, cell: (source: string) => string) =>
    console.log(`${name.padEnd(26)}${sources.map((source) => column(cell(source))).join("")}`);
  const allParts = (source: string) => Object.values(parts.get(source)!).reduce((a, b) => a + b, 0);
  row("parts told right", (source) => share(parts.get(source)!.right, allParts(source)));
  row("parts told wrong", (source) => share(parts.get(source)!.wrong, allParts(source)));
  row("tics: precision", (source) =>
    share(tics.get(source)!.right, tics.get(source)!.right + tics.get(source)!.extra),
  );
  row("tics: recall", (source) =>
    share(tics.get(source)!.right, tics.get(source)!.right + tics.get(source)!.missed),
  );
}
