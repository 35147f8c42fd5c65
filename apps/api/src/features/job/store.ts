import type { JobSheet } from "@app/engine/interview";
import type { Database } from "../../db/database.ts";
import { asc, sql } from "../../db/drizzle.ts";
import { romeImport, romeSheet } from "../../db/schema.ts";

/** The import in use: its hash and the credit to display; null before the first. */
export async function findImport(
  database: Database,
): Promise<{ digest: string; attribution: string } | null> {
  const rows = await database
    .select({ digest: romeImport.digest, attribution: romeImport.attribution })
    .from(romeImport);
  return rows[0] ?? null;
}

export async function listImportedSheets(database: Database): Promise<JobSheet[]> {
  const rows = await database.select({ sheet: romeSheet.sheet }).from(romeSheet).orderBy(asc(romeSheet.code));
  return rows.map(({ sheet }) => sheet as JobSheet);
}

/** Codes of this import already stored: an interrupted import resumes after them. */
export async function listStoredCodes(database: Database, digest: string): Promise<Set<string>> {
  const { rows } = await database.execute<{ code: string }>(
    sql`select code from rome_sheet where digest = ${digest}`,
  );
  return new Set(rows.map(({ code }) => code));
}

export async function saveSheets(database: Database, digest: string, sheets: JobSheet[]): Promise<void> {
  await database
    .insert(romeSheet)
    .values(sheets.map((sheet) => ({ code: sheet.code, sheet, digest })))
    .onConflictDoUpdate({
      target: romeSheet.code,
      set: { sheet: sql`excluded.sheet`, digest: sql`excluded.digest` },
    });
}

/** Ends an import: deletes the sheets of other imports and makes searches use this one. */
export async function finishImport(database: Database, digest: string, attribution: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`delete from rome_sheet where digest <> ${digest}`);
    await transaction.delete(romeImport);
    await transaction.insert(romeImport).values({ digest, attribution });
  });
}
