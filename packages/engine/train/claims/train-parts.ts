import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contextOfClaims } from "../../src/claims/context-of-claims.ts";
import { chanceOf, describePart, type PartWeights } from "../../src/claims/part-chances.ts";
import { PART_WORDS } from "../../src/claims/parts-of-speech.ts";
import { measureContent } from "../../src/content/measure-content.ts";
import { readPitch } from "../../src/content/read-pitch.ts";
import type { ContentReading } from "../../src/content/content-values.ts";
import type { ClaimPart } from "../../src/report.ts";
import { readRegister } from "../../src/scoring/read-register.ts";
import { metricsOf } from "../../src/scoring/rubric.ts";
import { rateMetric } from "../../src/scoring/score-metrics.ts";
import { skippedOf } from "../../src/scoring/skipped-measures.ts";
import { readSources, type SourceText } from "../roles/corpus.ts";
import { readRolesUnseen, readTellings } from "./read-claims.ts";

const USAGE = `Usage : npm run train:claims -- DOSSIER FICHIER
  apprend à quel point une prise de parole tient chacune de ses parties, et écrit les poids ;
  affiche ce qui en serait dit, source par source, chacune laissée de côté à son tour
  FICHIER  rôles lus par un modèle qui n’a pas vu qui a écrit le texte (gardés là, et repris s’ils y sont)
`;
const WEIGHTS = fileURLToPath(new URL("../../src/claims/weights/parts.json", import.meta.url));
const UNIT = 1000;
const SIGNS = 9;
/** Of a part, its constant moves more freely than its weights, which stay near those of all parts. */
const CONSTANT = 2;
const OWN = 0.6;
const RIDGE = 10;
const STEPS = 3000;
const RATE = 0.002;
const MOMENTUM = 0.9;
/** Labels of sentences say less surely than a reader whether a part is filled. */
const BY_LABELS = 0.3;

const [shared, cache] = process.argv.slice(2);
if (!shared || !cache) {
  process.stderr.write(USAGE);
  process.exit(2);
}

interface Row {
  part: ClaimPart;
  signs: number[];
  isThere: boolean;
  weight: number;
  source: string;
}

const texts = readSources(shared);
const roles = readRolesUnseen(
  cache,
  texts.filter(({ labels }) => labels !== null),
  // A text that will be judged is one more of its kind, by somebody unknown.
  "writer",
);
const tellings = readTellings(shared);
const annotated = readAnnotated(join(shared, "rated-pitches", "pitches.jsonl"));
const rows = texts.flatMap(rowsOf);

/** The annotated pitches are kept aside of the fit: what is told of them stays blind. */
const isAside = ({ source }: Row) => source === "rated";
const sources = [...new Set(rows.map(({ source }) => source))];
console.log("source                parts  told there (right)  told missing (right)");
for (const source of sources) {
  const weights = fit(rows.filter((row) => row.source !== source && !isAside(row)));
  const left = rows.filter((row) => row.source === source);
  const told = left.flatMap((row) => {
    const own = weights.parts[row.part];
    return own ? [{ ...row, chance: chanceOf(row.signs, own, weights) }] : [];
  });
  const there = told.filter(({ chance }) => chance >= 0.8);
  const missing = told.filter(({ chance }) => chance <= 0.15);
  const right = (some: typeof told, isThere: boolean) =>
    (some.filter((row) => row.isThere === isThere).length / Math.max(1, some.length)).toFixed(2);
  console.log(
    `${source.padEnd(20)}${String(left.length).padStart(7)}${String(there.length).padStart(8)} (${right(there, true)})${String(missing.length).padStart(14)} (${right(missing, false)})`,
  );
}
const kept = fit(rows.filter((row) => !isAside(row)));
writeFileSync(WEIGHTS, `${JSON.stringify(kept)}\n`);

function readAnnotated(path: string): Map<string, Record<string, boolean>> {
  interface Annotated {
    id: string;
    gold: { parts: { part: string; present: boolean }[] };
  }
  const found = readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Annotated);
  return new Map(
    found.map(({ id, gold }) => [
      id,
      Object.fromEntries(gold.parts.map(({ part, present }) => [part, present])),
    ]),
  );
}

function rowsOf(text: SourceText): Row[] {
  const content = measureContent(readPitch(text.input));
  const quality = qualityOf(content);
  const unseen = roles.get(text.id);
  if (unseen) content.roles = unseen;
  const context = contextOfClaims(content, quality, 1, []);
  const told = annotated.get(text.id) ?? tellings.get(text.id)?.parts;
  const labels = new Set(text.labels?.flatMap(([names]) => names));
  return context.form.parts.flatMap((part) => {
    if (told && !Object.hasOwn(told, part)) return [];
    const byLabels = PART_WORDS[part].roles.some((role) => labels.has(role));
    if (!told && (labels.size === 0 || PART_WORDS[part].roles.length === 0)) return [];
    return [
      {
        part,
        signs: describePart(context, part),
        isThere: told ? told[part]! : byLabels,
        weight: told ? 1 : BY_LABELS,
        source: text.source,
      },
    ];
  });
}

/** The mean of the six metrics, 0 to 1, as the report has it. */
function qualityOf(content: ContentReading): number {
  const { reading, values, unread } = content;
  const isStory = reading.questionKind === "behavioural" || reading.questionKind === "none";
  const skipped = skippedOf(reading, unread);
  return average(
    metricsOf(reading.input.pitchType, isStory).map(
      (key) => rateMetric(key, values, skipped, readRegister(content)).quality,
    ),
  );
}

/** Ridge logistic regression by gradient with momentum, in a fixed order: the same rows give the same weights. */
function fit(learnt: readonly Row[]): PartWeights {
  const column = (at: number) => learnt.map(({ signs }) => signs[at]!);
  const mean = Array.from({ length: SIGNS }, (_, at) => average(column(at)));
  const spread = mean.map(
    (middle, at) => Math.sqrt(average(column(at).map((sign) => (sign - middle) ** 2))) || 1,
  );
  const parts = [...new Set(learnt.map(({ part }) => part))].toSorted();
  const own = (part: ClaimPart) => SIGNS + parts.indexOf(part) * (1 + SIGNS);
  const values = learnt.map(({ signs }) => signs.map((sign, at) => (sign - mean[at]!) / spread[at]!));
  const starts = learnt.map(({ part }) => own(part));
  const weights = new Float64Array(SIGNS + parts.length * (1 + SIGNS));
  const speed = new Float64Array(weights.length);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight) => RIDGE * weight);
    for (const [at, { isThere, weight }] of learnt.entries()) {
      const start = starts[at]!;
      const row = values[at]!;
      let sum = CONSTANT * weights[start]!;
      for (let sign = 0; sign < SIGNS; sign += 1)
        sum += row[sign]! * (weights[sign]! + OWN * weights[start + 1 + sign]!);
      const error = weight * (1 / (1 + Math.exp(-sum)) - (isThere ? 1 : 0));
      slope[start]! += CONSTANT * error;
      for (let sign = 0; sign < SIGNS; sign += 1) {
        slope[sign]! += error * row[sign]!;
        slope[start + 1 + sign]! += OWN * error * row[sign]!;
      }
    }
    for (let at = 0; at < weights.length; at += 1) {
      speed[at] = MOMENTUM * speed[at]! - RATE * slope[at]!;
      weights[at]! += speed[at]!;
    }
  }
  const thousandths = (value: number) => Math.round(UNIT * value);
  return {
    mean: mean.map(thousandths),
    spread: spread.map(thousandths),
    shared: Array.from(weights.subarray(0, SIGNS), thousandths),
    parts: Object.fromEntries(
      parts.map((part) => [
        part,
        [
          thousandths(CONSTANT * weights[own(part)]!),
          ...Array.from(weights.subarray(own(part) + 1, own(part) + 1 + SIGNS), (weight) =>
            thousandths(OWN * weight),
          ),
        ],
      ]),
    ),
  };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
