import { countEvent, listUsage } from "@app/contracts/usage";
import { type Api, mount } from "../../http/mount.ts";
import { addToCount, listCounts } from "./store.ts";

/** First-party daily counts: pitches submitted, and how each ended. They identify nobody. */
export function mountUsage(api: Api): void {
  const { database, clock } = api.deps;
  mount(api, countEvent, async ({ body }) => addToCount(database, dayOf(clock.now()), body));
  mount(api, listUsage, async () => listCounts(database));
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
