import { setImmediate as letOthersRun } from "node:timers/promises";
import {
  indexTitlesInSteps,
  type JobSheet,
  readCatalogue,
  type IndexedTitle,
  type TitleIndex,
} from "@app/engine/interview";
import type { Database } from "../../db/database.ts";
import { findImport, listImportedSheets } from "./store.ts";

export interface FoundSheet extends Pick<JobSheet, "hardSkills" | "softSkills"> {
  id: string;
  title: string;
}

interface JobIndex {
  titles: TitleIndex;
  sheets: ReadonlyMap<string, FoundSheet>;
  /** What must be said of imported sheets; null for our own. */
  attribution: string | null;
}

/** Of each import, or of the catalogue alone: made once, at the first search. */
const indexes = new Map<string, Promise<JobIndex>>();
const CATALOGUE_ALONE = "catalogue";

/** The sheets that can be searched: the operator's import where there is one, our own catalogue without. */
export async function openIndex(database: Database): Promise<JobIndex> {
  const imported = await findImport(database);
  const digest = imported?.digest ?? CATALOGUE_ALONE;
  const known = indexes.get(digest);
  if (known) return known;
  const made = buildIndex(imported ? await listImportedSheets(database) : [], imported?.attribution ?? null);
  // An import replaces the one before: its index is of no more use.
  indexes.clear();
  indexes.set(digest, made);
  return made;
}

async function buildIndex(imported: JobSheet[], attribution: string | null): Promise<JobIndex> {
  const catalogue = readCatalogue().map((sheet) => ({ sheet, id: idOf(sheet) }));
  const sheets = new Map<string, FoundSheet>();
  for (const { sheet, id } of catalogue) sheets.set(id, describe(id, sheet));
  for (const sheet of imported) sheets.set(sheet.code, describe(sheet.code, sheet));
  const titlesOf = (jobId: string, { titles }: JobSheet) => titles.map((title) => ({ jobId, title }));
  const searched =
    imported.length === 0
      ? catalogue.flatMap(({ sheet, id }) => titlesOf(id, sheet))
      : [
          ...imported.flatMap((sheet) => titlesOf(sheet.code, sheet)),
          // Our own usual names lead to the imported sheet of the same code.
          ...catalogue.flatMap(({ sheet }) => (sheets.has(sheet.code) ? titlesOf(sheet.code, sheet) : [])),
        ];
  return { titles: await indexWhileAnswering(searched), sheets, attribution };
}

/** Seconds of work for the full list, cut so that no request waits for more than a few milliseconds of it. */
async function indexWhileAnswering(searched: IndexedTitle[]): Promise<TitleIndex> {
  const steps = indexTitlesInSteps(searched);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await letOthersRun();
  }
}

const describe = (id: string, { titles, hardSkills, softSkills }: JobSheet): FoundSheet => ({
  id,
  title: nameOf(titles[0] ?? id),
  hardSkills,
  softSkills,
});

/** « Comptable / Comptable » is one word for both. */
const nameOf = (title: string) => [...new Set(title.split(" / "))].join(" / ");

/** Several of our sheets share a code: the title tells them apart, whatever their order in the catalogue. */
function idOf({ code, titles }: JobSheet): string {
  const [title = ""] = titles;
  const plain = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return `${code}-${plain.replace(/[^a-z0-9]+/g, "-")}`;
}
