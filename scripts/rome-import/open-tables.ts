import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { unzipSync } from "fflate";

/** The archive's files that we read, identified by the middle part of their names. */
const TABLES = [
  "referentiel_code_rome",
  "referentiel_appellation",
  "texte",
  "coherence_item",
  "referentiel_competence",
  "referentiel_savoir",
  "rubrique_mobilite",
] as const;
type TableName = (typeof TABLES)[number];

export interface RomeFiles {
  /** Each table as CSV. */
  tables: Record<TableName, string>;
  /** Version of ROME, from the file names: « v460 ». */
  version: string;
  /** Hash of all that is read: the same files give the same import. */
  digest: string;
}

/** Opens a folder, a zip, or the URL of one; throws a French message when a table is missing. */
export async function openTables(source: string): Promise<RomeFiles> {
  const files = await openFiles(source);
  const digest = createHash("sha256");
  const tables: Partial<Record<TableName, string>> = {};
  let version = "";
  for (const table of TABLES) {
    const found = [...files.keys()].find((name) => new RegExp(`_${table}_v\\d+`).test(name));
    if (!found) throw new Error(`Il manque le fichier « ${table} » dans ${source}.`);
    const bytes = files.get(found)!();
    digest.update(bytes);
    tables[table] = decode(bytes);
    [version = ""] = /v\d+/.exec(found) ?? [];
  }
  return { tables: tables as Record<TableName, string>, version, digest: digest.digest("hex") };
}

type Files = Map<string, () => Uint8Array>;

async function openFiles(source: string): Promise<Files> {
  if (/^https?:/.test(source)) {
    const answer = await fetch(source);
    if (!answer.ok) throw new Error(`${source} répond ${answer.status}.`);
    return unzip(new Uint8Array(await answer.arrayBuffer()));
  }
  if (!statSync(source).isDirectory()) return unzip(readFileSync(source));
  const names = readdirSync(source).filter((name) => name.endsWith(".csv"));
  return new Map(names.map((name) => [name, () => readFileSync(path.join(source, name))]));
}

function unzip(bytes: Uint8Array): Files {
  const entries = unzipSync(bytes, { filter: ({ name }) => name.endsWith(".csv") });
  return new Map(Object.entries(entries).map(([name, content]) => [path.basename(name), () => content]));
}

/** Some published files are in Windows-1252 although their name says UTF-8. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
