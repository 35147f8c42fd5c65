import type { PaymentConfig } from "@app/contracts/billing";
import { CHECKOUT_MINUTES_MAX } from "@app/contracts/limits";
import type { Stripe } from "stripe";
import { PaymentFailure, type PaymentFact, type PaymentProvider, type StripeAccess } from "./port.ts";
import { readDispute, readNotification, readRefund, readSession, readSubscription } from "./read-object.ts";

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
/** Older notifications are refused (replay protection); Stripe signs each retry anew. */
const TOLERANCE_SEC = 300;
const WITHDRAWAL_NOTE =
  "Vos crédits sont utilisables tout de suite. Vous pouvez renoncer à cet achat pendant 14 jours, depuis « Mon compte » : les crédits non utilisés vous sont remboursés.";

/** Stripe, or our demonstration behind Stripe's SDK. The SDK is loaded at its first use, not at startup. */
export function openStripe(access: StripeAccess): PaymentProvider {
  const { demonstration } = access;
  let loading: Promise<Stripe> | null = null;
  const sdk = () => (loading ??= load(access));
  /** No SDK error leaves this file: it may quote what was sent. */
  const ask = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => {
    try {
      return await work(await sdk());
    } catch (error) {
      const { type, code } = error as { type?: string; code?: string };
      throw new PaymentFailure("unavailable", `Stripe: ${type ?? "error"} ${code ?? ""}`.trim(), {
        cause: error,
      });
    }
  };
  const expectLivemode = access.secretKey.includes("_live_");

  return {
    describe: (): PaymentConfig => ({
      publicKey: access.publicKey,
      demonstration: demonstration !== undefined,
    }),
    showPayment: (sessionId) => demonstration?.showPayment(sessionId) ?? null,
    sellsPlan: (plan) => Object.hasOwn(access.plans, plan),

    openCheckout: (order) =>
      ask(async (stripe) => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: "payment",
            locale: "fr",
            line_items: [{ price: priceOf(access.prices, order.priceId), quantity: order.quantity }],
            client_reference_id: order.purchaseId,
            payment_intent_data: { metadata: { purchase_id: order.purchaseId } },
            success_url: order.successUrl,
            cancel_url: order.cancelUrl,
            // We check the amount in euros: no conversion to another currency.
            adaptive_pricing: { enabled: false },
            custom_text: { submit: { message: WITHDRAWAL_NOTE } },
            expires_at: Math.floor(order.createdAt.getTime() / 1000) + CHECKOUT_MINUTES_MAX * 60,
          },
          { idempotencyKey: order.purchaseId },
        );
        const { id, url, amount_total, currency } = session;
        return { sessionId: id, url: payable(url), amountCents: amount_total ?? 0, currency: currency ?? "" };
      }),

    readCheckout: (sessionId) =>
      ask(async (stripe) => readSession(await stripe.checkout.sessions.retrieve(sessionId))),

    refund: ({ withdrawalId, paymentIntent, amountCents }) =>
      ask(async (stripe) => {
        const refund = await stripe.refunds.create(
          {
            payment_intent: paymentIntent,
            amount: amountCents,
            reason: "requested_by_customer",
            metadata: { withdrawal_id: withdrawalId },
          },
          { idempotencyKey: withdrawalId },
        );
        const fact = readRefund(refund);
        if (!fact) throw new PaymentFailure("unavailable", "a refund without its payment");
        return fact;
      }),

    async *listFacts(since): AsyncIterable<PaymentFact> {
      const stripe = await sdk();
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const lists = [
        each(stripe.checkout.sessions.list({ created, limit: 100 }), readSession),
        each(stripe.refunds.list({ created, limit: 100 }), readRefund),
        each(stripe.disputes.list({ created, limit: 100 }), readDispute),
        // Only when plans are sold: the demonstration has none.
        ...(Object.keys(access.plans).length > 0
          ? [each(stripe.subscriptions.list({ created, status: "all", limit: 100 }), readSubscription)]
          : []),
      ];
      for (const facts of lists) yield* facts;
    },

    openSubscription: ({ userId, plan, key, successUrl, cancelUrl }) =>
      ask(async (stripe) => {
        const { id, url } = await stripe.checkout.sessions.create(
          {
            mode: "subscription",
            locale: "fr",
            line_items: [{ price: priceOf(access.plans, plan), quantity: 1 }],
            subscription_data: { metadata: { user_id: userId, plan } },
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey: key },
        );
        return { sessionId: id, url: payable(url) };
      }),

    cancelSubscription: (subscriptionId) =>
      ask(async (stripe) => {
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
      }),

    async readEvent(body, signature) {
      const stripe = await sdk();
      for (const secret of access.webhookSecrets) {
        let event: Stripe.Event;
        try {
          event = stripe.webhooks.constructEvent(body, signature ?? "", secret, TOLERANCE_SEC);
        } catch {
          continue;
        }
        refuseFuture(signature ?? "");
        // A test notification on a live endpoint, or the reverse: genuine, but it does not concern us.
        return event.livemode === expectLivemode ? readNotification(event) : null;
      }
      throw new PaymentFailure("forged", "no secret of ours signed this notification");
    },
  };
}

async function load({ secretKey, demonstration }: StripeAccess): Promise<Stripe> {
  const { Stripe: Sdk } = await import("stripe");
  return new Sdk(secretKey, {
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(demonstration && {
      // Its requests are answered within this process; should one escape, this host does not exist.
      host: "demonstration.invalid",
      httpClient: Sdk.createFetchHttpClient(demonstration.fetch as typeof globalThis.fetch),
    }),
  });
}

async function* each<T>(
  list: AsyncIterable<T>,
  read: (value: T) => PaymentFact | null,
): AsyncIterable<PaymentFact> {
  for await (const value of list) {
    const fact = read(value);
    if (fact) yield fact;
  }
}

function priceOf(prices: Readonly<Record<string, string>>, name: string): string {
  const price = Object.hasOwn(prices, name) ? prices[name] : undefined;
  if (!price) throw new PaymentFailure("unavailable", "no price is configured");
  return price;
}

function payable(url: string | null): string {
  if (!url) throw new PaymentFailure("unavailable", "a session without a page");
  return url;
}

/**
 * The SDK refuses old signatures but accepts future ones: a stolen body signed for next year would stay valid until
 * then.
 */
function refuseFuture(signature: string): void {
  const stamps = [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].map((match) => Number(match[1]));
  if (Math.max(...stamps) > Date.now() / 1000 + TOLERANCE_SEC)
    throw new PaymentFailure("forged", "a notification from the future");
}
