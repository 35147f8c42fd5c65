import { randomUUID } from "node:crypto";
import type { CheckoutSession } from "@app/contracts/billing";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { askProvider } from "./ask-provider.ts";
import { findActiveSubscription } from "./store.ts";

/** Opens the payment page of a plan, if the operator set a price for it; refuses otherwise, since no plan is sold. */
export async function openSubscription(deps: Deps, userId: string, plan: string): Promise<CheckoutSession> {
  if (!deps.payments.sellsPlan(plan)) throw new Refusal("subscription_unavailable");
  if (await findActiveSubscription(deps.database, userId)) throw new Refusal("subscription_running");
  const { publicUrl } = deps.config;
  return askProvider(deps, (payments) =>
    payments.openSubscription({
      userId,
      plan,
      key: randomUUID(),
      successUrl: `${publicUrl}/account`,
      cancelUrl: `${publicUrl}/#pricing`,
    }),
  );
}
