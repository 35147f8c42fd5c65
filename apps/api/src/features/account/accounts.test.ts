import { MESSAGES } from "@app/contracts/messages";
import { hash, verify } from "@node-rs/argon2";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { purgeGifts } from "./store.ts";
import {
  bearer,
  creditsOf,
  expectSound,
  logIn,
  newEmail,
  openTestApp,
  PASSWORD,
  register,
  TEST_CONFIG,
  type TestApp,
} from "../../../test-support/test-app.ts";
import { readConfig } from "../../config.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";

// Spies on the real module, to count its calls.
vi.mock("@node-rs/argon2", { spy: true });

let db: TestDatabase;
let one: TestApp;
beforeAll(async () => {
  db = await createTestDatabase();
  one = await openTestApp(db, { config: { ...TEST_CONFIG, passwordCost: readConfig({}).passwordCost } });
});
afterEach(() => expectSound(db.database));
afterAll(async () => {
  await one.close();
  await db.close();
});

const signUp = (email: string, password = PASSWORD) =>
  one.app.inject({ method: "POST", url: "/api/auth/register", payload: { email, password } });
const profileOf = (token: string) => one.app.inject({ url: "/api/users/me", headers: bearer(token) });

test("an account opens with 20 credits on the free plan, signed in", async () => {
  const email = newEmail();
  const token = (await signUp(` ${email.toUpperCase()} `)).json().access_token;
  expect((await profileOf(token)).json()).toEqual({
    id: expect.any(String),
    email,
    newsletter: false,
    credits: 20,
    subscription_plan: "free",
    email_verified: false,
    has_password: true,
  });
});

test("50 sign-ups of one address at once open one account with 20 credits", { tags: ["long"] }, async () => {
  const email = newEmail();
  const answers = await Promise.all(Array.from({ length: 50 }, () => signUp(email)));
  const opened = answers.filter((answer) => answer.statusCode === 200);
  expect(opened).toHaveLength(1);
  expect(await creditsOf(one.app, opened[0]?.json().access_token)).toBe(20);
  const refused = new Set(answers.map((answer) => answer.statusCode));
  expect([...refused].sort()).toEqual(expect.arrayContaining([200, 400]));
  expect([200, 400, 503]).toEqual(expect.arrayContaining([...refused]));
  const { rows } = await db.database.execute(
    sql`select count(*)::int as n from app_user where email = ${email}`,
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test("an address that has an account gets the message of the catalogue, however it is written", async () => {
  const email = newEmail();
  await register(one.app, email);
  for (const form of [email, email.toUpperCase(), ` ${email}`, email.replace("e", "\uff45")]) {
    const answer = await signUp(form);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ detail: MESSAGES.signupFailed, code: "signup_failed" });
  }
});

test("one mailbox has one gift, however its address is spelt, and the second account is told", async () => {
  const name = newEmail().split("@")[0]!;
  const variants = [
    `${name}@gmail.com`,
    `${name}+1@gmail.com`,
    `${name.slice(0, 3)}.${name.slice(3)}+x@googlemail.com`,
  ];
  const answers = await Promise.all(variants.map((email) => signUp(email)));
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
  const given = answers.map((answer) => answer.json().credits_given as number);
  expect(given.toSorted((a, b) => a - b)).toEqual([0, 0, 20]);
  for (const [i, answer] of answers.entries())
    expect(await creditsOf(one.app, answer.json().access_token)).toBe(given[i]);
});

test("the gift of a mailbox is remembered a year after its account", async () => {
  const email = newEmail();
  expect((await signUp(email)).json().credits_given).toBe(20);
  const remove = () => db.database.execute(sql`delete from app_user where email = ${email}`);
  const purgeIn = (months: number) =>
    purgeGifts(db.database, new Date(Date.now() + months * 31 * 86_400_000));
  const signUpAgain = async () => {
    await remove();
    return (await signUp(email)).json().credits_given;
  };
  // The gift is remembered as long as the account exists, however old.
  await purgeIn(13);
  expect(await signUpAgain()).toBe(0);
  await purgeIn(11);
  expect(await signUpAgain()).toBe(0);
  await purgeIn(13);
  expect(await signUpAgain()).toBe(20);
});

test("a list of addresses is not tried at the sign-up", async () => {
  const config = { ...one.deps.config, throttleScale: 1 };
  const strict = await openTestApp(db, { config });
  const email = newEmail();
  await register(one.app, email);
  const statuses = [];
  for (let i = 0; i < 11; i++) {
    const payload = { email, password: PASSWORD };
    const answer = await strict.app.inject({ method: "POST", url: "/api/auth/register", payload });
    statuses.push(answer.statusCode);
  }
  await strict.close();
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});

describe("login", () => {
  test("takes the address and the password, in any Unicode form", async () => {
    const email = newEmail();
    await signUp(email, "été à la plage".normalize("NFD"));
    for (const form of ["NFC", "NFD"] as const) {
      const answer = await logIn(one.app, email.toUpperCase(), "été à la plage".normalize(form));
      expect(answer.statusCode).toBe(200);
      expect((await profileOf(answer.json().access_token)).json().email).toBe(email);
    }
  });

  test("answers an unknown address and a wrong password alike, after the same work", async () => {
    const email = newEmail();
    await register(one.app, email);
    const hashCheckedFor = async (username: string) => {
      vi.mocked(verify).mockClear();
      const answer = await logIn(one.app, username, "trois girafes au zoo");
      expect(answer.json()).toEqual({ detail: MESSAGES.loginFailed, code: "login_failed" });
      expect(answer.statusCode).toBe(401);
      expect(verify).toHaveBeenCalledOnce();
      return String(vi.mocked(verify).mock.lastCall?.[0]);
    };
    // The cost of a hash is in its first four fields; hashing takes nearly all of the answer's time.
    const costOf = (hash: string) => hash.split("$").slice(0, 4);
    const known = await hashCheckedFor(email);
    const unknown = await hashCheckedFor(newEmail());
    expect(unknown).not.toBe(known);
    expect(costOf(unknown)).toEqual(costOf(known));
    expect(costOf(known)).toEqual(["", "argon2id", "v=19", "m=19456,t=2,p=1"]);
  });

  test("brings an old hash up to date", async () => {
    const email = newEmail();
    await register(one.app, email);
    const cheap = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await db.database.execute(sql`update app_user set password_hash = ${cheap} where email = ${email}`);
    expect((await logIn(one.app, email, PASSWORD)).statusCode).toBe(200);
    const { rows } = await db.database.execute<{ password_hash: string }>(
      sql`select password_hash from app_user where email = ${email}`,
    );
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn(one.app, email, PASSWORD)).statusCode).toBe(200);
  });
});

test("the database keeps neither a password nor a token", async () => {
  const token = await register(one.app);
  const { rows } = await db.database.execute<{ text: string }>(
    sql`select coalesce(string_agg(u::text, ''), '') || (select string_agg(s::text, '') from session s) as text from app_user u`,
  );
  expect(rows[0]?.text).not.toContain(token);
  expect(rows[0]?.text).not.toContain(PASSWORD);
});

describe("a session", () => {
  const age = (token: string, column: string, interval: string) =>
    db.database.execute(
      sql`update session set ${sql.identifier(column)} = ${sql.identifier(column)} - ${interval}::interval
        where token_hash = sha256(${token}::text::bytea)`,
    );

  test.each([
    ["last_seen_at", "6 days 23 hours", 200],
    ["last_seen_at", "7 days 1 minute", 401],
    ["expires_at", "29 days 23 hours", 200],
    ["expires_at", "30 days 1 minute", 401],
  ])("whose %s is %s ago answers %i", async (column, interval, status) => {
    const token = await register(one.app);
    await age(token, column, interval);
    expect((await profileOf(token)).statusCode).toBe(status);
  });

  test("used each day lives on until its thirtieth", async () => {
    const token = await register(one.app);
    for (let week = 0; week < 4; week += 1) {
      await age(token, "last_seen_at", "6 days");
      await age(token, "expires_at", "7 days");
      expect((await profileOf(token)).statusCode, `week ${week}`).toBe(200);
    }
    await age(token, "expires_at", "7 days");
    expect((await profileOf(token)).statusCode).toBe(401);
  });
});

describe("throttles of production", () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await openTestApp(db, {
      config: { ...one.deps.config, throttleScale: 1, trustProxy: "127.0.0.1" },
    });
  });
  afterAll(() => strict.close());
  const logInFrom = (address: string, username: string, password: string) =>
    strict.app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": address },
      payload: new URLSearchParams({ username, password }).toString(),
    });

  test("a guesser waits, and the owner gets in from elsewhere", async () => {
    const email = newEmail();
    await register(one.app, email);
    const guesses = [];
    for (let i = 0; i < 12; i += 1) guesses.push(await logInFrom("203.0.113.1", email, `essai numéro ${i}`));
    const refused = guesses.filter((answer) => answer.statusCode === 429);
    expect(refused).toHaveLength(7);
    expect(refused[0]?.json()).toEqual({ detail: MESSAGES.tooManyRequests, code: "too_many_requests" });
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(30);
    expect((await logInFrom("203.0.113.2", email, PASSWORD)).statusCode).toBe(200);
  });

  test("a right password is never counted against its owner", async () => {
    const email = newEmail();
    await register(one.app, email);
    for (let i = 0; i < 12; i += 1)
      expect((await logInFrom("203.0.113.3", email, PASSWORD)).statusCode, `login ${i}`).toBe(200);
  });

  test("guesses from everywhere come one after the other, and the owner is known by the address", async () => {
    const email = newEmail();
    await register(one.app, email);
    expect((await logInFrom("203.0.113.4", email, PASSWORD)).statusCode).toBe(200);
    // The rest of the account's burst passes; then the queue reaches its maximal length.
    const burst = Array.from({ length: 19 }, (_, i) => logInFrom(`198.51.100.${i}`, email, "essai"));
    expect(new Set((await Promise.all(burst)).map((answer) => answer.statusCode))).toEqual(new Set([401]));
    await db.database.execute(sql`insert into throttle (key, arrives_at)
      values (sha256(${`login line of account ${email}`}::text::bytea), now() + interval '1 minute')`);
    const late = await logInFrom("198.51.100.200", email, PASSWORD);
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers["retry-after"])).toBe(20);
    expect((await logInFrom("203.0.113.4", email, PASSWORD)).statusCode).toBe(200);
  });

  test("an address that one invents changes nothing when no proxy is trusted", async () => {
    const config = { ...one.deps.config, throttleScale: 1 };
    const direct = await openTestApp(db, { config });
    const email = newEmail();
    const statuses = [];
    for (let i = 0; i < 7; i += 1) {
      const answer = await direct.app.inject({
        method: "POST",
        url: "/api/auth/login",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "x-forwarded-for": `203.0.113.${i}`,
        },
        payload: new URLSearchParams({ username: email, password: "peu importe" }).toString(),
      });
      statuses.push(answer.statusCode);
    }
    await direct.close();
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });
});
