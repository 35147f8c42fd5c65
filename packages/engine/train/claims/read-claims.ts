import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SentenceRoles } from "../../src/roles/read-roles.ts";
import { readSource, type SourceText } from "../roles/corpus.ts";
import { folderOf } from "../roles/eval-roles.ts";
import { readHeldOut } from "../roles/train-roles.ts";

/** What the readers of the reference folders noted about a text besides its sentences. */
interface Telling {
  id: string;
  parts?: Record<string, boolean>;
  fillers?: Record<string, number>;
}

export function readTellings(shared: string): Map<string, Telling> {
  const found = new Map<string, Telling>();
  for (const path of ["natural-pitches/labels.jsonl", "real-speech/labels.jsonl"]) {
    for (const line of readFileSync(join(shared, path), "utf8").trim().split("\n")) {
      const row = JSON.parse(line) as Telling;
      found.set(row.id, row);
    }
  }
  return found;
}

/** Roles predicted by models trained without the source of the text; cached in a file. */
export function readRolesUnseen(path: string, texts: readonly SourceText[]): Map<string, SentenceRoles[]> {
  if (existsSync(path)) {
    const rows = readFileSync(path, "utf8").trim().split("\n");
    return new Map(
      rows.map((row) => {
        const { key, sentences } = JSON.parse(row) as { key: string; sentences: SentenceRoles[] };
        return [key, sentences];
      }),
    );
  }
  const { bySource } = readHeldOut(texts.map(readSource), folderOf);
  writeFileSync(
    path,
    Array.from(bySource, ([key, sentences]) => JSON.stringify({ key, sentences })).join("\n"),
  );
  return bySource;
}
