import { type BillingDeps, recordFact } from "./record-fact.ts";
import { listFaults } from "./store.ts";

/** Stripe retries a notification for three days; a dispute or a refund may change for weeks. */
const DAYS = 30;

/** Asks the provider again for what lost notifications did not tell, then checks the ledger's invariants. */
export async function reconcilePayments(deps: BillingDeps, now: Date): Promise<void> {
  if (deps.payments.describe()) {
    const since = new Date(now.getTime() - DAYS * 24 * 3600 * 1000);
    for await (const fact of deps.payments.listFacts(since)) await recordFact(deps, fact);
  }
  for (const fault of await listFaults(deps.database)) deps.log.error(fault, "the ledger is not sound");
}
