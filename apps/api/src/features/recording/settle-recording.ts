import type { FileStore } from "../../adapters/files/port.ts";
import type { Transaction } from "../../db/database.ts";
import { fileOf } from "./file-of.ts";
import { deleteRecording, isKept, type Recording } from "./store.ts";

/**
 * When its analysis is stored, deletes a recording that its owner did not ask to keep, in the same transaction; its
 * file is removed after the commit, or by the sweep. Returns the recording that the report may play.
 */
export async function settleRecording(
  transaction: Transaction,
  userId: string,
  { id, keep }: Recording,
): Promise<string | null> {
  // It may have been deleted during the analysis: the report then has no sound.
  if (keep) return (await isKept(transaction, id)) ? id : null;
  await deleteRecording(transaction, userId, id);
  return null;
}

/** Call it after the commit. */
export async function removeAudio(files: FileStore, { id, keep }: Recording): Promise<void> {
  if (!keep) await files.remove(fileOf(id));
}
