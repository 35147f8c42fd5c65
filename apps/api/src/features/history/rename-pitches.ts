import type { renamePitches as endpoint } from "@app/contracts/history";
import type { EndpointInput } from "@app/contracts/endpoint";
import type { Database } from "../../db/database.ts";
import { transact } from "../../db/transact.ts";
import { Refusal } from "../../errors.ts";
import { countAgain, insertVersion, listEntries, lockTitle, moveEntry, retitleSeries } from "./store.ts";

/**
 * Renames all versions of a title. Where the new title already has the same question, they are appended to its
 * versions.
 */
export function renamePitches(
  database: Database,
  userId: string,
  { pitch_type: pitchType, title, new_title }: EndpointInput<typeof endpoint>["body"],
): Promise<void> {
  return transact(database, async (transaction) => {
    const found = await lockTitle(transaction, userId, pitchType, title);
    if (found.length === 0) throw new Refusal("pitch_not_found");
    if (new_title === title) return;
    for (const { id, question } of found) {
      if (await retitleSeries(transaction, id, new_title)) continue;
      const name = { userId, pitchType, title: new_title, question };
      for (const entry of await listEntries(transaction, id))
        await moveEntry(transaction, entry.id, await insertVersion(transaction, name, entry.at));
      await countAgain(transaction, [id]);
    }
  });
}
