import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { fileOf } from "./file-of.ts";
import { deleteRecording } from "./store.ts";

/**
 * Delete the row first: if the file cannot be removed now, it can no longer be fetched, and the sweep removes it later.
 */
export async function discardRecording(
  { database, files }: Pick<Deps, "database" | "files">,
  userId: string,
  id: string,
): Promise<void> {
  if (!(await deleteRecording(database, userId, id))) throw new Refusal("recording_not_found");
  await files.remove(fileOf(id));
}
