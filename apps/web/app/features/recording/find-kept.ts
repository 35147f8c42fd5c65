import { MESSAGES } from "@app/contracts/messages";
import { hasTakesDatabase } from "../../lib/takes-database.ts";
import { judgeLength } from "./model.ts";
import type { KeptTake } from "./store-takes.ts";

/**
 * The latest take left by a closed page of this account, claimed by this page. Removes takes that are expired or too
 * short to be analysed. Null when there is none, when another tab has it, or when the browser refuses storage.
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

/** Removes expired takes, whoever opens the site next. */
export async function forgetStaleTakes(): Promise<void> {
  if (!(await hasTakesDatabase())) return;
  const { withTakes } = await import("./store-takes.ts");
  await withTakes((takes) => takes.removeStale()).catch(() => {});
}
