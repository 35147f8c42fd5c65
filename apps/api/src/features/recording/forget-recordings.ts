import type { FileStore } from "../../adapters/files/port.ts";
import type { Transaction } from "../../db/database.ts";
import { fileOf } from "./file-of.ts";
import { deleteRecording } from "./store.ts";

/** With what played them, in the same transaction. Gives back what removes the files after the commit; the sweep would too. */
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
