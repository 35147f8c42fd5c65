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
  /** The credit due for imported sheets; null for our own. */
  attribution: string | null;
}

/** One index per import, or one of our catalogue alone; built at the first search. */
const indexes = new Map<string, Promise<JobIndex>>();
const CATALOGUE_ALONE = "catalogue";

/** Index of the searchable sheets: the operator's import if there is one, otherwise our own catalogue. */
export async function openIndex(database: Database): Promise<JobIndex> {
  const imported = await findImport(database);
  const digest = imported?.digest ?? CATALOGUE_ALONE;
  const known = indexes.get(digest);
  if (known) return known;
  const made = buildIndex(imported ? await listImportedSheets(database) : [], imported?.attribution ?? null);
  // A new import replaces the previous one: drop its index.
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
          // Our own job titles also lead to the imported sheet with the same code.
          ...catalogue.flatMap(({ sheet }) => (sheets.has(sheet.code) ? titlesOf(sheet.code, sheet) : [])),
        ];
  return { titles: await indexWhileAnswering(searched), sheets, attribution };
}

/** The full list takes seconds to index: done in steps, so that no request waits more than a few milliseconds. */
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

/** Masculine and feminine may be the same: « Comptable / Comptable ». */
const nameOf = (title: string) => [...new Set(title.split(" / "))].join(" / ");

/** Several of our sheets share a code: the title tells them apart, whatever the catalogue's order. */
function idOf({ code, titles }: JobSheet): string {
  const [title = ""] = titles;
  const plain = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return `${code}-${plain.replace(/[^a-z0-9]+/g, "-")}`;
}
