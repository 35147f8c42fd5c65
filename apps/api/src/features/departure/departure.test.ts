import { randomBytes } from "node:crypto";
import { DELETION_WORD } from "@app/contracts/limits";
import { MESSAGES } from "@app/contracts/messages";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type BillingApp, openBillingApp } from "../../../test-support/billing-app.ts";
import { readMails } from "../../../test-support/mailbox.ts";
import {
  analyse,
  bearer,
  creditsOf,
  expectSound,
  logIn,
  newEmail,
  openTestApp,
  PASSWORD,
  pitch,
  register,
} from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";
import { listUserTables } from "./store.ts";

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

const leave = (token: string, payload: object = { confirmation: DELETION_WORD, currentPassword: PASSWORD }) =>
  one.app.inject({ method: "DELETE", url: "/api/users/me", headers: bearer(token), payload });
/** Stored as after an upload, without the time that decoding takes. */
async function storeRecording(token: string, bytes: string): Promise<string> {
  const { id: userId } = await profileOf(token);
  const id = randomBytes(16).toString("base64url");
  await db.pool.query(
    `insert into recording (id, user_id, expires_at, keep, duration_sec, quality)
      values ($1, $2, now() + interval '30 days', true, 31, '{}')`,
    [id, userId],
  );
  await one.deps.files.write(`${id}.wav`, Buffer.from(bytes));
  return id;
}

const profileOf = async (token: string) =>
  (await one.app.inject({ url: "/api/users/me", headers: bearer(token) })).json();

async function exportOf(token: string): Promise<Record<string, string>> {
  const answer = await one.app.inject({ url: "/api/users/me/export", headers: bearer(token) });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/zip");
  const files = unzipSync(answer.rawPayload);
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes, true)]));
}

/** Every row of every table, as text, to prove what the database no longer contains. */
async function dump(): Promise<string> {
  const { rows } = await db.pool.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const texts = [];
  for (const { name } of rows) {
    const found = await db.pool.query(
      `select coalesce(string_agg(t::text, ' '), '') as text from "${name}" t`,
    );
    texts.push(`${name}: ${found.rows[0].text}`);
  }
  return texts.join("\n");
}

test("the export holds everything of its owner, and nothing of anybody else", async () => {
  const [email, strangerEmail] = [newEmail(), newEmail()];
  const token = await register(one.app, email);
  const stranger = await register(one.app, strangerEmail);
  const contents = Array.from({ length: 60 }, (_, i) => `unique${i}`).join(" ");
  for (let i = 0; i < 3; i += 1) await analyse(one.app, token, pitch({ content: contents }));
  await analyse(one.app, stranger, pitch({ content: contents.replaceAll("unique", "étranger") }));
  const recordingId = await storeRecording(token, "the voice of the owner");
  await storeRecording(stranger, "the voice of the stranger");

  const files = await exportOf(token);
  const read = (table: string) => JSON.parse(files[`donnees/${table}.json`]!);
  expect(read("app_user")).toMatchObject([{ email }]);
  expect(read("analysis")).toHaveLength(3);
  expect(read("analysis")[0].content).toBe(contents);
  expect(read("transfer")).toHaveLength(7);
  const sounds = Object.entries(files).filter(([name]) => name.endsWith(".wav"));
  expect(sounds).toEqual([[`enregistrements/${recordingId}.wav`, "the voice of the owner"]]);

  const all = Object.values(files).join("\n");
  expect(all).not.toContain("étranger0");
  expect(all).not.toContain(strangerEmail);
  expect(all).not.toContain((await profileOf(stranger)).id);
  expect(all).not.toMatch(/argon2|token_hash|body_hash|"sealed"/);
});

test("no table that leads to a user is left out of the export", async () => {
  const names = (await listUserTables(db.database)).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(["app_user", "session", "account", "transfer", "hold", "series", "analysis"]),
  );
  const { rows } = await db.pool.query(
    `select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'owner_id', 'email')`,
  );
  const tables = rows.map(({ name }) => name).filter((name) => name !== "ledger_violation");
  expect(names).toEqual(expect.arrayContaining(tables));
});

test("more rows than one reading takes are all there", async () => {
  const token = await register(one.app);
  const { id } = await profileOf(token);
  await db.pool.query(
    `insert into session (token_hash, user_id, expires_at)
      select sha256(n::text::bytea), $1, now() from generate_series(1, 120) n`,
    [id],
  );
  expect(JSON.parse((await exportOf(token))["donnees/session.json"]!)).toHaveLength(121);
});

test("after the owner left, nothing of them is anywhere but a ledger without a name", async () => {
  const email = newEmail();
  const token = await register(one.app, email);
  const { id } = await profileOf(token);
  const secret = Array.from({ length: 60 }, (_, i) => `intime${i}`).join(" ");
  expect((await analyse(one.app, token, pitch({ content: secret }), "a-key-of-mine")).statusCode).toBe(200);
  await one.buy(token);
  const recordingId = await storeRecording(token, "the voice of the owner");

  expect((await leave(token)).statusCode).toBe(204);
  expect((await one.app.inject({ url: "/api/users/me", headers: bearer(token) })).statusCode).toBe(401);
  expect((await logIn(one.app, email, PASSWORD)).statusCode).toBe(401);
  expect(await one.deps.files.read(`${recordingId}.wav`)).toBe(null);
  const mails = await readMails(one.deps, email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Votre compte a été supprimé"]);

  const left = await dump();
  expect(left).not.toContain(email);
  expect(left).not.toContain("intime0");
  expect(left).not.toContain("a-key-of-mine");
  const tables = left.split("\n").filter((line) => line.includes(id));
  expect(tables.map((line) => line.split(":")[0]).sort()).toEqual([
    "account",
    "hold",
    "purchase",
    "transfer",
  ]);
});

test("the word and the password are asked for; without them everything stays", async () => {
  const token = await register(one.app);
  const noWord = await leave(token, { confirmation: "supprimer", currentPassword: PASSWORD });
  expect([noWord.statusCode, noWord.json().detail]).toEqual([400, MESSAGES.deletionUnconfirmed]);
  for (const currentPassword of [undefined, "pas le bon du tout"]) {
    const answer = await leave(token, { confirmation: DELETION_WORD, currentPassword });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      { currentPassword: MESSAGES.currentPasswordWrong },
    ]);
  }
  expect(await creditsOf(one.app, token)).toBe(20);
});

test("an account without a password leaves with the word alone", async () => {
  const email = newEmail();
  const token = await register(one.app, email);
  await db.pool.query("update app_user set password_hash = null where email = $1", [email]);
  expect((await leave(token, { confirmation: DELETION_WORD })).statusCode).toBe(204);
});

test("a mailbox that comes back has no second gift", async () => {
  const email = newEmail();
  await leave(await register(one.app, email));
  expect(await creditsOf(one.app, await register(one.app, email))).toBe(0);
});

test("a pitch that is being analysed when its author leaves is neither kept nor charged", async () => {
  const [started, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = await openTestApp(db, {
    engine: {
      measureText: async (...given) => {
        started.resolve();
        await release.promise;
        return one.deps.engine.measureText(...given);
      },
    },
  });
  const token = await register(one.app);
  const running = analyse(slow.app, token);
  await started.promise;
  expect((await leave(token)).statusCode).toBe(204);
  release.resolve();
  expect((await running).statusCode).toBeGreaterThanOrEqual(400);
  await slow.close();
});
