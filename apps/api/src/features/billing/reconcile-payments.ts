import { type BillingDeps, recordFact } from "./record-fact.ts";
import { listFaults } from "./store.ts";

/** Stripe tries a notification for three days; a dispute or a refund may change for weeks. */
const DAYS = 30;

/** Whatever a lost notification left unsaid, asked again; then the invariants of the ledger are read. */
export async function reconcilePayments(deps: BillingDeps, now: Date): Promise<void> {
  if (deps.payments.describe()) {
    const since = new Date(now.getTime() - DAYS * 24 * 3600 * 1000);
    for await (const fact of deps.payments.listFacts(since)) await recordFact(deps, fact);
  }
  for (const fault of await listFaults(deps.database)) deps.log.error(fault, "the ledger is not sound");
}
