import type { ReadingForm } from "@app/contracts/reading";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../errors.ts";
import { presentReaderPage } from "./present.ts";
import { findReaderPage, type ReaderPageRow, saveReading } from "./store.ts";

export async function findOpenPage(database: Database, token: string): Promise<ReaderPageRow> {
  const found = await findReaderPage(database, token);
  if (!found) throw new Refusal("share_not_found");
  return found;
}

/** Once per link, and before the analysis is shown, so that it cannot influence the reader. */
export async function submitReading(database: Database, token: string, form: ReadingForm): Promise<void> {
  const { axes, content } = await presentReaderPage(await findOpenPage(database, token));
  const known = new Set<string>(axes);
  const marks = form.marks.every(({ label }) => known.has(label));
  const places = form.remarks.every(
    ({ start, end }) =>
      (start === null && end === null) ||
      (start !== null && end !== null && start < end && end <= content.length),
  );
  if (!marks || !places) throw new Refusal("request_invalid");
  if (!(await saveReading(database, token, form))) throw new Refusal("reading_submitted");
}
