import type { PurchaseSummary } from "@app/contracts/billing";
import { formatEuros } from "@app/contracts/money";
import { BILLING_TEXT } from "./messages.ts";

const TEXT = BILLING_TEXT.history;

/** What became of a purchase, in as many lines as there is something to say. */
export function describePurchase(purchase: PurchaseSummary): string[] {
  const { state, unused, withdrawn, refunded, disputed, refund } = purchase;
  if (state === "pending") return [TEXT.pending];
  if (state !== "paid") return [TEXT.refusedPayment];
  return [
    unused > 0 && TEXT.unused(unused),
    withdrawn > 0 && TEXT.withdrawn(withdrawn),
    refund && TEXT.refund[refund.state](formatEuros(refund.amount_cents)),
    refunded > 0 && TEXT.refunded(refunded),
    disputed > 0 && TEXT.disputed(disputed),
  ].filter((line): line is string => typeof line === "string");
}
