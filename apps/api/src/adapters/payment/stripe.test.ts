import { expect, test } from "vitest";
import { PaymentFailure } from "./port.ts";
import { openStripe } from "./stripe.ts";

interface Asked {
  path: string;
  key: string | null;
  form: Record<string, string>;
}

/** A fake Stripe API: each call gets the next of the given answers. */
function openPlayed(answers: (Response | Error)[]) {
  const asked: Asked[] = [];
  const payments = openStripe({
    secretKey: "sk_test_1",
    publicKey: "pk_test_1",
    webhookSecrets: ["whsec_1"],
    prices: { standard: "price_1" },
    plans: { pro: "price_2" },
    demonstration: {
      showPayment: () => "",
      fetch: async (input, init) => {
        const headers = new Headers(init?.headers);
        asked.push({
          path: new URL(String(input)).pathname,
          key: headers.get("idempotency-key"),
          form: Object.fromEntries(new URLSearchParams(String(init?.body ?? ""))),
        });
        const answer = answers.shift();
        if (!(answer instanceof Response)) throw answer;
        return answer;
      },
    },
  });
  return { payments, asked };
}

const order = {
  purchaseId: "0c7f2c4e-3f5c-4d3e-9b60-6f4f5e6d7c8b",
  priceId: "standard",
  quantity: 2,
  createdAt: new Date("2026-11-22T12:00:00Z"),
  successUrl: "https://a.fr/checkout?session_id={CHECKOUT_SESSION_ID}",
  cancelUrl: "https://a.fr/#pricing",
};
const session = {
  id: "cs_test_1",
  url: "https://checkout.stripe.com/1",
  amount_total: 1000,
  currency: "eur",
};

test("an order names our purchase, no address and no price of the browser's", async () => {
  const { payments, asked } = openPlayed([Response.json(session)]);
  expect(await payments.openCheckout(order)).toEqual({
    sessionId: "cs_test_1",
    url: "https://checkout.stripe.com/1",
    amountCents: 1000,
    currency: "eur",
  });
  expect(asked[0]).toMatchObject({ path: "/v1/checkout/sessions", key: order.purchaseId });
  expect(asked[0]!.form).toMatchObject({
    mode: "payment",
    locale: "fr",
    "line_items[0][price]": "price_1",
    "line_items[0][quantity]": "2",
    client_reference_id: order.purchaseId,
    "adaptive_pricing[enabled]": "false",
    success_url: order.successUrl,
  });
  expect(JSON.stringify(asked[0]!.form)).not.toContain("@");
});

test("an order whose answer was lost is sent again under the same key", async () => {
  const { payments, asked } = openPlayed([new TypeError("connection lost"), Response.json(session)]);
  await payments.openCheckout(order);
  expect(asked.map(({ key }) => key)).toEqual([order.purchaseId, order.purchaseId]);
});

test("a refusal of the provider is one failure of ours, without what it quotes", async () => {
  const error = {
    type: "invalid_request_error",
    code: "resource_missing",
    message: "No such price: 'price_1'",
  };
  const { payments } = openPlayed([Response.json({ error }, { status: 400 })]);
  const failure = await payments.openCheckout(order).catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(PaymentFailure);
  expect((failure as Error).message).toBe("Stripe: StripeInvalidRequestError resource_missing");
});

test("a price that the operator did not give is never asked for", async () => {
  const { payments, asked } = openPlayed([]);
  for (const priceId of ["premium", "__proto__", "constructor"])
    await expect(payments.openCheckout({ ...order, priceId })).rejects.toThrow(PaymentFailure);
  expect(asked).toEqual([]);
});

test("a subscription is opened with its price and cancelled at the end of its period", async () => {
  const { payments, asked } = openPlayed([
    Response.json({ ...session, amount_total: null }),
    Response.json({ id: "sub_1", object: "subscription" }),
  ]);
  expect([payments.sellsPlan("pro"), payments.sellsPlan("toString")]).toEqual([true, false]);
  await payments.openSubscription({ ...order, userId: order.purchaseId, plan: "pro", key: "click" });
  await payments.cancelSubscription("sub_1");
  expect(asked[0]!.form).toMatchObject({
    mode: "subscription",
    "line_items[0][price]": "price_2",
    "subscription_data[metadata][plan]": "pro",
    "subscription_data[metadata][user_id]": order.purchaseId,
  });
  expect(asked[1]).toMatchObject({
    path: "/v1/subscriptions/sub_1",
    form: { cancel_at_period_end: "true" },
  });
});
