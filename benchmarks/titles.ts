import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { indexTitles, readAdvert, readCatalogue } from "@app/engine/interview";
import { buildSheets } from "../scripts/rome-import/build-sheets.ts";
import { openTables } from "../scripts/rome-import/open-tables.ts";
import { type Figure, percentile } from "./figures.ts";

const ROME = path.resolve(import.meta.dirname, "../../shared/rome");
/** As people type them: plain, gendered, inclusive, abbreviated, misspelt, unknown. */
const TYPED = [
  "développeur web",
  "infirmière H/F",
  "comptble",
  "chef·fe de projet junior",
  "aide soignant(e) de nuit",
  "ADV",
  "assistante de direction bilingue anglais",
  "dresseur de dragons",
];
const SEARCHES = 400;
const ADVERT = path.resolve(import.meta.dirname, "../fixtures/adverts/05-comptable-general.txt");
const READINGS = 40;

/** Reading an advert into a plan, building the index of titles and searching it: France Travail's full list where it is there, ours otherwise. */
export async function measureTitles(): Promise<Figure[]> {
  const sheets = existsSync(ROME) ? buildSheets(await openTables(ROME)) : readCatalogue();
  const titles = sheets.flatMap((sheet) => sheet.titles.map((title) => ({ jobId: sheet.code, title })));
  const start = performance.now();
  const index = indexTitles(titles);
  const built = performance.now() - start;
  const took = Array.from({ length: SEARCHES }, (_, i) => {
    const from = performance.now();
    index.search(TYPED[i % TYPED.length]!, 5);
    return performance.now() - from;
  });
  const advert = readFileSync(ADVERT, "utf8").replaceAll(/\{\w\??:|\}/g, "");
  const readings = Array.from({ length: READINGS }, () => {
    const from = performance.now();
    readAdvert({ title: "Comptable", company: null, description: advert, sheet: null });
    return performance.now() - from;
  });
  return [
    { name: "first plan of a process, models opened", value: readings[0]!, unit: "ms" },
    { name: "plan of an advert, p95", value: percentile(readings, 0.95), unit: "ms" },
    { name: `index of ${titles.length} titles, built once`, value: built, unit: "ms" },
    { name: "search, p50", value: percentile(took, 0.5), unit: "ms" },
    { name: "search, p95", value: percentile(took, 0.95), unit: "ms" },
  ];
}
