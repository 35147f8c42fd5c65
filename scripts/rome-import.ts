// `npm run rome:import PATH-OR-URL`: loads France Travail's open data on jobs (a folder, a zip, or the URL of one).
// It opens the server's database itself: stop the server first when it uses the private PostgreSQL.
import { readConfig } from "../apps/api/src/config.ts";
import { openDeps } from "../apps/api/src/open-deps.ts";
import { importSheets } from "./rome-import/import-sheets.ts";

const say = (line: string) => console.log(line);
const [source] = process.argv.slice(2);
if (source === undefined) {
  say("Usage : npm run rome:import DOSSIER, ARCHIVE.zip ou ADRESSE");
  process.exitCode = 2;
} else {
  const { deps, close } = await openDeps(readConfig(process.env), () => {});
  try {
    await importSheets(deps.database, source, say);
  } finally {
    await close();
  }
}
