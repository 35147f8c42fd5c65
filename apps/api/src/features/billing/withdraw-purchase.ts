import type { PurchaseSummary } from "@app/contracts/billing";
import { transact } from "../../db/transact.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { requireProvider } from "./ask-provider.ts";
import { presentPurchase } from "./present.ts";
import { sendRefunds } from "./send-refunds.ts";
import { listPurchases, withdrawCredits } from "./store.ts";
import { acknowledgeWithdrawal } from "./write-mails.ts";

/**
 * Cancels a purchase: its unused credits leave the balance at once, so that they cannot be spent before the refund. If
 * the provider does not answer, a job orders the refund again.
 */
export async function withdrawPurchase(
  deps: Deps,
  userId: string,
  purchaseId: string,
): Promise<PurchaseSummary> {
  requireProvider(deps);
  const outcome = await transact(deps.database, async (transaction) => {
    const reached = await withdrawCredits(transaction, userId, purchaseId);
    if (reached === "done") await acknowledgeWithdrawal(deps, transaction, purchaseId);
    return reached;
  });
  if (outcome === "unknown") throw new Refusal("purchase_not_found");
  if (outcome === "closed") throw new Refusal("withdrawal_closed");
  if (outcome === "used") throw new Refusal("withdrawal_used");
  await sendRefunds(deps);
  const [row] = await listPurchases(deps.database, userId, purchaseId);
  if (!row) throw new Refusal("purchase_not_found");
  return presentPurchase(deps.payments, row);
}
