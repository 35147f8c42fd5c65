import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { PACK_QUANTITY_MAX } from "./limits.ts";
import { MESSAGES } from "./messages.ts";

/** What credits are spent on. */
export const SPENDS = [
  "text_analysis",
  "audio_analysis",
  "plan",
  "ten_questions",
  "example_answer",
  "strategy",
] as const;
export type Spend = (typeof SPENDS)[number];

export const paymentConfig = z.object({
  publicKey: z.string(),
  /** No card is charged: the payment pages are our own. */
  demonstration: z.boolean(),
});
export type PaymentConfig = z.infer<typeof paymentConfig>;

export const getPaymentConfig = defineEndpoint({
  method: "GET",
  path: "/payments/config",
  access: "public",
  summary: "The public key of the card payment provider",
  errors: ["payment_unavailable"],
  response: paymentConfig,
});

const checkoutSession = z.object({
  sessionId: z.string(),
  /** URL of the provider's payment page, to open in the browser. */
  url: z.url(),
});
export type CheckoutSession = z.infer<typeof checkoutSession>;

export const createCheckoutSession = defineEndpoint({
  method: "POST",
  path: "/payments/create-checkout-session",
  access: "user",
  summary: "Order a pack of credits: price and credits are the catalogue's; one Idempotency-Key per click",
  throttle: { by: "user", everySec: 10, burst: 20 },
  errors: ["pack_unknown", "idempotency_mismatch", "payment_unavailable", "checkout_failed"],
  idempotent: true,
  body: z.strictObject({
    price_id: z.string({ error: MESSAGES.packUnknown }).check(z.maxLength(100, MESSAGES.packUnknown)),
    quantity: z
      .int({ error: MESSAGES.packQuantityInvalid })
      .check(z.gte(1, MESSAGES.packQuantityInvalid), z.lte(PACK_QUANTITY_MAX, MESSAGES.packQuantityInvalid)),
  }),
  response: checkoutSession,
});

export const PURCHASE_STATES = ["open", "pending", "expired", "failed", "paid"] as const;
/** `open`: on the payment page; `pending`: a delayed payment is under way; `expired`: never paid. */
export type PurchaseState = (typeof PURCHASE_STATES)[number];

export const confirmCheckout = defineEndpoint({
  method: "POST",
  path: "/payments/confirm-checkout-session",
  access: "user",
  summary: "Back from the payment page: ask the provider and give the credits if they are paid",
  throttle: { by: "user", everySec: 1, burst: 60 },
  errors: ["purchase_not_found", "payment_unavailable", "checkout_failed"],
  body: z.strictObject({
    session_id: z
      .string({ error: MESSAGES.purchaseNotFound })
      .check(z.regex(/^cs_\w{10,200}$/, MESSAGES.purchaseNotFound)),
  }),
  response: z.object({ state: z.enum(PURCHASE_STATES), purchased: z.number(), credits: z.number() }),
});

export const createSubscription = defineEndpoint({
  method: "POST",
  path: "/payments/create-subscription",
  access: "user",
  summary: "Subscribe to a plan that has a price at the provider",
  throttle: { by: "user", everySec: 10, burst: 20 },
  errors: ["subscription_unavailable", "subscription_running", "payment_unavailable", "checkout_failed"],
  body: z.strictObject({ plan: z.string().check(z.minLength(1), z.maxLength(100)) }),
  response: checkoutSession,
});

export const cancelSubscription = defineEndpoint({
  method: "POST",
  path: "/payments/cancel-subscription",
  access: "user",
  summary: "End the subscription at the end of the period that is paid",
  throttle: { by: "user", everySec: 10, burst: 20 },
  errors: ["subscription_none", "payment_unavailable", "checkout_failed"],
});

export const receivePaymentEvent = defineEndpoint({
  method: "POST",
  path: "/payments/webhook",
  access: "webhook",
  summary: "What the card payment provider says, signed",
  errors: ["webhook_refused", "payment_unavailable"],
});

export const purchaseSummary = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  paid_at: z.nullable(z.iso.datetime()),
  price_id: z.string(),
  quantity: z.number(),
  credits: z.number(),
  amount_cents: z.number(),
  state: z.enum(PURCHASE_STATES),
  /** Unused credits of this purchase, and credits taken back, by reason. */
  unused: z.number(),
  withdrawn: z.number(),
  refunded: z.number(),
  disputed: z.number(),
  /**
   * Refund of a withdrawal, in cents: `due` until the provider has taken the order, `failed` when the bank refused it.
   */
  refund: z.nullable(
    z.object({ amount_cents: z.number(), state: z.enum(["due", "pending", "succeeded", "failed"]) }),
  ),
  /** End of the right of withdrawal; null if there is none, or no longer. */
  withdrawable_until: z.nullable(z.iso.datetime()),
  /** What a withdrawal now would pay back, in cents. */
  refundable_cents: z.number(),
  /** URL of the payment in the demonstration provider, to refund or dispute it; null with a real provider. */
  demonstration_url: z.nullable(z.string()),
});
export type PurchaseSummary = z.infer<typeof purchaseSummary>;

export const listPurchases = defineEndpoint({
  method: "GET",
  path: "/payments/purchases",
  access: "user",
  summary: "The purchases of the user, newest first",
  response: z.array(purchaseSummary),
});

/** Kinds of movement of credits in the ledger; a `spend` also says what it paid for. */
export const MOVEMENT_KINDS = ["signup", "purchase", "spend", "withdrawal", "refund", "dispute"] as const;

export const creditMovement = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(MOVEMENT_KINDS),
  spend: z.nullable(z.enum(SPENDS)),
  /**
   * The pitch or the plan that was paid for, with its current name; null once deleted, and for a movement that is no
   * spend.
   */
  paid_for: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** Credits added, or removed if negative. */
  credits: z.number(),
});
export type CreditMovement = z.infer<typeof creditMovement>;

export const listMovements = defineEndpoint({
  method: "GET",
  path: "/payments/movements",
  access: "user",
  summary: "The credits that came and went, newest first, page by page",
  query: z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) }),
  response: z.object({
    movements: z.array(creditMovement),
    /** `before` of the next page; null on the last one. */
    next: z.nullable(z.string()),
    /** Credits that were taken back after they had been spent: the next ones repay them first. */
    owed: z.number(),
  }),
});

export const withdrawPurchase = defineEndpoint({
  method: "POST",
  path: "/payments/purchases/:purchaseId/withdraw",
  access: "user",
  summary: "Renounce a purchase within the legal period: its unused credits go and are paid back",
  throttle: { by: "user", everySec: 10, burst: 20 },
  errors: ["purchase_not_found", "withdrawal_closed", "withdrawal_used", "payment_unavailable"],
  params: z.object({ purchaseId: z.uuid({ error: MESSAGES.purchaseNotFound }) }),
  response: purchaseSummary,
});
