import { PaymentFailure, type PaymentProvider } from "../../adapters/payment/port.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";

/** The provider's facts, re-exported for the store, which does not depend on the adapter. */
export type { PaymentFact, SubscriptionFact } from "../../adapters/payment/port.ts";

/** The payment provider; refuses when payment is not available. */
export function requireProvider({ payments }: Pick<Deps, "payments">): PaymentProvider {
  if (!payments.describe()) throw new Refusal("payment_unavailable");
  return payments;
}

/** Calls the provider, outside any transaction; its failure becomes one of our errors. */
export async function askProvider<T>(
  deps: Pick<Deps, "payments">,
  question: (payments: PaymentProvider) => Promise<T>,
): Promise<T> {
  const payments = requireProvider(deps);
  try {
    return await question(payments);
  } catch (cause) {
    if (cause instanceof PaymentFailure) throw new Refusal("checkout_failed", { cause });
    throw cause;
  }
}
