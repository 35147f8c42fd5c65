import { MESSAGES } from "@app/contracts/messages";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type BillingApp, openBillingApp } from "../../../test-support/billing-app.ts";
import { readMails } from "../../../test-support/mailbox.ts";
import {
  analyse,
  bearer,
  creditsOf,
  expectSound,
  newEmail,
  openTestApp,
  register,
} from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";
import { PaymentFailure } from "../../adapters/payment/port.ts";
import { sql } from "../../db/drizzle.ts";
import { sendRefunds } from "./send-refunds.ts";

let db: TestDatabase;
let shop: BillingApp;
beforeAll(async () => {
  db = await createTestDatabase();
  shop = await openBillingApp(db);
});
afterEach(() => expectSound(db.database));
afterAll(async () => {
  await shop.close();
  await db.close();
});

async function openBuyer(spent = 0) {
  const email = newEmail();
  const token = await register(shop.app, email);
  const bought = await shop.buy(token);
  for (let i = 0; i < spent; i += 1) await analyse(shop.app, token);
  return { email, token, ...bought };
}

const listPurchases = async (token: string) =>
  (await shop.app.inject({ url: "/api/payments/purchases", headers: bearer(token) })).json();
const withdraw = (token: string, id: string, app = shop.app) =>
  app.inject({ method: "POST", url: `/api/payments/purchases/${id}/withdraw`, headers: bearer(token) });
const deliver = async () => {
  for (const payload of await shop.listPayloads()) expect(await shop.notify(payload)).toBe(204);
};
const refundsOf = async (session: string) => {
  const { rows } = await db.database.execute<{ amount: number }>(
    sql`select (r.body->>'amount')::int as amount from demonstration_object r
      join demonstration_object s on s.payment_intent = r.payment_intent and s.kind = 'checkout.session'
      where r.kind = 'refund' and s.id = ${session}`,
  );
  return rows.map((row) => row.amount);
};

test("a withdrawal takes the unused credits, pays them back, and is acknowledged", async () => {
  // The 35 credits spent are the 20 free ones, then 15 of the 60 bought.
  const { email, token, session, id } = await openBuyer(35);
  const before = (await listPurchases(token))[0];
  expect(before).toMatchObject({ unused: 45, refundable_cents: 375 });
  expect(before.withdrawable_until).not.toBeNull();

  const answer = await withdraw(token, id);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    unused: 0,
    withdrawn: 45,
    refund: { amount_cents: 375, state: "succeeded" },
    withdrawable_until: null,
  });
  expect(await creditsOf(shop.app, token)).toBe(0);
  expect(await refundsOf(session)).toEqual([375]);
  await deliver();
  expect(await creditsOf(shop.app, token)).toBe(0);

  const mails = (await readMails(shop.deps, email)).slice(-2);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Votre achat de 60 crédits",
    "Votre rétractation est enregistrée",
  ]);
  expect(mails[0]!.text).toContain("aucune carte n'a été débitée");
  expect(mails[1]!.text).toContain("3,75");
  expect(mails[1]!.text).toMatch(/le \d+ \p{L}+ \d{4} à \d\d:\d\d/u);
});

test("the same withdrawal again, or many at once, pays back once", async () => {
  const { token, session, id } = await openBuyer();
  const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw(token, id)));
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
  await deliver();
  expect(await refundsOf(session)).toEqual([500]);
  expect(await creditsOf(shop.app, token)).toBe(20);
});

test("spends at the same moment and the withdrawal share the credits between them", async () => {
  const { token, session, id } = await openBuyer(60);
  const [answer] = await Promise.all([
    withdraw(token, id),
    ...Array.from({ length: 30 }, () => analyse(shop.app, token)),
  ]);
  const [purchase] = await listPurchases(token);
  expect(await creditsOf(shop.app, token)).toBe(0);
  expect(await refundsOf(session)).toEqual(
    answer.statusCode === 200 ? [Math.ceil((500 * purchase.withdrawn) / 60)] : [],
  );
});

test("the newest purchase is the one that is left", async () => {
  const { token } = await openBuyer(30);
  const session = await shop.order(token, "premium");
  await shop.act(session, "pay");
  await deliver();
  const [newest, oldest] = await listPurchases(token);
  expect([newest.unused, oldest.unused]).toEqual([150, 50]);
});

test("a provider that does not answer gets the order later", async () => {
  const { token, session, id } = await openBuyer();
  const away = await openTestApp(db, {
    payments: {
      ...shop.deps.payments,
      refund: async () => {
        throw new PaymentFailure("unavailable", "down");
      },
    },
  });
  const answer = await withdraw(token, id, away.app);
  expect(answer.json()).toMatchObject({ withdrawn: 60, refund: { amount_cents: 500, state: "due" } });
  await away.close();
  expect(await refundsOf(session)).toEqual([]);
  await Promise.all([sendRefunds(shop.deps), sendRefunds(shop.deps)]);
  expect(await refundsOf(session)).toEqual([500]);
  expect((await listPurchases(token))[0].refund).toEqual({ amount_cents: 500, state: "succeeded" });
});

test("a refund that the bank refuses is shown as such, and the credits stay gone", async () => {
  const { token, session, id } = await openBuyer();
  await withdraw(token, id);
  await shop.act(session, "fail_refund");
  await deliver();
  expect((await listPurchases(token))[0].refund).toEqual({ amount_cents: 500, state: "failed" });
  expect(await creditsOf(shop.app, token)).toBe(20);
});

test("nothing is left to renounce once everything is spent", { tags: ["long"] }, async () => {
  const { token, id } = await openBuyer(80);
  const answer = await withdraw(token, id);
  expect([answer.statusCode, answer.json().detail]).toEqual([409, MESSAGES.withdrawalUsed]);
});

test("the period ends, and moves past days that are no working days", async () => {
  const { token, id } = await openBuyer();
  const age = (days: number) =>
    db.database.execute(
      sql`update purchase set paid_at = now() - make_interval(days => ${days}) where id = ${id}`,
    );
  await age(19);
  expect((await listPurchases(token))[0].withdrawable_until).toBeNull();
  const late = await withdraw(token, id);
  expect([late.statusCode, late.json().detail]).toEqual([409, MESSAGES.withdrawalClosed]);
  await age(14);
  expect((await listPurchases(token))[0].withdrawable_until).not.toBeNull();
  expect((await withdraw(token, id)).statusCode).toBe(200);
});

test("nobody renounces the purchase of somebody else, or one that was never paid", async () => {
  const [{ id }, { token: other }] = [await openBuyer(), await openBuyer()];
  expect((await withdraw(other, id)).statusCode).toBe(404);
  await shop.order(other);
  const { rows } = await db.database.execute<{ id: string }>(
    sql`select id from purchase where state = 'open' limit 1`,
  );
  expect((await withdraw(other, rows[0]!.id)).statusCode).toBe(404);
  expect((await withdraw(other, "1")).json().detail).toBe(MESSAGES.purchaseNotFound);
});
