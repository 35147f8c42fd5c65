import type { Database } from "../../db/database.ts";
import { transact } from "../../db/transact.ts";
import { Refusal } from "../../errors.ts";
import { countAgain, insertVersion, lockEntry, moveEntry } from "./store.ts";

/** Moves a pitch to another title, as the next version of the same question there. */
export function saveEntry(database: Database, userId: string, id: string, title: string): Promise<void> {
  return transact(database, async (transaction) => {
    const entry = await lockEntry(transaction, userId, id);
    if (!entry) throw new Refusal("pitch_not_found");
    if (entry.title === title) return;
    const { pitchType, question, at } = entry;
    const place = await insertVersion(transaction, { userId, pitchType, title, question }, at);
    await moveEntry(transaction, id, place);
    await countAgain(transaction, [entry.seriesId]);
  });
}
