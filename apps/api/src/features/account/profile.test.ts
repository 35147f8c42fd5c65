import { MESSAGES } from "@app/contracts/messages";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
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
beforeAll(async () => {
  db = await createTestDatabase();
  one = await openTestApp(db);
});
afterEach(() => expectSound(db.database));
afterAll(async () => {
  await one.close();
  await db.close();
});

const change = (token: string, payload: object) =>
  one.app.inject({ method: "PUT", url: "/api/users/me", headers: bearer(token), payload });
const profileOf = (token: string) => one.app.inject({ url: "/api/users/me", headers: bearer(token) });
const subjectsFor = async (email: string) => (await readMails(one.deps, email)).map(({ subject }) => subject);

test("the newsletter needs no password and changes nothing else", async () => {
  const token = await register(one.app);
  const before = (await profileOf(token)).json();
  const answer = await change(token, { newsletter: true });
  expect([answer.statusCode, answer.json()]).toEqual([200, { ...before, newsletter: true }]);
});

test("a new password wants the current one, ends the other sessions and is told by mail", async () => {
  const email = newEmail();
  const token = await register(one.app, email);
  const other = (await logIn(one.app, email, PASSWORD)).json().access_token;
  for (const currentPassword of [undefined, "", "pas le bon du tout"]) {
    const answer = await change(token, { currentPassword, newPassword: NEW_PASSWORD });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        detail: MESSAGES.profileFailed,
        code: "profile_failed",
        fields: { currentPassword: MESSAGES.currentPasswordWrong },
      },
    ]);
  }
  expect(
    (await change(token, { currentPassword: PASSWORD, newPassword: "azertyuiop" })).json().fields,
  ).toEqual({ newPassword: MESSAGES.passwordTooCommon });
  expect((await change(token, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })).statusCode).toBe(
    200,
  );
  expect((await profileOf(token)).statusCode).toBe(200);
  expect((await profileOf(other)).statusCode).toBe(401);
  expect((await logIn(one.app, email, NEW_PASSWORD)).statusCode).toBe(200);
  expect(await subjectsFor(email)).toContain("Votre mot de passe a été changé");
});

test("a new address wants the password, is unproven, and the old one is told", async () => {
  const [email, next] = [newEmail(), newEmail()];
  const token = await register(one.app, email);
  await db.pool.query("update app_user set email_verified_at = now() where email = $1", [email]);
  expect((await change(token, { email: next })).statusCode).toBe(400);
  const answer = await change(token, { email: next.toUpperCase(), currentPassword: PASSWORD });
  expect(answer.json()).toMatchObject({ email: next, email_verified: false });
  expect((await logIn(one.app, email, PASSWORD)).statusCode).toBe(401);
  expect((await logIn(one.app, next, PASSWORD)).statusCode).toBe(200);
  expect(await subjectsFor(email)).toContain("L’adresse de votre compte a été changée");
  expect(await subjectsFor(next)).toEqual(["Confirmez votre adresse"]);
});

test("another's address is refused without a word on why, and with the rest of the change", async () => {
  const taken = newEmail();
  await register(one.app, taken);
  const email = newEmail();
  const token = await register(one.app, email);
  const answer = await change(token, { email: taken, currentPassword: PASSWORD, newsletter: true });
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { detail: MESSAGES.profileFailed }]);
  expect((await profileOf(token)).json()).toMatchObject({ email, newsletter: false });
});

test("unknown fields are refused: nobody gives themself credits or a plan", async () => {
  const token = await register(one.app);
  for (const field of ["credits", "subscription_plan", "email_verified", "id"])
    expect((await change(token, { [field]: 1000 })).statusCode, field).toBe(400);
});

test("a guesser with an open session is slowed", async () => {
  const strict = await openTestApp(db, { config: { ...one.deps.config, throttleScale: 1 } });
  const headers = bearer(await register(one.app));
  const statuses = [];
  for (let i = 0; i < 7; i += 1) {
    const payload = { currentPassword: `essai numéro ${i}`, newPassword: NEW_PASSWORD };
    const answer = await strict.app.inject({ method: "PUT", url: "/api/users/me", headers, payload });
    statuses.push(answer.statusCode);
  }
  await strict.close();
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
});

test("the other devices are disconnected, this one stays", async () => {
  const email = newEmail();
  const token = await register(one.app, email);
  const others = [await logIn(one.app, email, PASSWORD), await logIn(one.app, email, PASSWORD)];
  const stranger = await register(one.app);
  const answer = await one.app.inject({
    method: "DELETE",
    url: "/api/users/me/sessions",
    headers: bearer(token),
  });
  expect(answer.json()).toEqual({ ended: 2 });
  expect((await profileOf(token)).statusCode).toBe(200);
  expect((await profileOf(stranger)).statusCode).toBe(200);
  for (const other of others) expect((await profileOf(other.json().access_token)).statusCode).toBe(401);
});

test("the link of the mail proves the address once; a link of before a change of address proves nothing", async () => {
  const email = newEmail();
  const token = await register(one.app, email);
  const proofs = async (address: string) =>
    (await readMails(one.deps, address))
      .flatMap(({ links }) => links)
      .map((link) => link.split("#proof=")[1]);
  const confirm = (proof: string | undefined) =>
    one.app.inject({ method: "POST", url: "/api/auth/email-proof-confirm", payload: { token: proof } });
  const [atSignUp] = await proofs(email);

  await change(token, { email: newEmail(), currentPassword: PASSWORD });
  expect((await confirm(atSignUp)).json().code).toBe("email_proof_failed");
  await change(token, { email, currentPassword: PASSWORD });
  const ask = () =>
    one.app.inject({ method: "POST", url: "/api/users/me/email-proof", headers: bearer(token) });
  expect((await ask()).statusCode).toBe(204);
  const proof = (await proofs(email)).at(-1);
  expect((await confirm(proof)).statusCode).toBe(204);
  expect((await profileOf(token)).json().email_verified).toBe(true);
  expect((await confirm(proof)).json()).toMatchObject({ code: "email_proof_failed" });
  const before = (await proofs(email)).length;
  await ask();
  expect(await proofs(email)).toHaveLength(before);
});
