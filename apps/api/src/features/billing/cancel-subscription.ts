import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { askProvider } from "./ask-provider.ts";
import { findActiveSubscription } from "./store.ts";

/** The subscription ends with the paid period; the provider's notification then changes the plan. */
export async function cancelSubscription(deps: Deps, userId: string): Promise<void> {
  const subscriptionId = await findActiveSubscription(deps.database, userId);
  if (!subscriptionId) throw new Refusal("subscription_none");
  await askProvider(deps, (payments) => payments.cancelSubscription(subscriptionId));
}

/** Before an account is deleted, so that its owner does not go on paying. */
export async function endSubscription(
  deps: Pick<Deps, "database" | "payments">,
  userId: string,
): Promise<void> {
  const subscriptionId = await findActiveSubscription(deps.database, userId);
  if (!subscriptionId) return;
  try {
    await deps.payments.cancelSubscription(subscriptionId);
  } catch (cause) {
    throw new Refusal("unavailable", { cause });
  }
}
