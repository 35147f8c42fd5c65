import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type BillingApp, openBillingApp } from "../../../test-support/billing-app.ts";
import {
  analyse,
  creditsOf,
  expectSound,
  openTestApp,
  register,
  type TestApp,
} from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";
import type { DemoAction } from "../demonstration/act-on-payment.ts";
import { withdrawPurchase } from "./withdraw-purchase.ts";
import { sql } from "../../db/drizzle.ts";

let db: TestDatabase;
let shop: BillingApp;
/** A second process on the same database. */
let twin: TestApp;
beforeAll(async () => {
  db = await createTestDatabase();
  shop = await openBillingApp(db);
  twin = await openTestApp(db, { payments: shop.deps.payments });
});
afterEach(() => expectSound(db.database));
afterAll(async () => {
  await twin.close();
  await shop.close();
  await db.close();
});

/** Reproducible randomness: the seed is in the name of the failing test. */
function openDice(seed: number) {
  let state = seed;
  const roll = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const shuffle = <T>(given: readonly T[]): T[] => {
    const list = [...given];
    for (let i = list.length - 1; i > 0; i -= 1) {
      const j = roll(i + 1);
      [list[i], list[j]] = [list[j]!, list[i]!];
    }
    return list;
  };
  return { roll, shuffle };
}

/** Total credits of the account: available, spent and owed. */
async function worthOf(token: string): Promise<number> {
  const { rows } = await db.database.execute<{ worth: number }>(
    sql`select (a.available - a.owed + coalesce((
        select sum(amount) from transfer t where t.user_id = a.user_id and t.kind = 'capture'), 0))::int as worth
      from account a where a.user_id = ${await userOf(token)}`,
  );
  return rows[0]!.worth;
}

async function userOf(token: string): Promise<string> {
  const answer = await shop.app.inject({
    url: "/api/users/me",
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.json().id;
}

/** The demonstration's notifications about one payment. */
async function payloadsOf(session: string): Promise<string[]> {
  const { rows } = await db.database.execute<{ payment_intent: string }>(
    sql`select payment_intent from demonstration_object where id = ${session}`,
  );
  const payloads = await shop.listPayloads();
  return payloads.filter((payload) => payload.includes(rows[0]!.payment_intent));
}

const SCENARIOS: [name: string, actions: DemoAction[], worth: number][] = [
  ["paid", ["pay"], 80],
  ["paid later", ["pay_later", "arrive"], 80],
  ["never paid", ["pay_later", "bounce"], 20],
  ["refunded in two halves", ["pay", "refund_half", "refund"], 20],
  ["half refunded, refused by the bank", ["pay", "refund_half", "fail_refund"], 80],
  ["disputed and won", ["pay", "dispute", "win_dispute"], 80],
  ["disputed and lost", ["pay", "dispute", "lose_dispute"], 20],
  ["half refunded, then disputed and won", ["pay", "refund_half", "dispute", "win_dispute"], 50],
];

const REPETITIONS = [
  { orders: 2, tags: ["sample"] },
  { orders: 19, tags: ["long"] },
];

describe.each(SCENARIOS)("%s", (_name, actions, worth) => {
  for (const { orders, tags } of REPETITIONS)
    test(
      `${orders} random orders with repeats, on two processes, between spends, end alike`,
      { tags },
      async () => {
        for (let seed = 1; seed <= orders; seed += 1) {
          const { roll, shuffle } = openDice(seed * 7919);
          const token = await register(shop.app);
          const session = await shop.order(token);
          for (const action of actions) await shop.act(session, action);
          const told = await payloadsOf(session);
          const deliveries = shuffle([...told, ...told, ...told.slice(0, 1 + roll(told.length))]);
          const spends = Array.from({ length: roll(4) }, () => null);
          await Promise.all(
            shuffle([...deliveries, ...spends]).map((payload) =>
              payload === null ? analyse((roll(2) ? shop : twin).app, token) : shop.notify(payload),
            ),
          );
          expect(await worthOf(token), `seed ${seed}`).toBe(worth);
        }
      },
    );
});

test(
  "1 000 deliveries with repeats, shuffled, on fresh ids too, grant once",
  { tags: ["long"] },
  async () => {
    const token = await register(shop.app);
    const session = await shop.order(token, "premium");
    await shop.act(session, "pay");
    const [payload] = await payloadsOf(session);
    const copies = Array.from({ length: 200 }, () => ({
      ...JSON.parse(payload!),
      id: `evt_${randomUUID()}`,
    }));
    const { shuffle } = openDice(14);
    const deliveries = shuffle([
      ...Array.from({ length: 800 }, () => payload!),
      ...copies.map((copy) => JSON.stringify(copy)),
    ]);
    while (deliveries.length > 0) {
      const statuses = await Promise.all(deliveries.splice(0, 50).map((each) => shop.notify(each)));
      expect(new Set(statuses)).toEqual(new Set([204]));
    }
    expect(await creditsOf(shop.app, token)).toBe(170);
  },
);

test("100 spends at once on 20 credits are 20, on two processes", async () => {
  const token = await register(shop.app);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) => analyse((i % 2 ? shop : twin).app, token)),
  );
  const statuses = answers.map((answer) => answer.statusCode).sort();
  expect(statuses).toEqual([...Array(20).fill(200), ...Array(80).fill(402)]);
  expect(await creditsOf(shop.app, token)).toBe(0);
});

test(
  "everything at once on two processes neither loses nor invents a credit",
  { tags: ["long"] },
  async () => {
    const { roll, shuffle } = openDice(2026);
    const buyers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const token = await register(shop.app);
        const session = await shop.order(token);
        await shop.act(session, "pay");
        return { token, session, userId: await userOf(token) };
      }),
    );
    for (const { session } of buyers.slice(0, 3)) await shop.act(session, "dispute");
    const work = await Promise.all(
      buyers.map(async ({ token, session, userId }) => {
        const told = await payloadsOf(session);
        const { rows } = await db.database.execute<{ id: string }>(
          sql`select id from purchase where session_id = ${session}`,
        );
        return [
          ...[...told, ...told, ...told].map((payload) => () => shop.notify(payload)),
          ...Array.from({ length: 12 }, () => () => analyse((roll(2) ? shop : twin).app, token)),
          ...[shop, twin].map(
            ({ deps }) =>
              () =>
                withdrawPurchase(deps, userId, rows[0]!.id),
          ),
        ];
      }),
    );
    await Promise.allSettled(shuffle(work.flat()).map((each) => each()));
    // The notifications of the refunds that withdrawals ordered are sent too.
    for (const { session } of buyers)
      for (const payload of shuffle(await payloadsOf(session))) expect(await shop.notify(payload)).toBe(204);
    for (const { token, userId } of buyers) {
      const { rows } = await db.database.execute<{ granted: number; taken: number }>(
        sql`select granted, withdrawn + refunded + disputed as taken from purchase where user_id = ${userId}`,
      );
      expect(rows[0]!.granted).toBe(60);
      expect(await worthOf(token)).toBe(20 + 60 - rows[0]!.taken);
    }
  },
);
