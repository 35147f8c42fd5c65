import { type BillingDeps, recordFact } from "./record-fact.ts";
import { listDueRefunds } from "./store.ts";

/** Orders the refunds that withdrawals wait for. Two processes at once order each of them once: the provider knows it. */
export async function sendRefunds(deps: BillingDeps): Promise<void> {
  if (!deps.payments.describe()) return;
  for (const order of await listDueRefunds(deps.database))
    try {
      await recordFact(deps, await deps.payments.refund(order));
    } catch (error) {
      deps.log.warn({ name: (error as Error).name }, "a refund could not be ordered: it will be tried again");
    }
}
