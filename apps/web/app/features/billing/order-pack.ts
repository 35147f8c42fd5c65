import { type CheckoutSession, createCheckoutSession, getPaymentConfig } from "@app/contracts/billing";
import { callApi } from "../../lib/api.ts";

export { ApiError } from "../../lib/api.ts";

export const fetchPaymentConfig = (signal: AbortSignal) => callApi(getPaymentConfig, {}, { signal });

/** One key per click, so that a click whose answer was lost does not order twice. */
export const orderPack = (priceId: string, idempotencyKey: string): Promise<CheckoutSession> =>
  callApi(createCheckoutSession, { body: { price_id: priceId, quantity: 1 } }, { idempotencyKey });
