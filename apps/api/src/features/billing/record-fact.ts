import type { PaymentFact } from "../../adapters/payment/port.ts";
import { transact } from "../../db/transact.ts";
import type { Deps } from "../../deps.ts";
import { type CheckoutOutcome, mergeFact } from "./store.ts";
import { writeReceipt } from "./write-mails.ts";

export type BillingDeps = Pick<Deps, "config" | "database" | "payments" | "secrets" | "log">;

/**
 * The only way in which the provider's reports give credits, used by notifications, the return page and the nightly
 * reconciliation alike. Merging facts is commutative and idempotent: order and repeats change nothing.
 */
export async function recordFact(deps: BillingDeps, fact: PaymentFact): Promise<CheckoutOutcome> {
  const outcome = await transact(deps.database, async (transaction) => {
    const merged = await mergeFact(transaction, fact);
    if (merged === "granted" && fact.kind === "checkout")
      await writeReceipt(deps, transaction, fact.purchaseId);
    return merged;
  });
  if (outcome === "mismatch")
    deps.log.error({ kind: fact.kind }, "a payment differs from its purchase: nothing is granted");
  return outcome;
}
