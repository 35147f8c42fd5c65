import type { FileStore } from "../../adapters/files/port.ts";
import type { Transaction } from "../../db/database.ts";
import { fileOf } from "./file-of.ts";
import { deleteRecording, isKept, type Recording } from "./store.ts";

/**
 * When its analysis is stored, a voice that its owner did not ask to keep goes, in the same transaction; the file
 * follows the commit, or the sweep. Gives back the recording that the report may play.
 */
export async function settleRecording(
  transaction: Transaction,
  userId: string,
  { id, keep }: Recording,
): Promise<string | null> {
  // It may have been deleted while it was measured: the report then has no sound.
  if (keep) return (await isKept(transaction, id)) ? id : null;
  await deleteRecording(transaction, userId, id);
  return null;
}

/** After the commit. */
export async function removeAudio(files: FileStore, { id, keep }: Recording): Promise<void> {
  if (!keep) await files.remove(fileOf(id));
}
