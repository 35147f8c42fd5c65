import { PaymentFailure } from "../../adapters/payment/port.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { requireProvider } from "./ask-provider.ts";
import { recordFact } from "./record-fact.ts";

/**
 * One notification of the provider. What is answered 2xx is never sent again, so that a failure of ours must not be:
 * the database's is told as such and the notification comes back.
 */
export async function receiveEvent(deps: Deps, body: Buffer, signature: string | undefined): Promise<void> {
  const payments = requireProvider(deps);
  try {
    const fact = await payments.readEvent(body, signature);
    if (fact) await recordFact(deps, fact);
  } catch (cause) {
    if (cause instanceof PaymentFailure && cause.kind === "forged")
      throw new Refusal("webhook_refused", { cause });
    throw cause;
  }
}
