import type { Database } from "../../apps/api/src/db/database.ts";
import {
  findImport,
  finishImport,
  listStoredCodes,
  saveSheets,
} from "../../apps/api/src/features/job/store.ts";
import { buildSheets } from "./build-sheets.ts";
import { openTables } from "./open-tables.ts";

const SHEETS_AT_ONCE = 100;

/** Stores the ROME sheets. Importing the same files again changes nothing; an interrupted import resumes. */
export async function importSheets(
  database: Database,
  source: string,
  say: (line: string) => void,
): Promise<void> {
  const files = await openTables(source);
  const day = new Date().toISOString().slice(0, 10);
  const attribution = `France Travail, ROME 4.0 ${files.version}, Licence Ouverte 2.0 (Etalab), importé le ${day}`;
  if ((await findImport(database))?.digest === files.digest) {
    say("Ces fichiers sont déjà importés : rien à faire.");
    return;
  }
  const sheets = buildSheets(files);
  const stored = await listStoredCodes(database, files.digest);
  const missing = sheets.filter(({ code }) => !stored.has(code));
  if (stored.size > 0) say(`Reprise : ${stored.size} fiches étaient déjà là.`);
  for (let from = 0; from < missing.length; from += SHEETS_AT_ONCE) {
    const batch = missing.slice(from, from + SHEETS_AT_ONCE);
    await saveSheets(database, files.digest, batch);
    say(`${stored.size + from + batch.length} fiches sur ${sheets.length}`);
  }
  await finishImport(database, files.digest, attribution);
  const titles = sheets.reduce((sum, sheet) => sum + sheet.titles.length, 0);
  say(`${sheets.length} fiches et ${titles} titres importés.`);
  say(attribution);
}
