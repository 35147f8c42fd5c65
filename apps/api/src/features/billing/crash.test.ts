import { Stripe } from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BillingApp, openBillingApp } from "../../../test-support/billing-app.ts";
import { openDoomedApp } from "../../../test-support/doomed-app.ts";
import { creditsOf, expectSound, register } from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";

/** More than the number of statements that a notification takes. */
const STEPS = 8;

let db: TestDatabase;
let shop: BillingApp;
beforeAll(async () => {
  db = await createTestDatabase();
  shop = await openBillingApp(db);
});
afterAll(async () => {
  await shop.close();
  await db.close();
});

test.each(["before", "after"] as const)(
  "a process that dies %s any statement of a notification neither loses nor doubles its credits",
  async (when) => {
    let deaths = 0;
    for (let step = 1; step <= STEPS; step += 1) {
      const token = await register(shop.app);
      const session = await shop.order(token);
      await shop.act(session, "pay");
      const payload = (await shop.listPayloads()).at(-1)!;
      const doomed = await openDoomedApp(db, step, when, { payments: shop.deps.payments });
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: shop.deps.demonstration!.access.webhookSecrets[0]!,
      });
      await doomed.app.inject({
        method: "POST",
        url: "/api/payments/webhook",
        headers: { "content-type": "application/json", "stripe-signature": signature },
        payload,
      });
      if (doomed.died()) deaths += 1;
      await doomed.close();
      // The provider sends a notification again when it was not acknowledged.
      expect(await shop.notify(payload)).toBe(204);
      expect(await creditsOf(shop.app, token), `step ${step}`).toBe(80);
      await expectSound(db.database);
    }
    expect(deaths).toBeGreaterThan(0);
  },
);
