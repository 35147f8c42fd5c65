import type { Stripe } from "stripe";
import type { CheckoutFact, PaymentFact, ReversalFact, ReversalState, SubscriptionFact } from "./port.ts";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === "string" ? value : (value?.id ?? null);

/** Null for a checkout that is not one of our purchases: the Stripe account may sell other things. */
export function readSession(session: Stripe.Checkout.Session, failed = false): CheckoutFact | null {
  const purchaseId = session.client_reference_id;
  if (session.mode !== "payment" || !purchaseId || !UUID.test(purchaseId)) return null;
  return {
    kind: "checkout",
    purchaseId,
    sessionId: session.id,
    paymentIntent: idOf(session.payment_intent),
    state: failed ? "failed" : stateOf(session),
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? "",
  };
}

/** A completed checkout is paid only once the money is there: delayed methods complete it first and pay days later. */
function stateOf({ status, payment_status }: Stripe.Checkout.Session): CheckoutFact["state"] {
  if (payment_status === "paid") return "paid";
  if (status === "complete") return "pending";
  return status === "expired" ? "expired" : "open";
}

export function readRefund(refund: Stripe.Refund): ReversalFact | null {
  const paymentIntent = idOf(refund.payment_intent);
  if (!paymentIntent) return null;
  const states: Record<string, ReversalState> = {
    succeeded: "refund_succeeded",
    failed: "refund_failed",
    canceled: "refund_failed",
  };
  const withdrawalId = refund.metadata?.withdrawal_id;
  return {
    kind: "reversal",
    id: refund.id,
    paymentIntent,
    amountCents: refund.amount,
    state: states[refund.status ?? ""] ?? "refund_pending",
    withdrawalId: withdrawalId && UUID.test(withdrawalId) ? withdrawalId : null,
  };
}

export function readDispute(dispute: Stripe.Dispute): ReversalFact | null {
  const paymentIntent = idOf(dispute.payment_intent);
  if (!paymentIntent) return null;
  const states: Record<string, ReversalState> = {
    won: "dispute_won",
    lost: "dispute_lost",
    prevented: "inquiry",
    warning_needs_response: "inquiry",
    warning_under_review: "inquiry",
    warning_closed: "inquiry",
  };
  return {
    kind: "reversal",
    id: dispute.id,
    paymentIntent,
    amountCents: dispute.amount,
    state: states[dispute.status] ?? "dispute_open",
    withdrawalId: null,
  };
}

export function readSubscription(subscription: Stripe.Subscription): SubscriptionFact | null {
  const { user_id: userId, plan } = subscription.metadata;
  if (!userId || !UUID.test(userId) || !plan || subscription.status === "incomplete") return null;
  const ended = ["canceled", "incomplete_expired", "unpaid"].includes(subscription.status);
  return { kind: "subscription", id: subscription.id, userId, plan, state: ended ? "ended" : "active" };
}

/** Reads the notifications that concern us; null for any other one that the account receives. */
export function readNotification(event: Stripe.Event): PaymentFact | null {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return readSession(event.data.object);
    case "checkout.session.async_payment_failed":
      return readSession(event.data.object, true);
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return readRefund(event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
      return readDispute(event.data.object);
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
      return readSubscription(event.data.object);
    default:
      return null;
  }
}
