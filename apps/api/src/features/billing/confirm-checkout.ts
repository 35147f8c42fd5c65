import type { PurchaseState } from "@app/contracts/billing";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { findAvailableCredits } from "../credit/service.ts";
import { askProvider } from "./ask-provider.ts";
import { recordFact } from "./record-fact.ts";
import { findPurchaseOfSession } from "./store.ts";

/** Called back from the payment page: gives the credits at once, even if the notification is late or lost. */
export async function confirmCheckout(
  deps: Deps,
  userId: string,
  sessionId: string,
): Promise<{ state: PurchaseState; purchased: number; credits: number }> {
  const find = async () => {
    const purchase = await findPurchaseOfSession(deps.database, userId, sessionId);
    if (!purchase) throw new Refusal("purchase_not_found");
    return purchase;
  };
  let purchase = await find();
  if (purchase.state !== "paid") {
    const fact = await askProvider(deps, (payments) => payments.readCheckout(sessionId));
    if (fact) await recordFact(deps, fact);
    purchase = await find();
  }
  const credits = await findAvailableCredits(deps.database, userId);
  return { state: purchase.state, purchased: purchase.credits, credits };
}
