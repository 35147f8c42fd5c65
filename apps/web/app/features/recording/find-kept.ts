import { MESSAGES } from "@app/contracts/messages";
import { hasTakesDatabase } from "../../lib/takes-database.ts";
import { judgeLength } from "./model.ts";
import type { KeptTake } from "./store-takes.ts";

/**
 * The last take that a page which is gone has left for this account, now this page's own. What is too old, and what is
 * too short to be analysed, is removed on the way. Null where there is none, where another tab has it, and where the
 * browser refuses its storage.
 */
export async function findKept(ownerId: string): Promise<KeptTake | null> {
  if (!(await hasTakesDatabase())) return null;
  const [{ withTakes }, { claimTake }] = await Promise.all([
    import("./store-takes.ts"),
    import("./claim-take.ts"),
  ]);
  return withTakes(async (takes) => {
    await takes.removeStale();
    const own = (await takes.list()).filter((take) => take.ownerId === ownerId);
    for (const take of own.toSorted((a, b) => b.startedAt - a.startedAt)) {
      if (!(await claimTake(take.id))) continue;
      if (judgeLength(take.durationSec) !== MESSAGES.audioTooShort) return take;
      await takes.remove(take.id);
    }
    return null;
  }).catch(() => null);
}

/** What is too old goes, whoever opens the site next. */
export async function forgetStaleTakes(): Promise<void> {
  if (!(await hasTakesDatabase())) return;
  const { withTakes } = await import("./store-takes.ts");
  await withTakes((takes) => takes.removeStale()).catch(() => {});
}
