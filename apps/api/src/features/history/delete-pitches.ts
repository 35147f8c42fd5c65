import type { DeletionFilter } from "@app/contracts/history";
import { transact } from "../../db/transact.ts";
import type { Deps } from "../../deps.ts";
import { forgetRecordings } from "../recording/forget-recordings.ts";
import { countAgain, deleteVersions, findUsedRecordings, lockSeries } from "./store.ts";

/**
 * Deletes the pitches that the filter matches, with their favourites, links, and the recordings that no other pitch
 * uses. Remaining versions keep their numbers.
 *
 * @returns how many were deleted
 */
export async function deletePitches(
  { database, files }: Pick<Deps, "database" | "files">,
  userId: string,
  filter: DeletionFilter,
): Promise<number> {
  const { deleted, removeFiles } = await transact(database, async (transaction) => {
    const seriesIds = await lockSeries(transaction, userId, filter);
    if (seriesIds.length === 0) return { deleted: 0, removeFiles: async () => {} };
    const gone = await deleteVersions(transaction, seriesIds, filter.version_index);
    await countAgain(transaction, seriesIds);
    const named = [...new Set(gone.flatMap(({ recordingId }) => recordingId ?? []))];
    const used = await findUsedRecordings(transaction, named);
    const unused = named.filter((id) => !used.has(id));
    return {
      deleted: gone.length,
      removeFiles: await forgetRecordings(transaction, files, userId, unused),
    };
  });
  await removeFiles();
  return deleted;
}
