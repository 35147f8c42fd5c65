import { MESSAGES } from "@app/contracts/messages";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { SignInRefused } from "../../adapters/identity/port.ts";
import { openIdentityProvider } from "../../adapters/identity/openid-connect.ts";
import {
  type IdentityServer,
  type Person,
  startIdentityServer,
} from "../../../test-support/identity-server.ts";
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

let db: TestDatabase;
let one: TestApp;
let server: IdentityServer;
let plain: TestApp;
beforeAll(async () => {
  db = await createTestDatabase();
  server = await startIdentityServer(() => "http://localhost:3000/auth/linkedin/callback");
  const identityProvider = openIdentityProvider({
    issuer: server.issuer,
    clientId: server.env.OIDC_CLIENT_ID,
    clientSecret: server.env.OIDC_CLIENT_SECRET,
  });
  one = await openTestApp(db, { identityProvider });
  plain = await openTestApp(db);
});
afterEach(() => expectSound(db.database));
afterAll(async () => {
  await plain.close();
  await one.close();
  await server.close();
  await db.close();
});

let people = 0;
const newPerson = (change: Partial<Person> = {}): Person => ({
  sub: `person-${people++}`,
  email: newEmail(),
  email_verified: true,
  ...change,
});

/** Simulates a browser: it leaves, signs in at the provider, and returns with a query. */
async function leave(cookie = "") {
  const answer = await one.app.inject({ url: "/api/auth/linkedin/login", headers: { cookie } });
  expect(answer.statusCode, answer.body).toBe(200);
  const [own = ""] = String(answer.headers["set-cookie"]).split(";");
  return { url: answer.json().auth_url as string, cookie: own, header: String(answer.headers["set-cookie"]) };
}

async function signInThere(url: string, person: Person | null): Promise<string> {
  server.person = person;
  const jar = new Map<string, string>();
  let next = new URL(url);
  for (let hops = 0; hops < 10; hops += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(next, { redirect: "manual", headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const location = answer.headers.get("location");
    if (!location) throw new Error(`no way on from ${next.pathname}: ${answer.status}`);
    next = new URL(location, next);
    if (next.port === "3000") return next.search;
  }
  throw new Error("too many hops");
}

const comeBack = (search: string, cookie: string) =>
  one.app.inject({ url: `/api/auth/linkedin/callback${search}`, headers: { cookie } });

async function signIn(person: Person | null) {
  const { url, cookie } = await leave();
  return comeBack(await signInThere(url, person), cookie);
}

const profileOf = async (token: string) =>
  (await one.app.inject({ url: "/api/users/me", headers: bearer(token) })).json();

test("a new person gets an account with its credits, proven and without a password, and the same next time", async () => {
  const person = newPerson();
  const first = await signIn(person);
  expect(first.statusCode, first.body).toBe(200);
  const profile = await profileOf(first.json().access_token);
  expect(profile).toMatchObject({
    email: person.email,
    credits: 20,
    email_verified: true,
    has_password: false,
  });
  const second = await signIn({ ...person, email: newEmail() });
  expect((await profileOf(second.json().access_token)).id).toBe(profile.id);
  expect((await logIn(one.app, person.email!, "")).statusCode).toBe(400);
  expect((await logIn(one.app, person.email!, PASSWORD)).statusCode).toBe(401);
});

test("the way out asks for what protects the way back", async () => {
  const { url, header } = await leave();
  const asked = new URL(url).searchParams;
  expect(asked.get("redirect_uri")).toBe("http://localhost:3000/auth/linkedin/callback");
  expect(asked.get("scope")).toBe("openid profile email");
  expect(asked.get("code_challenge_method")).toBe("S256");
  for (const name of ["state", "nonce", "code_challenge"]) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
  expect(header).toMatch(/; Path=\/api\/auth\/linkedin; Max-Age=600; HttpOnly; SameSite=Lax$/);
});

test("an account whose address is proven is linked, keeps its password and is told", async () => {
  const email = newEmail();
  const token = await register(one.app, email);
  await db.pool.query("update app_user set email_verified_at = now() where email = $1", [email]);
  const answer = await signIn(newPerson({ email: email.toUpperCase() }));
  const { id } = await profileOf(token);
  expect(await profileOf(answer.json().access_token)).toMatchObject({ id, has_password: true });
  expect((await logIn(one.app, email, PASSWORD)).statusCode).toBe(200);
  const subjects = (await readMails(one.deps, email)).map(({ subject }) => subject);
  expect(subjects).toContain("LinkedIn est relié à votre compte");
});

test("somebody who opened an account with another's address is put out of it", async () => {
  const email = newEmail();
  const attacker = await register(one.app, email);
  const answer = await signIn(newPerson({ email }));
  expect(await profileOf(answer.json().access_token)).toMatchObject({ email, has_password: false });
  expect((await one.app.inject({ url: "/api/users/me", headers: bearer(attacker) })).statusCode).toBe(401);
  expect((await logIn(one.app, email, PASSWORD)).statusCode).toBe(401);
  const { rows } = await db.pool.query(
    "select count(*)::int as n from mailed_token t join app_user u on u.id = t.user_id where u.email = $1",
    [email],
  );
  expect(rows).toEqual([{ n: 0 }]);
});

test.each([{ email_verified: false }, { email: undefined }, { email: "a@b.fr\r\nBcc: c@d.fr" }])(
  "a person of whom the provider vouches for no address (%o) opens no account",
  async (change) => {
    const answer = await signIn(newPerson(change));
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { detail: MESSAGES.linkedinEmailUnproven, code: "linkedin_email_unproven" },
    ]);
  },
);

const FAILED = { detail: MESSAGES.linkedinFailed, code: "linkedin_failed" };

test("a return is good once, in the browser that left, with its own state, in time", async () => {
  const { url, cookie } = await leave();
  const search = await signInThere(url, newPerson());
  const other = await leave();
  expect((await comeBack(search, other.cookie)).json()).toEqual(FAILED);
  expect((await comeBack(search, "")).json()).toEqual(FAILED);
  expect((await comeBack(search.replace(/state=[\w-]+/, `state=${"A".repeat(43)}`), cookie)).json()).toEqual(
    FAILED,
  );
  const answers = await Promise.all([comeBack(search, cookie), comeBack(search, cookie)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  expect((await comeBack(search, cookie)).json()).toEqual(FAILED);

  const late = await leave();
  const lateSearch = await signInThere(late.url, newPerson());
  await db.pool.query("update sign_in_flow set expires_at = now() - interval '1 second'");
  expect((await comeBack(lateSearch, late.cookie)).json()).toEqual(FAILED);
});

test("a code of another flow, a wrong one and a cancelled sign-in fail alike", async () => {
  const [mine, theirs] = [await leave(), await leave()];
  const stolen = new URLSearchParams(await signInThere(theirs.url, newPerson())).get("code")!;
  const search = new URLSearchParams(await signInThere(mine.url, newPerson()));
  search.set("code", stolen);
  expect((await comeBack(`?${search}`, mine.cookie)).json()).toEqual(FAILED);

  const wrong = await leave();
  const junk = new URLSearchParams(await signInThere(wrong.url, newPerson()));
  junk.set("code", "junk");
  expect((await comeBack(`?${junk}`, wrong.cookie)).json()).toEqual(FAILED);

  expect((await signIn(null)).json()).toEqual(FAILED);
});

test("a token that another key signed signs nobody in", async () => {
  const { issuer, env } = server;
  const settings = { issuer, clientId: env.OIDC_CLIENT_ID, clientSecret: env.OIDC_CLIENT_SECRET };
  // Has its own copy of the provider's keys, fetched with the first token.
  const provider = openIdentityProvider(settings);
  const redirectUri = "http://localhost:3000/auth/linkedin/callback";
  const { url, ...expected } = await provider.start(redirectUri);
  const callbackUrl = new URL(redirectUri + (await signInThere(url, newPerson())));
  server.foreignKeys = true;
  try {
    await expect(provider.finish({ ...expected, callbackUrl })).rejects.toBeInstanceOf(SignInRefused);
  } finally {
    server.foreignKeys = false;
  }
});

test("two tabs of one browser may sign in at once", async () => {
  const first = await leave();
  const second = await leave(first.cookie);
  expect(second.cookie).toBe(first.cookie);
  for (const { url, cookie } of [first, second])
    expect((await comeBack(await signInThere(url, newPerson()), cookie)).statusCode).toBe(200);
});

test("without settings the call explains itself; a provider that is away is not the user's fault", async () => {
  const answer = await plain.app.inject({ url: "/api/auth/linkedin/login" });
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { detail: MESSAGES.linkedinUnavailable, code: "linkedin_unavailable" },
  ]);
  const identityProvider = openIdentityProvider({
    issuer: "http://127.0.0.1:1",
    clientId: "c",
    clientSecret: "s",
  });
  const lonely = await openTestApp(db, { identityProvider });
  expect((await lonely.app.inject({ url: "/api/auth/linkedin/login" })).statusCode).toBe(503);
  await lonely.close();
});
