import type { FileStore } from "../../adapters/files/port.ts";
import type { Transaction } from "../../db/database.ts";
import { fileOf } from "./file-of.ts";
import { deleteRecording } from "./store.ts";

/**
 * Deletes the rows of recordings in this transaction.
 *
 * @returns removes their files; call it after the commit. The sweep removes any file left behind
 */
export async function forgetRecordings(
  transaction: Transaction,
  files: FileStore,
  userId: string,
  ids: string[],
): Promise<() => Promise<void>> {
  for (const id of ids) await deleteRecording(transaction, userId, id);
  return async () => {
    for (const id of ids) await files.remove(fileOf(id));
  };
}
