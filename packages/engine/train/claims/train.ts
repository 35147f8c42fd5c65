import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AdviceCode } from "../../src/report.ts";
import { keepWeights } from "../keep-weights.ts";
import { readSource, readSources } from "../roles/corpus.ts";
import { folderOf } from "../roles/eval-roles.ts";
import { readHeldOut } from "../roles/train-roles.ts";
import { codeAdvice } from "./code-advice.ts";
import { readTellings } from "./read-claims.ts";
import { contextUnseen } from "./read-unseen.ts";
import { type AdvisedText, countAsked, judgeOrder } from "./train-advice.ts";
import { trainParts } from "./train-parts.ts";

const USAGE = `Usage : npm run train:claims -- DOSSIER [--check]
  apprend à quel point une prise de parole tient chacune de ses parties, à partir de quand cela se dit, et dans quel ordre
  viennent les conseils ; affiche ce qui serait dit de chaque source, laissée de côté à son tour
  --check  n’écrit rien : échoue si les poids livrés ne sont pas, octet pour octet, ceux qui sont appris
`;
const WEIGHTS = new URL("../../src/claims/weights/", import.meta.url);
/** A line of advice that asks for something else more than for this does not ask for it. */
const ASKED_FROM = 0.5;

const [shared, option] = process.argv.slice(2);
if (!shared || (option !== undefined && option !== "--check")) {
  process.stderr.write(USAGE);
  process.exit(2);
}

interface Row {
  id: string;
  type: "produit" | "rh" | "perso";
  advice?: string[];
  gold?: { parts: { part: string; present: boolean }[]; advice: AdviceCode[] };
}
const rowsOf = (path: string): Row[] =>
  readFileSync(join(shared, path), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
const annotated = new Map(rowsOf("rated-pitches/pitches.jsonl").map(({ id, gold }) => [id, gold!]));
const asked = new Map<string, Set<AdviceCode>>();
for (const { id, type, advice } of [
  ...rowsOf("natural-pitches/pitches.jsonl"),
  ...rowsOf("real-speech/speech.jsonl"),
])
  asked.set(id, new Set(advice!.flatMap((line) => codesOf(line, type))));
for (const [id, gold] of annotated) asked.set(id, new Set(gold.advice));

function codesOf(line: string, type: Row["type"]): AdviceCode[] {
  return Object.entries(codeAdvice(line, type)).flatMap(([code, share]) =>
    share >= ASKED_FROM ? [code as AdviceCode] : [],
  );
}

const tellings = readTellings(shared);
const texts = readSources(shared);
// A text that will be judged is one more of its kind, by somebody unknown; its order is judged on a kind not seen either.
const { byWriter, bySource } = readHeldOut(texts.map(readSource), folderOf);
const parts = trainParts(
  texts.map((text) => ({
    text,
    context: contextUnseen(text, byWriter.get(text.id)!),
    parts: partsOf(text.id),
  })),
);
function partsOf(id: string): Record<string, boolean> | null {
  const gold = annotated.get(id);
  if (gold) return Object.fromEntries(gold.parts.map(({ part, present }) => [part, present]));
  return tellings.get(id)?.parts ?? null;
}

const advised = texts.flatMap((text): AdvisedText[] => {
  const codes = asked.get(text.id);
  return codes ? [{ text, context: contextUnseen(text, bySource.get(text.id)!), asked: codes }] : [];
});
console.log("source                texts  first advice asked for by a reader, counted on the other sources");
for (const { source, count, first } of judgeOrder(advised))
  console.log(`${source.padEnd(20)}${String(count).padStart(7)}${first.toFixed(3).padStart(8)}`);

for (const [name, weights] of [
  ["parts.json", parts],
  ["advice.json", countAsked(advised)],
] as const) {
  keepWeights(fileURLToPath(new URL(name, WEIGHTS)), `${JSON.stringify(weights)}\n`, option === "--check");
}
