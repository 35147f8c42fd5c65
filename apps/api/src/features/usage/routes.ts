import { countEvent, listUsage } from "@app/contracts/usage";
import { type Api, mount } from "../../http/mount.ts";
import { addToCount, listCounts } from "./store.ts";

/** First-party counts by day: how often a pitch was submitted, and how that ended. Nobody is recognised by them. */
export function mountUsage(api: Api): void {
  const { database, clock } = api.deps;
  mount(api, countEvent, async ({ body }) => addToCount(database, dayOf(clock.now()), body));
  mount(api, listUsage, async () => listCounts(database));
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
