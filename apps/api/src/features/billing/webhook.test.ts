import { MESSAGES } from "@app/contracts/messages";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type BillingApp, openBillingApp } from "../../../test-support/billing-app.ts";
import { creditsOf, expectSound, register } from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";

let db: TestDatabase;
let shop: BillingApp;
let token: string;
let session: string;
/** The genuine notification of a payment not yet reported to us. */
let payload: string;
beforeAll(async () => {
  db = await createTestDatabase();
  shop = await openBillingApp(db);
  token = await register(shop.app);
  session = await shop.order(token);
  await shop.act(session, "pay");
  payload = (await shop.listPayloads())[0]!;
});
afterEach(async () => {
  await expectNothingGranted();
  await expectSound(db.database);
});
afterAll(async () => {
  await shop.close();
  await db.close();
});

async function expectNothingGranted() {
  expect(await creditsOf(shop.app, token)).toBe(20);
}
const nowSec = () => Math.floor(Date.now() / 1000);
/** The same event with another object, signed as the provider would. */
const forge = (change: object) => {
  const event = JSON.parse(payload);
  return JSON.stringify({ ...event, data: { object: { ...event.data.object, ...change } } });
};

describe("a notification that the provider did not sign as it is", () => {
  test.each<[string, () => Promise<number>]>([
    ["forged", () => shop.notify(payload, { secret: "whsec_other" })],
    ["stale", () => shop.notify(payload, { timestamp: nowSec() - 400 })],
    ["from the future", () => shop.notify(payload, { timestamp: nowSec() + 86_400 })],
    ["unsigned", () => shop.notify(payload, { header: "" })],
    ["signed with nonsense", () => shop.notify(payload, { header: `t=${nowSec()},v1=00` })],
    [
      "with a stamp of its own",
      () => shop.notify(payload, { header: `t=${nowSec()},v1=${"0".repeat(64)},t=${nowSec()}` }),
    ],
  ])("is refused: %s", async (_name, send) => {
    expect(await send()).toBe(400);
  });

  test("is refused: re-serialised or changed on its way", async () => {
    const { Stripe } = await import("stripe");
    const { webhookSecrets } = shop.deps.demonstration!.access;
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecrets[0]! });
    for (const changed of [
      JSON.stringify(JSON.parse(payload), null, 2),
      `${payload} `,
      forge({ amount_total: 900 }),
    ])
      expect(await shop.notify(changed, { header })).toBe(400);
  });

  test("is refused in our words, and nothing of it is told", async () => {
    const answer = await shop.app.inject({
      method: "POST",
      url: "/api/payments/webhook",
      headers: { "content-type": "application/json", "stripe-signature": "t=1,v1=0" },
      payload,
    });
    expect(answer.json()).toEqual({ detail: MESSAGES.webhookRefused, code: "webhook_refused" });
  });

  test("is refused when it is larger than any of the provider's", async () => {
    expect(await shop.notify(JSON.stringify({ filler: "x".repeat(300_000) }))).toBe(413);
  });
});

describe("a signed notification that is not about what we asked for", () => {
  test.each<[string, () => string]>([
    ["another amount", () => forge({ amount_total: 1 })],
    ["another currency", () => forge({ currency: "usd" })],
    ["another session", () => forge({ id: "cs_test_of_somebody_else" })],
    ["an unknown purchase", () => forge({ client_reference_id: "0c7f2c4e-3f5c-4d3e-9b60-6f4f5e6d7c8b" })],
    ["no purchase at all", () => forge({ client_reference_id: null })],
    ["a purchase that is no number of ours", () => forge({ client_reference_id: "1; drop table purchase" })],
    ["another mode", () => forge({ mode: "setup" })],
    ["a completed page without its money", () => forge({ payment_status: "unpaid", payment_intent: null })],
    ["the provider's other world", () => JSON.stringify({ ...JSON.parse(payload), livemode: true })],
    ["an event that we do not know", () => JSON.stringify({ ...JSON.parse(payload), type: "payout.paid" })],
  ])("is received and grants nothing: %s", async (_name, build) => {
    expect(await shop.notify(build())).toBe(204);
  });
});
