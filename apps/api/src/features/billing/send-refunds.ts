import { type BillingDeps, recordFact } from "./record-fact.ts";
import { listDueRefunds } from "./store.ts";

/**
 * Orders the refunds of pending withdrawals. If two processes order one at once, the provider makes a single refund.
 */
export async function sendRefunds(deps: BillingDeps): Promise<void> {
  if (!deps.payments.describe()) return;
  for (const order of await listDueRefunds(deps.database))
    try {
      await recordFact(deps, await deps.payments.refund(order));
    } catch (error) {
      deps.log.warn({ name: (error as Error).name }, "a refund could not be ordered: it will be tried again");
    }
}
