import { randomUUID } from "node:crypto";
import { type CheckoutSession } from "@app/contracts/billing";
import { PAID_PACKS } from "@app/contracts/packs";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { askProvider, requireProvider } from "./ask-provider.ts";
import { insertPurchase, updateSession } from "./store.ts";

interface CheckoutCall {
  userId: string;
  priceId: string;
  quantity: number;
  /** Null when the client gives none: a repeated request then counts as a new one. */
  idempotencyKey: string | null;
}

/**
 * Opens the payment page of one pack. Its price and credits come from our catalogue and are stored before the provider
 * is called; if the provider would charge another amount, no page opens.
 */
export async function openCheckout(deps: Deps, call: CheckoutCall): Promise<CheckoutSession> {
  requireProvider(deps);
  const pack = PAID_PACKS.find(({ priceId }) => priceId === call.priceId);
  if (!pack) throw new Refusal("pack_unknown");
  const { userId, priceId, quantity } = call;
  const purchase = await insertPurchase(deps.database, {
    userId,
    priceId,
    quantity,
    idempotencyKey: call.idempotencyKey ?? randomUUID(),
    credits: pack.credits * quantity,
    amountCents: pack.amountCents * quantity,
  });
  if (purchase.priceId !== priceId || purchase.quantity !== quantity)
    throw new Refusal("idempotency_mismatch");

  const { publicUrl } = deps.config;
  const opened = await askProvider(deps, (payments) =>
    payments.openCheckout({
      purchaseId: purchase.id,
      priceId,
      quantity,
      createdAt: purchase.createdAt,
      // The provider replaces the braces with the id of its session.
      successUrl: `${publicUrl}/checkout?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${publicUrl}/#pricing`,
    }),
  );
  if (opened.amountCents !== purchase.amountCents || opened.currency !== "eur") {
    deps.log.error({ priceId }, "the provider's price differs from the catalogue: nothing is sold");
    throw new Refusal("checkout_failed");
  }
  await updateSession(deps.database, purchase.id, opened.sessionId);
  return { sessionId: opened.sessionId, url: opened.url };
}
