import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { keepWeights } from "../keep-weights.ts";
import { readSource, readSources } from "../roles/corpus.ts";
import { folderOf } from "../roles/eval-roles.ts";
import { readHeldOut } from "../roles/train-roles.ts";
import { readTellings } from "./read-claims.ts";
import { contextUnseen } from "./read-unseen.ts";
import { trainParts } from "./train-parts.ts";

const USAGE = `Usage : npm run train:claims -- DOSSIER [--check]
  apprend à quel point une prise de parole tient chacune de ses parties, et à partir de quand cela se dit ; affiche ce qui
  serait dit de chaque source, laissée de côté à son tour
  --check  n’écrit rien : échoue si les poids livrés ne sont pas, octet pour octet, ceux qui sont appris
`;
const WEIGHTS = new URL("../../src/claims/parts/weights/", import.meta.url);

const [shared, option] = process.argv.slice(2);
if (!shared || (option !== undefined && option !== "--check")) {
  process.stderr.write(USAGE);
  process.exit(2);
}

interface Row {
  id: string;
  gold: { parts: { part: string; present: boolean }[] };
}
const rowsOf = (path: string): Row[] =>
  readFileSync(join(shared, path), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
const annotated = new Map(rowsOf("rated-pitches/pitches.jsonl").map(({ id, gold }) => [id, gold]));

const tellings = readTellings(shared);
const texts = readSources(shared);
// Hold out the writer, not the kind of text: a future text is of a known kind, by an unknown writer.
const { byWriter } = readHeldOut(texts.map(readSource), folderOf);
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

keepWeights(
  fileURLToPath(new URL("parts.json", WEIGHTS)),
  `${JSON.stringify(parts)}\n`,
  option === "--check",
);
