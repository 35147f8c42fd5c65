import type { PaymentFact } from "../../adapters/payment/port.ts";
import { transact } from "../../db/transact.ts";
import type { Deps } from "../../deps.ts";
import { type CheckoutOutcome, mergeFact } from "./store.ts";
import { writeReceipt } from "./write-mails.ts";

export type BillingDeps = Pick<Deps, "config" | "database" | "payments" | "secrets" | "log">;

/**
 * The one way in which what a provider says becomes credits: from its notifications, from the return page and from the
 * nightly reconciliation alike. Facts only add up, so their order and their repetition change nothing.
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
