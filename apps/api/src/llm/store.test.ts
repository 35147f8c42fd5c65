import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test-support/test-database.ts";
import { type LanguageModel, ModelFailure, type ModelFailureKind } from "../adapters/language-model/port.ts";
import { openDatabase } from "../db/database.ts";
import { sql } from "../db/drizzle.ts";
import { limitModel } from "./limit-model.ts";
import { purgeSpending, reserveTokens, settleTokens } from "./store.ts";

const LIMIT = 10_000;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(() => db.database.execute(sql`truncate coach_spending, judge_examination`));
afterAll(() => db.close());

const spent = async () => {
  const { rows } = await db.database.execute<{ tokens: string }>(sql`select tokens from coach_spending`);
  return Number(rows[0]?.tokens ?? 0);
};

test("two processes that reserve at once stay under the budget together", async () => {
  const other = openDatabase(db.connection, () => {});
  try {
    const days = await Promise.all(
      Array.from({ length: 60 }, (_, i) => reserveTokens(i % 2 ? other.database : db.database, 300, LIMIT)),
    );
    expect(days.filter(Boolean)).toHaveLength(33);
    expect(await spent()).toBe(9900);
    expect(await reserveTokens(db.database, 101, LIMIT)).toBeNull();
    expect(await reserveTokens(db.database, 100, LIMIT)).not.toBeNull();
  } finally {
    await other.close();
  }
});

test("what was not spent is given back, never under zero", async () => {
  const day = (await reserveTokens(db.database, 5000, LIMIT))!;
  await settleTokens(db.database, { day, reserved: 5000, spent: 1200 });
  expect(await spent()).toBe(1200);
  await settleTokens(db.database, { day, reserved: 5000, spent: 0 });
  expect(await spent()).toBe(0);
});

test("a question larger than the whole budget is not asked", async () => {
  expect(await reserveTokens(db.database, LIMIT + 1, LIMIT)).toBeNull();
  expect(await spent()).toBe(0);
});

test("yesterday's tokens are not today's; old rows go", async () => {
  await db.database.execute(
    sql`insert into coach_spending values ((now() at time zone 'utc')::date - 1, ${LIMIT}),
      ((now() at time zone 'utc')::date - 31, ${LIMIT})`,
  );
  expect(await reserveTokens(db.database, LIMIT, LIMIT)).not.toBeNull();
  await purgeSpending(db.database);
  const { rows } = await db.database.execute(sql`select day from coach_spending`);
  expect(rows).toHaveLength(2);
});

const request = { name: "essai", system: "s".repeat(600), turns: [], schema: {}, outputTokensMax: 1000 };
const modelOf = (ask: LanguageModel["ask"]): LanguageModel => ({
  describe: () => ({ model: "essai", host: "ici", local: true }),
  ask,
  close: async () => {},
});
const ask = (model: LanguageModel) =>
  limitModel(model, { database: db.database, dailyTokens: LIMIT, place: { user: "alice" } }).ask(
    request,
    new AbortController().signal,
  );

test("an answer costs what it cost", async () => {
  let whileAsked = 0;
  const model = modelOf(async () => {
    whileAsked = await spent();
    return { text: "", value: {}, tokens: 432 };
  });
  await ask(model);
  expect(whileAsked).toBeGreaterThan(1000);
  expect(await spent()).toBe(432);
});

test.each<[ModelFailureKind, boolean]>([
  ["unreachable", true],
  ["refused", true],
  ["busy", true],
  ["circuit_open", true],
  ["timeout", false],
  ["cancelled", false],
  ["malformed", false],
])("%s costs nothing: %s", async (kind, isFree) => {
  const model = modelOf(async () => {
    throw new ModelFailure(kind, kind);
  });
  await expect(ask(model)).rejects.toThrow(kind);
  expect((await spent()) === 0).toBe(isFree);
});
