import { PaymentFailure } from "../../adapters/payment/port.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { requireProvider } from "./ask-provider.ts";
import { recordFact } from "./record-fact.ts";

/**
 * Handles one notification. The provider never resends what is answered 2xx: when our database fails, answer an error,
 * so that the notification comes again.
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
