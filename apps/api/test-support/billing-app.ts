import { Stripe } from "stripe";
import { expect, vi } from "vitest";
import { openStripe } from "../src/adapters/payment/stripe.ts";
import { sql } from "../src/db/drizzle.ts";
import type { Deps } from "../src/deps.ts";
import { actOnPayment, type DemoAction } from "../src/features/demonstration/act-on-payment.ts";
import { openDemonstration } from "../src/features/demonstration/service.ts";
import { bearer, openTestApp, type TestApp } from "./test-app.ts";
import type { TestDatabase } from "./test-database.ts";

export type BillingApp = TestApp & {
  /** The notifications that the demonstration would send, in order, as the signed bytes. */
  listPayloads(): Promise<string[]>;
  /** Posts bytes to the webhook, with a valid signature unless another is given. */
  notify(payload: string, change?: { secret?: string; timestamp?: number; header?: string }): Promise<number>;
  /** Opens a payment page; returns its session id. */
  order(token: string, priceId?: string, quantity?: number): Promise<string>;
  act(sessionId: string, action: DemoAction): Promise<void>;
  /** Orders, pays and returns from the payment page. */
  buy(token: string, priceId?: string): Promise<{ session: string; id: string }>;
};

/** An application that sells through Stripe's SDK, connected to the demonstration on its own database. */
export async function openBillingApp(db: TestDatabase, change: Partial<Deps> = {}): Promise<BillingApp> {
  const demonstration = await openDemonstration(db.database, "http://localhost:3000");
  const { access } = demonstration;
  const one = await openTestApp(db, {
    payments: openStripe(access),
    // Nothing is delivered automatically: the tests choose what arrives, and when.
    demonstration: { ...demonstration, deliver: async () => {} },
    ...change,
  });
  await dayReconciled(db);
  const shop: BillingApp = {
    ...one,
    listPayloads: async () => {
      const { rows } = await db.database.execute<{ payload: string }>(
        sql`select payload from demonstration_event order by position`,
      );
      return rows.map((row) => row.payload);
    },
    notify: async (payload, { secret = access.webhookSecrets[0]!, timestamp, header } = {}) => {
      const signature =
        header ??
        Stripe.webhooks.generateTestHeaderString({
          payload,
          secret,
          ...(timestamp !== undefined && { timestamp }),
        });
      const answer = await one.app.inject({
        method: "POST",
        url: "/api/payments/webhook",
        headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
        payload,
      });
      return answer.statusCode;
    },
    order: async (token, priceId = "standard", quantity = 1) => {
      const answer = await one.app.inject({
        method: "POST",
        url: "/api/payments/create-checkout-session",
        headers: bearer(token),
        payload: { price_id: priceId, quantity },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().sessionId;
    },
    act: async (sessionId, action) => {
      expect(await actOnPayment(db.database, sessionId, action)).toBe(true);
    },
    buy: async (token, priceId) => {
      const session = await shop.order(token, priceId);
      await shop.act(session, "pay");
      const answer = await one.app.inject({
        method: "POST",
        url: "/api/payments/confirm-checkout-session",
        headers: bearer(token),
        payload: { session_id: session },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      const { rows } = await db.database.execute<{ id: string }>(
        sql`select id from purchase where session_id = ${session}`,
      );
      return { session, id: rows[0]!.id };
    },
  };
  return shop;
}

/**
 * The daily reconciliation runs at startup. On a busy machine it may run after a test has paid, and give credits that
 * no notification has announced: wait for its end before ordering.
 */
async function dayReconciled({ database }: TestDatabase): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await database.execute(
        sql`select from daily_job where name = 'reconcile payments' and done_day is not null`,
      );
      expect(rows).toHaveLength(1);
    },
    { timeout: 60_000, interval: 20 },
  );
}
