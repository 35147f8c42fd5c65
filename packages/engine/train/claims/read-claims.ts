import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SentenceRoles } from "../../src/roles/read-roles.ts";
import { readSource, type SourceText } from "../roles/corpus.ts";
import { folderOf } from "../roles/eval-roles.ts";
import { readHeldOut } from "../roles/train-roles.ts";

/** What the readers of the folders told of a text beside its sentences. */
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

/** Roles read by models that have not seen the source of the text; kept in a file, where they are taken up again. */
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
