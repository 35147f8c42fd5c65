import path from "node:path";
import type { Deps } from "../../deps.ts";
import { deleteExpiredRecordings, findKnown } from "./store.ts";

/** Longer than any upload: a file this old without a row will never have one. */
const ORPHAN_MS = 3_600_000;

/** Enforces retention: deletes expired rows, then every file without a row, half-received ones included. */
export async function sweepRecordings(
  { database, files }: Pick<Deps, "database" | "files">,
  now: Date,
): Promise<void> {
  await deleteExpiredRecordings(database, now);
  const known = await listIds(database, files);
  for (const { name, modifiedAt } of await files.list()) {
    const orphan = !known.has(path.parse(name).name);
    if (orphan && now.getTime() - modifiedAt.getTime() > ORPHAN_MS) await files.remove(name);
  }
}

async function listIds(database: Deps["database"], files: Deps["files"]): Promise<Set<string>> {
  const ids = (await files.list()).map(({ name }) => path.parse(name).name);
  return findKnown(database, ids);
}
