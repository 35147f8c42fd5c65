import type { Database } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { type FoundSheet, openIndex } from "./open-index.ts";
import { findImport } from "./store.ts";

/** A title this near to that of the advert names the same job; below, a sheet would add what the post does not ask. */
const SAME_JOB_MIN = 0.75;

/** The sheet that the user chose, else the one of the same job as the title, where there is one. */
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

/** Whose sheet it is and of which day, where it comes from the operator's import. */
export async function attributeSheet(database: Database, jobId: string | null): Promise<string | null> {
  if (jobId === null || !IMPORTED.test(jobId)) return null;
  return (await findImport(database))?.attribution ?? null;
}
