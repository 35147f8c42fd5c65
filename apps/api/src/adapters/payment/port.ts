import type { PaymentConfig, PurchaseState } from "@app/contracts/billing";

/** What the provider reports of one of our checkouts. */
export interface CheckoutFact {
  kind: "checkout";
  purchaseId: string;
  sessionId: string;
  /** The provider's name for the payment; null until there is one. */
  paymentIntent: string | null;
  state: PurchaseState;
  amountCents: number;
  /** ISO 4217, as the provider writes it. */
  currency: string;
}

/** A refund or a dispute: what takes a payment back. */
export interface ReversalFact {
  kind: "reversal";
  id: string;
  paymentIntent: string;
  amountCents: number;
  state: ReversalState;
  /** The withdrawal of ours that ordered this refund. */
  withdrawalId: string | null;
}

/** An inquiry is a question of the bank: no money moves. */
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
  /** Our own number for it, opaque to the provider; the same order sent again opens the same session. */
  purchaseId: string;
  priceId: string;
  quantity: number;
  createdAt: Date;
  successUrl: string;
  cancelUrl: string;
}

interface OpenedCheckout {
  sessionId: string;
  /** Where the browser pays. */
  url: string;
  amountCents: number;
  currency: string;
}

interface SubscriptionOrder {
  userId: string;
  plan: string;
  /** One per click. */
  key: string;
  successUrl: string;
  cancelUrl: string;
}

/** One way to be paid. Every call answers or throws a `PaymentFailure`. */
export interface PaymentProvider {
  /** Null where no payment is possible; then nothing else is called. */
  describe(): PaymentConfig | null;
  openCheckout(order: CheckoutOrder): Promise<OpenedCheckout>;
  /** What became of a checkout; null when it is not one of ours. */
  readCheckout(sessionId: string): Promise<CheckoutFact | null>;
  /** Orders a refund; the same withdrawal twice is one refund. */
  refund(order: { withdrawalId: string; paymentIntent: string; amountCents: number }): Promise<ReversalFact>;
  /** Every payment since then, as the provider has it: makes up for notifications that were lost. */
  listFacts(since: Date): AsyncIterable<PaymentFact>;
  /** Whether a subscription of this name is sold. */
  sellsPlan(plan: string): boolean;
  openSubscription(order: SubscriptionOrder): Promise<{ sessionId: string; url: string }>;
  cancelSubscription(subscriptionId: string): Promise<void>;
  /** The fact that a signed notification reports, null for one that does not concern us; throws `forged`. */
  readEvent(body: Buffer, signature: string | undefined): Promise<PaymentFact | null>;
  /** Page where this payment can be refunded or disputed by hand; null with a real provider. */
  showPayment(sessionId: string): string | null;
}

export class PaymentFailure extends Error {
  override name = "PaymentFailure";
  /** `forged`: a notification that the provider did not sign; `unavailable`: no answer, or none of use. */
  readonly kind: "forged" | "unavailable";

  constructor(kind: "forged" | "unavailable", message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** What opens Stripe, or our demonstration of it. */
export interface StripeAccess {
  secretKey: string;
  publicKey: string;
  /** Several while one replaces another. */
  webhookSecrets: readonly string[];
  /** Stripe's price of each of our packs, and of each plan that is sold. */
  prices: Readonly<Record<string, string>>;
  plans: Readonly<Record<string, string>>;
  /** Set when this is not Stripe but our demonstration of it: what answers the SDK, and where its payments are shown. */
  demonstration?: { fetch: typeof fetch; showPayment(sessionId: string): string };
}
