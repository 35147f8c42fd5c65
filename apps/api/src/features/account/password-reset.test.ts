import { MESSAGES } from "@app/contracts/messages";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { readMails } from "../../../test-support/mailbox.ts";
import {
  bearer,
  expectSound,
  logIn,
  newEmail,
  openTestApp,
  PASSWORD,
  register,
  type TestApp,
} from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";

const NEW_PASSWORD = "quatre zèbres à la gare";

let db: TestDatabase;
let one: TestApp;
let strict: TestApp;
beforeAll(async () => {
  db = await createTestDatabase();
  one = await openTestApp(db);
  strict = await openTestApp(db, {
    config: { ...one.deps.config, throttleScale: 1 },
    mailer: one.deps.mailer,
  });
});
afterEach(() => expectSound(db.database));
afterAll(async () => {
  await strict.close();
  await one.close();
  await db.close();
});

const ask = (email: string, { app } = one) =>
  app.inject({ method: "POST", url: "/api/auth/password-reset-request", payload: { email } });
const confirm = (token: string, newPassword = NEW_PASSWORD) =>
  one.app.inject({
    method: "POST",
    url: "/api/auth/password-reset-confirm",
    payload: { token, newPassword },
  });
const statusOf = async (token: string) =>
  (await one.app.inject({ url: "/api/users/me", headers: bearer(token) })).statusCode;

async function resetTokensOf(email: string): Promise<string[]> {
  const mails = await readMails(one.deps, email);
  const links = mails.flatMap((mail) => mail.links).filter((link) => link.includes("/reset-password?"));
  return links.map((link) => new URL(link).searchParams.get("token")!);
}

test("the link of the mail sets a password once, ends every session, and its owner is told", async () => {
  const email = newEmail();
  const before = [
    await register(one.app, email),
    (await logIn(one.app, email, PASSWORD)).json().access_token,
  ];
  expect((await ask(email)).statusCode).toBe(204);
  const [token = ""] = await resetTokensOf(email);

  expect((await confirm(token)).statusCode).toBe(204);
  for (const session of before) expect(await statusOf(session)).toBe(401);
  expect((await logIn(one.app, email, PASSWORD)).statusCode).toBe(401);
  const opened = await logIn(one.app, email, NEW_PASSWORD);
  expect(opened.statusCode).toBe(200);
  const profile = await one.app.inject({
    url: "/api/users/me",
    headers: bearer(opened.json().access_token),
  });
  expect(profile.json().email_verified).toBe(true);
  const subjects = (await readMails(one.deps, email)).map(({ subject }) => subject);
  expect(subjects).toContain("Votre mot de passe a été changé");

  const again = await confirm(token, "cinq loutres au lac");
  expect([again.statusCode, again.json()]).toEqual([
    400,
    { detail: MESSAGES.resetFailed, code: "reset_failed" },
  ]);
});

test("a known and an unknown address get one answer for the same statements", async () => {
  const known = newEmail();
  await register(one.app, known);
  const query = vi.spyOn(pg.Client.prototype, "query");
  const statementsOf = async (email: string) => {
    await readMails(one.deps, "");
    query.mockClear();
    const answer = await ask(email);
    const texts = query.mock.calls.map(([first]) => (first as { text?: string }).text ?? String(first));
    // Ignores the statements of the server's jobs, which run meanwhile.
    const own = texts.filter((text) => /mailed_token|insert into "mail_outbox"|app_user/.test(text));
    return { status: answer.statusCode, body: answer.body, own };
  };
  const first = await statementsOf(known);
  expect(first.own).toHaveLength(3);
  expect(await statementsOf(newEmail())).toEqual(first);
  query.mockRestore();
});

test("no mail goes to an address without an account", async () => {
  const email = newEmail();
  await ask(email);
  expect(await readMails(one.deps, email)).toEqual([]);
});

test.each(["known", "unknown"])(
  "a second request within ten minutes waits, for an %s address",
  async (kind) => {
    const email = newEmail();
    if (kind === "known") await register(one.app, email);
    expect((await ask(email, strict)).statusCode).toBe(204);
    const second = await ask(email.toUpperCase(), strict);
    expect(second.statusCode).toBe(429);
    expect(second.json()).toEqual({ detail: MESSAGES.resetRequestFailed, code: "reset_too_soon" });
    expect(Number(second.headers["retry-after"])).toBeGreaterThan(590);
  },
);

test("fifty uses of one link at once: one wins", async () => {
  const email = newEmail();
  await register(one.app, email);
  await ask(email);
  const [token = ""] = await resetTokensOf(email);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => confirm(token, `${NEW_PASSWORD} ${i}`)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
});

test("a refused password leaves the link usable; a new link and an expired one do not", async () => {
  const email = newEmail();
  await register(one.app, email);
  await ask(email);
  const [first = ""] = await resetTokensOf(email);
  const common = await confirm(first, "azertyuiop");
  expect([common.statusCode, common.json().fields]).toEqual([
    400,
    { newPassword: MESSAGES.passwordTooCommon },
  ]);
  await ask(email);
  const second = (await resetTokensOf(email)).at(-1)!;
  expect((await confirm(first)).json().code).toBe("reset_failed");
  await db.pool.query("update mailed_token set expires_at = expires_at - interval '30 minutes 1 second'");
  expect((await confirm(second)).json().code).toBe("reset_failed");
  expect((await logIn(one.app, email, PASSWORD)).statusCode).toBe(200);
});

test.each(["", "abc", `${"A".repeat(43)} `, "A".repeat(44), "%00".repeat(10)])(
  "%o is no token",
  async (token) => {
    const answer = await confirm(token);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { detail: MESSAGES.tokenInvalid, code: "token_invalid" },
    ]);
  },
);

test("the link names the site of the settings, whatever the request says", async () => {
  const email = newEmail();
  await register(one.app, email);
  await one.app.inject({
    method: "POST",
    url: "/api/auth/password-reset-request",
    headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
    payload: { email },
  });
  const link = (await readMails(one.deps, email)).at(-1)?.links[0];
  expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}$/);
});
