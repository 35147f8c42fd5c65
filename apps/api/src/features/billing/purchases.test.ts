import { MESSAGES } from "@app/contracts/messages";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type BillingApp, openBillingApp } from "../../../test-support/billing-app.ts";
import {
  analyse,
  bearer,
  creditsOf,
  expectSound,
  openTestApp,
  register,
} from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";
import { sql } from "../../db/drizzle.ts";
import { endSubscription } from "./cancel-subscription.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { recordFact } from "./record-fact.ts";

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

const post = (token: string, path: string, payload?: object, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: "POST",
    url: `/api/payments/${path}`,
    headers: { ...bearer(token), ...headers },
    ...(payload && { payload }),
  });
const confirm = (token: string, session_id: string) =>
  post(token, "confirm-checkout-session", { session_id });
const get = async (token: string, path: string) => {
  const answer = await shop.app.inject({ url: `/api/payments/${path}`, headers: bearer(token) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
/** Delivers all the demonstration's notifications, in its order. */
const deliver = async () => {
  for (const payload of await shop.listPayloads()) expect(await shop.notify(payload)).toBe(204);
};
const buy = async (token: string) => (await shop.buy(token)).session;
const spend = async (token: string, times: number) => {
  for (let i = 0; i < times; i += 1) expect((await analyse(shop.app, token)).statusCode).toBe(200);
};

describe("an order", () => {
  test("takes its price and its credits from the catalogue", async () => {
    const token = await register(shop.app);
    const session = await shop.order(token, "premium", 2);
    await shop.act(session, "pay");
    await deliver();
    expect(await creditsOf(shop.app, token)).toBe(20 + 300);
    expect(await get(token, "purchases")).toMatchObject([
      { price_id: "premium", quantity: 2, credits: 300, amount_cents: 1800, state: "paid", unused: 300 },
    ]);
  });

  test.each<[unknown, string]>([
    [{ price_id: "free", quantity: 1 }, MESSAGES.packUnknown],
    [{ price_id: "credits", quantity: 1 }, MESSAGES.packUnknown],
    [{ price_id: "__proto__", quantity: 1 }, MESSAGES.packUnknown],
    [{ price_id: "constructor", quantity: 1 }, MESSAGES.packUnknown],
    [{ price_id: "x".repeat(101), quantity: 1 }, MESSAGES.packUnknown],
    [{ price_id: ["standard"], quantity: 1 }, MESSAGES.packUnknown],
    [{ quantity: 1 }, MESSAGES.packUnknown],
    ...[0, -1, 11, 1.5, "1", null, [1], 1e21, true].map((quantity): [unknown, string] => [
      { price_id: "standard", quantity },
      MESSAGES.packQuantityInvalid,
    ]),
    [{ price_id: "standard", quantity: 1, credits: 1000 }, MESSAGES.requestInvalid],
    [{ price_id: "standard", quantity: 1, amount: 1 }, MESSAGES.requestInvalid],
  ])("refuses %j", async (payload, detail) => {
    const token = await register(shop.app);
    const answer = await post(token, "create-checkout-session", payload as object);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().detail).toBe(detail);
    expect(await get(token, "purchases")).toEqual([]);
  });

  test("clicked twice with one key is one order; another pack under the key is refused", async () => {
    const token = await register(shop.app);
    const key = { "idempotency-key": "click-1" };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        post(token, "create-checkout-session", { price_id: "standard", quantity: 1 }, key),
      ),
    );
    expect(new Set(answers.map((answer) => answer.json().sessionId)).size).toBe(1);
    const other = await post(token, "create-checkout-session", { price_id: "premium", quantity: 1 }, key);
    expect(other.statusCode).toBe(422);
  });

  test("is not possible where no provider is configured, and this is said", async () => {
    const bare = await openTestApp(db);
    const token = await register(bare.app);
    const order = { price_id: "standard", quantity: 1 };
    for (const answer of [
      await bare.app.inject({ url: "/api/payments/config" }),
      await bare.app.inject({
        method: "POST",
        url: "/api/payments/create-checkout-session",
        headers: bearer(token),
        payload: order,
      }),
      await bare.app.inject({ method: "POST", url: "/api/payments/webhook", payload: {} }),
    ]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json().detail).toBe(MESSAGES.paymentUnavailable);
    }
    await bare.close();
  });

  test("whose price differs at the provider is not sold", async () => {
    const dear = await openTestApp(db, {
      payments: {
        ...shop.deps.payments,
        openCheckout: async (order) => ({
          ...(await shop.deps.payments.openCheckout(order)),
          amountCents: 499,
        }),
      },
    });
    const token = await register(dear.app);
    const answer = await dear.app.inject({
      method: "POST",
      url: "/api/payments/create-checkout-session",
      headers: bearer(token),
      payload: { price_id: "standard", quantity: 1 },
    });
    expect(answer.statusCode).toBe(502);
    expect(answer.json().detail).toBe(MESSAGES.checkoutFailed);
    await dear.close();
  });
});

describe("the return page", () => {
  test("gives the credits before any notification, and the notification nothing more", async () => {
    const token = await register(shop.app);
    const session = await shop.order(token);
    expect((await confirm(token, session)).json()).toEqual({ state: "open", purchased: 60, credits: 20 });
    await shop.act(session, "pay");
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token, session)));
    for (const answer of answers)
      expect(answer.json()).toEqual({ state: "paid", purchased: 60, credits: 80 });
    await deliver();
    expect(await creditsOf(shop.app, token)).toBe(80);
  });

  test("gives nothing for somebody else's session, an unknown one or none", async () => {
    const [owner, thief] = [await register(shop.app), await register(shop.app)];
    const session = await shop.order(owner);
    await shop.act(session, "pay");
    for (const name of [session, "cs_test_0123456789abcdef", "cs_", "../v1/refunds"]) {
      const answer = await confirm(thief, name);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().detail).toBe(MESSAGES.purchaseNotFound);
    }
    expect(await creditsOf(shop.app, thief)).toBe(20);
    expect(await creditsOf(shop.app, owner)).toBe(20);
  });
});

describe("a delayed payment", () => {
  test("gives nothing until it arrives", async () => {
    const token = await register(shop.app);
    const session = await shop.order(token);
    await shop.act(session, "pay_later");
    await deliver();
    expect((await confirm(token, session)).json()).toMatchObject({ state: "pending", credits: 20 });
    await shop.act(session, "arrive");
    await deliver();
    expect(await creditsOf(shop.app, token)).toBe(80);
  });

  test("that does not arrive gives nothing", async () => {
    const token = await register(shop.app);
    const session = await shop.order(token);
    await shop.act(session, "pay_later");
    await shop.act(session, "bounce");
    await deliver();
    expect(await creditsOf(shop.app, token)).toBe(20);
    expect(await get(token, "purchases")).toMatchObject([{ state: "failed", unused: 0 }]);
  });
});

describe("money that goes back", () => {
  test("takes its share of the credits along, rounded in favour of nobody's invention", async () => {
    const token = await register(shop.app);
    const session = await buy(token);
    await shop.act(session, "refund_half");
    await deliver();
    expect(await creditsOf(shop.app, token)).toBe(20 + 30);
    await shop.act(session, "refund");
    await deliver();
    expect(await creditsOf(shop.app, token)).toBe(20);
    await shop.act(session, "fail_refund");
    await deliver();
    expect(await creditsOf(shop.app, token)).toBe(20 + 30);
  });

  test("after the credits were spent leaves a debt that the next purchase repays", async () => {
    const token = await register(shop.app);
    const session = await buy(token);
    await spend(token, 70);
    await shop.act(session, "dispute");
    await deliver();
    expect(await creditsOf(shop.app, token)).toBe(0);
    expect(await get(token, "movements")).toMatchObject({ owed: 50 });
    await buy(token);
    expect(await creditsOf(shop.app, token)).toBe(10);
    await shop.act(session, "win_dispute");
    await deliver();
    expect(await creditsOf(shop.app, token)).toBe(70);
    expect(await get(token, "movements")).toMatchObject({ owed: 0 });
  });

  test("in a lost dispute stays gone", async () => {
    const token = await register(shop.app);
    const session = await buy(token);
    await shop.act(session, "dispute");
    await shop.act(session, "lose_dispute");
    await deliver();
    expect(await creditsOf(shop.app, token)).toBe(20);
    expect(await get(token, "purchases")).toMatchObject([{ disputed: 60, unused: 0 }]);
  });
});

describe("the history", () => {
  test("says in order what came and went, and sums up to the balance", async () => {
    const token = await register(shop.app);
    await spend(token, 2);
    await buy(token);
    const { movements } = await get(token, "movements");
    expect(movements.map((each: { kind: string; credits: number }) => [each.kind, each.credits])).toEqual([
      ["purchase", 60],
      ["spend", -1],
      ["spend", -1],
      ["signup", 20],
    ]);
    expect(movements[1].spend).toBe("text_analysis");
  });

  test(
    "names the pitch that was paid for as long as it is there, and the plan",
    { tags: ["long"] },
    async () => {
      const token = await register(shop.app);
      const headers = bearer(token);
      const pitch = (await analyse(shop.app, token)).json();
      const made = await shop.app.inject({
        method: "POST",
        url: "/api/interviews/plans",
        headers,
        payload: {
          job_title: "Libraire",
          job_description: "Vos missions :\n- conseiller les lecteurs\n- tenir la caisse",
        },
      });
      expect(made.statusCode, made.body).toBe(200);
      const paidFor = async () => {
        const { movements } = await get(token, "movements");
        return movements.map((each: { paid_for: object | null }) => each.paid_for);
      };
      const plan = { id: made.json().document_id, name: "Libraire" };
      expect(await paidFor()).toEqual([plan, { id: pitch.id, name: pitch.title }, null]);
      const query = new URLSearchParams({ pitch_type: pitch.pitch_type });
      await shop.app.inject({ method: "DELETE", url: `/api/pitches/history?${query}`, headers });
      await shop.app.inject({ method: "DELETE", url: `/api/interviews/plans/${plan.id}`, headers });
      expect(await paidFor()).toEqual([null, null, null]);
    },
  );

  test("comes page by page", { tags: ["long"] }, async () => {
    const token = await register(shop.app);
    await buy(token);
    await spend(token, 60);
    const first = await get(token, "movements");
    const second = await get(token, `movements?before=${first.next}`);
    expect([first.movements.length, second.movements.length, second.next]).toEqual([50, 12, null]);
  });
});

describe("a lost notification", () => {
  test("is made up for by the nightly reconciliation", async () => {
    const token = await register(shop.app);
    const session = await shop.order(token);
    await shop.act(session, "pay");
    await reconcilePayments(shop.deps, new Date());
    expect(await creditsOf(shop.app, token)).toBe(80);
    await shop.act(session, "refund");
    await reconcilePayments(shop.deps, new Date());
    expect(await creditsOf(shop.app, token)).toBe(20);
  });

  test("of a process that died between the provider and its own row finds the purchase all the same", async () => {
    const token = await register(shop.app);
    const session = await shop.order(token);
    await db.database.execute(sql`update purchase set session_id = null where session_id = ${session}`);
    await shop.act(session, "pay");
    await deliver();
    expect(await creditsOf(shop.app, token)).toBe(80);
  });
});

describe("subscriptions", () => {
  test("are refused in plain words where the operator sells none", async () => {
    const token = await register(shop.app);
    const asked = await post(token, "create-subscription", { plan: "premium" });
    expect([asked.statusCode, asked.json().detail]).toEqual([400, MESSAGES.subscriptionUnavailable]);
    const ended = await post(token, "cancel-subscription");
    expect([ended.statusCode, ended.json().detail]).toEqual([409, MESSAGES.subscriptionNone]);
  });

  test("change the plan of the profile, and end once, whatever the order of what is told", async () => {
    const token = await register(shop.app);
    const profile = async () =>
      (await shop.app.inject({ url: "/api/users/me", headers: bearer(token) })).json();
    const { id: userId } = await profile();
    const told = { kind: "subscription", id: "sub_1", userId, plan: "pro" } as const;
    await recordFact(shop.deps, { ...told, state: "active" });
    expect((await profile()).subscription_plan).toBe("pro");
    await recordFact(shop.deps, { ...told, state: "ended" });
    await recordFact(shop.deps, { ...told, state: "active" });
    expect((await profile()).subscription_plan).toBe("free");
  });

  test("are cancelled at the provider, by their user and before an account goes", async () => {
    const cancelled: string[] = [];
    const selling = await openTestApp(db, {
      payments: {
        ...shop.deps.payments,
        cancelSubscription: async (id) => void cancelled.push(id),
      },
    });
    const token = await register(selling.app);
    const { id: userId } = (
      await selling.app.inject({ url: "/api/users/me", headers: bearer(token) })
    ).json();
    await recordFact(selling.deps, {
      kind: "subscription",
      id: "sub_2",
      userId,
      plan: "pro",
      state: "active",
    });
    const answer = await selling.app.inject({
      method: "POST",
      url: "/api/payments/cancel-subscription",
      headers: bearer(token),
    });
    expect(answer.statusCode).toBe(204);
    await endSubscription(selling.deps, userId);
    expect(cancelled).toEqual(["sub_2", "sub_2"]);
    await selling.close();
  });
});
