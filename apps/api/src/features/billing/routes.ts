import * as billing from "@app/contracts/billing";
import { type Api, mount } from "../../http/mount.ts";
import { requireProvider } from "./ask-provider.ts";
import { cancelSubscription } from "./cancel-subscription.ts";
import { confirmCheckout } from "./confirm-checkout.ts";
import { openCheckout } from "./open-checkout.ts";
import { openSubscription } from "./open-subscription.ts";
import { presentMovement, presentPurchase } from "./present.ts";
import { receiveEvent } from "./receive-event.ts";
import { findOwed, listMovements, listPurchases } from "./store.ts";
import { withdrawPurchase } from "./withdraw-purchase.ts";

const SIGNATURE_HEADER = "stripe-signature";

export function mountBilling(api: Api): void {
  const { deps } = api;
  mount(api, billing.getPaymentConfig, async () => requireProvider(deps).describe()!);
  mount(api, billing.createCheckoutSession, ({ user, body, idempotencyKey }) =>
    openCheckout(deps, {
      userId: user.id,
      priceId: body.price_id,
      quantity: body.quantity,
      idempotencyKey,
    }),
  );
  mount(api, billing.confirmCheckout, ({ user, body }) => confirmCheckout(deps, user.id, body.session_id));
  mount(api, billing.createSubscription, ({ user, body }) => openSubscription(deps, user.id, body.plan));
  mount(api, billing.cancelSubscription, ({ user }) => cancelSubscription(deps, user.id));
  mount(api, billing.receivePaymentEvent, ({ body }, { request }) =>
    receiveEvent(deps, body, request.headers[SIGNATURE_HEADER]?.toString()),
  );
  mount(api, billing.listPurchases, async ({ user }) => {
    const rows = await listPurchases(deps.database, user.id);
    return rows.map((row) => presentPurchase(deps.payments, row));
  });
  mount(api, billing.listMovements, async ({ user, query }) => {
    const { movements, next } = await listMovements(deps.database, user.id, query.before ?? null);
    const owed = await findOwed(deps.database, user.id);
    return { movements: movements.map(presentMovement), next, owed };
  });
  mount(api, billing.withdrawPurchase, ({ user, params }) =>
    withdrawPurchase(deps, user.id, params.purchaseId),
  );
}
