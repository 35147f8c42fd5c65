import type { PaymentConfig, PurchaseState } from "@app/contracts/billing";

/** What the provider reports about one of our checkouts. */
export interface CheckoutFact {
  kind: "checkout";
  purchaseId: string;
  sessionId: string;
  /** The provider's id of the payment; null until there is one. */
  paymentIntent: string | null;
  state: PurchaseState;
  amountCents: number;
  /** ISO 4217, as the provider writes it. */
  currency: string;
}

/** A refund or a dispute: it reverses a payment. */
export interface ReversalFact {
  kind: "reversal";
  id: string;
  paymentIntent: string;
  amountCents: number;
  state: ReversalState;
  /** Our withdrawal that ordered this refund, if any. */
  withdrawalId: string | null;
}

/** An inquiry is only a question of the bank: no money moves. */
export type ReversalState =
  | "refund_pending"
  | "refund_succeeded"
  | "refund_failed"
  | "inquiry"
  | "dispute_open"
  | "dispute_lost"
  | "dispute_won";

export interface SubscriptionFact {
  kind: "subscription";
  id: string;
  userId: string;
  plan: string;
  state: "active" | "ended";
}

export type PaymentFact = CheckoutFact | ReversalFact | SubscriptionFact;

interface CheckoutOrder {
  /** Our own id of the purchase, opaque to the provider; ordering it again opens the same session. */
  purchaseId: string;
  priceId: string;
  quantity: number;
  createdAt: Date;
  successUrl: string;
  cancelUrl: string;
}

interface OpenedCheckout {
  sessionId: string;
  /** The page where the buyer pays. */
  url: string;
  amountCents: number;
  currency: string;
}

interface SubscriptionOrder {
  userId: string;
  plan: string;
  /** Idempotency key, one per click. */
  key: string;
  successUrl: string;
  cancelUrl: string;
}

/** One payment provider. Every call answers or throws a `PaymentFailure`. */
export interface PaymentProvider {
  /** Null when payment is not possible; then nothing else is called. */
  describe(): PaymentConfig | null;
  openCheckout(order: CheckoutOrder): Promise<OpenedCheckout>;
  /** The current state of a checkout; null when it is not one of ours. */
  readCheckout(sessionId: string): Promise<CheckoutFact | null>;
  /** Orders a refund; the same withdrawal ordered twice gives one refund. */
  refund(order: { withdrawalId: string; paymentIntent: string; amountCents: number }): Promise<ReversalFact>;
  /** Every payment since that date, as the provider knows it: makes up for lost notifications. */
  listFacts(since: Date): AsyncIterable<PaymentFact>;
  /** Whether a subscription to this plan is sold. */
  sellsPlan(plan: string): boolean;
  openSubscription(order: SubscriptionOrder): Promise<{ sessionId: string; url: string }>;
  cancelSubscription(subscriptionId: string): Promise<void>;
  /** The fact that a signed notification reports; null when it does not concern us; throws `forged`. */
  readEvent(body: Buffer, signature: string | undefined): Promise<PaymentFact | null>;
  /** Page where this payment can be refunded or disputed by hand; null with a real provider. */
  showPayment(sessionId: string): string | null;
}

export class PaymentFailure extends Error {
  override name = "PaymentFailure";
  /** `forged`: the provider did not sign the notification; `unavailable`: no answer, or an unusable one. */
  readonly kind: "forged" | "unavailable";

  constructor(kind: "forged" | "unavailable", message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** What is needed to open Stripe, or our demonstration of it. */
export interface StripeAccess {
  secretKey: string;
  publicKey: string;
  /** Several while one secret replaces another. */
  webhookSecrets: readonly string[];
  /** Stripe's price id of each of our packs, and of each plan that is sold. */
  prices: Readonly<Record<string, string>>;
  plans: Readonly<Record<string, string>>;
  /** Set when our demonstration stands in for Stripe: what answers the SDK, and the page of each payment. */
  demonstration?: { fetch: typeof fetch; showPayment(sessionId: string): string };
}
