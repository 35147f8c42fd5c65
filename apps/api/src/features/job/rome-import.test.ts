// @module-tag long
import { existsSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openIndex } from "./open-index.ts";
import { sql } from "../../db/drizzle.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";
import { importSheets } from "../../../../../scripts/rome-import/import-sheets.ts";

const ROME = path.resolve(import.meta.dirname, "../../../../../../shared/rome");
const hasRome = existsSync(ROME);

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

test.skipIf(!hasRome)(
  `the published files are imported once, and again after a cut${hasRome ? "" : " (../shared/rome is absent)"}`,
  async () => {
    const first: string[] = [];
    await importSheets(db.database, ROME, (line) => first.push(line));
    expect(first.at(-2)).toMatch(/^1584 fiches et 1\d{4} titres importés\.$/);
    expect(first.at(-1)).toContain("France Travail, ROME 4.0 v460");

    const again: string[] = [];
    await importSheets(db.database, ROME, (line) => again.push(line));
    expect(again).toEqual(["Ces fichiers sont déjà importés : rien à faire."]);

    await db.database.execute(sql`delete from rome_import`);
    await db.database.execute(sql`delete from rome_sheet where code like 'M%'`);
    const resumed: string[] = [];
    await importSheets(db.database, ROME, (line) => resumed.push(line));
    expect(resumed[0]).toMatch(/^Reprise : \d+ fiches/);

    const { titles, sheets } = await openIndex(db.database);
    const [baker] = titles.search("boulangère", 1);
    expect(baker).toMatchObject({ jobId: "D1102" });
    expect(sheets.get("D1102")!.hardSkills.length).toBeGreaterThan(3);
  },
  120_000,
);
