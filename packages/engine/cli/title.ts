import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { type IndexedTitle, indexTitles, readCatalogue } from "../src/interview.ts";
import { answerLines, answerObjects } from "./read-lines.ts";

const CODES = 5;

/** Finds jobs by their titles; see `TITLE_USAGE` in usage.ts. Returns the exit code. */
export async function runTitleCommand(
  options: readonly string[],
  input: Readable,
  output: Writable,
): Promise<number> {
  const at = options.indexOf("--rome");
  const folder = at < 0 ? null : options[at + 1];
  const others = options.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  if (folder === undefined || others.some((option) => option !== "--jsonl")) return 2;
  const index = indexTitles(folder === null ? ownTitles() : readAppellations(folder));
  const present = (typed: string) => ({ codes: index.search(typed, CODES).map(({ jobId }) => jobId) });
  if (others.length > 0) await answerObjects(input, output, ["typed"], (given) => present(given["typed"]!));
  else await answerLines(input, output, present);
  return 0;
}

function ownTitles(): IndexedTitle[] {
  return readCatalogue().flatMap(({ code, titles }) => titles.map((title) => ({ jobId: code, title })));
}

/** The titles of France Travail’s open data: the quoted columns 2 and 4 of its file of appellations. */
function readAppellations(folder: string): IndexedTitle[] {
  const file = readdirSync(folder).find((name) => name.includes("referentiel_appellation"));
  if (!file) throw new Error(`Aucun fichier « referentiel_appellation » dans ${folder}.`);
  return readFileSync(join(folder, file), "utf8")
    .split("\n")
    .slice(1)
    .map((line) => line.slice(1).split('","'))
    .filter((columns) => columns.length > 3)
    .map((columns) => ({ jobId: columns[3]!, title: columns[1]!.replaceAll("''", "’") }));
}
