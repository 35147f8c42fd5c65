import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type BillingApp, openBillingApp } from "../../../test-support/billing-app.ts";
import { readMails } from "../../../test-support/mailbox.ts";
import {
  analyse,
  bearer,
  expectSound,
  logIn,
  newEmail,
  PASSWORD,
  register,
} from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";
import { retireAccounts } from "./retire-accounts.ts";

let db: TestDatabase;
let one: BillingApp;
beforeAll(async () => {
  db = await createTestDatabase();
  one = await openBillingApp(db);
});
afterEach(() => expectSound(db.database));
afterAll(async () => {
  await one.close();
  await db.close();
});

const start = new Date();
/** Runs the job with the clock moved forward by this much. */
const runAfter = async (months: number, days = 0) => {
  const now = new Date(start);
  now.setUTCMonth(now.getUTCMonth() + months);
  now.setUTCDate(now.getUTCDate() + days);
  await retireAccounts(one.deps, now);
};
const exists = async (email: string) => {
  const { rows } = await db.pool.query("select from app_user where email = $1", [email]);
  return rows.length === 1;
};
const subjectsFor = async (email: string) =>
  (await readMails(one.deps, email)).map(({ subject }) => subject).slice(1);

test("an account that nobody uses is announced its end, then deleted with everything", async () => {
  const email = newEmail();
  await analyse(one.app, await register(one.app, email));
  await runAfter(22, 25);
  expect(await subjectsFor(email)).toEqual([]);
  await runAfter(23, 1);
  await runAfter(23, 2);
  expect(await subjectsFor(email)).toEqual(["Votre compte n’a pas servi depuis longtemps"]);
  await runAfter(23, 28);
  expect(await exists(email)).toBe(true);
  await runAfter(24, 2);
  expect(await exists(email)).toBe(false);
  const farewell = (await readMails(one.deps, email)).at(-1);
  expect([farewell?.subject, farewell?.text]).toEqual([
    "Votre compte a été supprimé",
    expect.stringContaining("deux ans"),
  ]);
});

test("a server that slept for years warns before it deletes", async () => {
  const email = newEmail();
  await register(one.app, email);
  await runAfter(40);
  expect(await exists(email)).toBe(true);
  await runAfter(40, 29);
  expect(await exists(email)).toBe(true);
  await runAfter(40, 31);
  expect(await exists(email)).toBe(false);
});

test("one visit after the notice keeps the account", async () => {
  const email = newEmail();
  const token = await register(one.app, email);
  await runAfter(23, 1);
  await db.pool.query("update session set last_seen_at = now() - interval '1 hour'");
  expect((await one.app.inject({ url: "/api/users/me", headers: bearer(token) })).statusCode).toBe(200);
  const { rows } = await db.pool.query("select inactivity_notice_at from app_user where email = $1", [email]);
  expect(rows).toEqual([{ inactivity_notice_at: null }]);
});

test("a sign-in counts as a visit", async () => {
  const email = newEmail();
  await register(one.app, email);
  await db.pool.query(
    "update app_user set last_active_at = now() - interval '2 years', inactivity_notice_at = now() where email = $1",
    [email],
  );
  expect((await logIn(one.app, email, PASSWORD)).statusCode).toBe(200);
  await runAfter(2);
  expect(await exists(email)).toBe(true);
});

test("bought credits stay with their address; what was written goes", async () => {
  const email = newEmail();
  const token = await register(one.app, email);
  await one.buy(token);
  await analyse(one.app, token);
  await runAfter(23, 1);
  expect((await readMails(one.deps, email)).at(-1)?.text).toContain("crédits achetés restent à vous");
  await runAfter(26);
  await runAfter(26, 1);
  expect(await exists(email)).toBe(true);
  const { rows } = await db.pool.query(
    `select available, (select count(*)::int from analysis a where a.user_id = u.id) as analyses
      from app_user u join account c on c.user_id = u.id where email = $1`,
    [email],
  );
  expect(rows).toEqual([{ available: 79, analyses: 0 }]);
});
