import type { Database } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { type FoundSheet, openIndex } from "./open-index.ts";
import { findImport } from "./store.ts";

/**
 * A title at least this similar to the advert's names the same job; below, the sheet would add skills that the post
 * does not ask for.
 */
const SAME_JOB_MIN = 0.75;

/** The sheet chosen by the user, else the one whose title names the advert's job, if any. */
export async function chooseSheet(
  { database }: Pick<Deps, "database">,
  jobId: string | null,
  title: string,
): Promise<FoundSheet | null> {
  const { titles, sheets } = await openIndex(database);
  if (jobId) {
    const chosen = sheets.get(jobId);
    if (!chosen) throw new Refusal("job_not_found");
    return chosen;
  }
  const [nearest] = titles.search(title, 1);
  return nearest && nearest.score >= SAME_JOB_MIN ? (sheets.get(nearest.jobId) ?? null) : null;
}

const IMPORTED = /^[A-Z]\d{4}$/;

/** The source and date of an imported sheet, to be credited; null for our own. */
export async function attributeSheet(database: Database, jobId: string | null): Promise<string | null> {
  if (jobId === null || !IMPORTED.test(jobId)) return null;
  return (await findImport(database))?.attribution ?? null;
}
