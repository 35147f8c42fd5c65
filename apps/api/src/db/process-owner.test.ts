import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test-support/test-database.ts";
import { sql } from "./drizzle.ts";
import { ownerIsAlive, registerProcessOwner } from "./process-owner.ts";

const PATIENT = { timeout: 60_000 };

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

async function isAlive(id: bigint): Promise<boolean | undefined> {
  const { rows } = await db.database.execute<{ alive: boolean }>(
    sql`select ${ownerIsAlive(sql`${id.toString()}::bigint`)} as alive`,
  );
  return rows[0]?.alive;
}

test("an owner is alive from its registration to its end, and only that one", async () => {
  const owner = await registerProcessOwner(db.connection, () => {});
  expect(await isAlive(owner.id)).toBe(true);
  expect(await isAlive(owner.id + 1n)).toBe(false);
  await owner.close();
  await vi.waitFor(async () => expect(await isAlive(owner.id)).toBe(false), PATIENT);
});

test("the condition works on a column", async () => {
  const owner = await registerProcessOwner(db.connection, () => {});
  const { rows } = await db.database.execute(
    sql`select n from (values (${owner.id.toString()}::bigint), (5::bigint)) as held(n) where not ${ownerIsAlive(sql`held.n`)}`,
  );
  expect(rows).toEqual([{ n: "5" }]);
  await owner.close();
});

test("an owner whose session is cut comes back under the same number", async () => {
  const errors: string[] = [];
  const owner = await registerProcessOwner(db.connection, (error) => errors.push(error.message));
  const admin = new pg.Client(db.connection);
  await admin.connect();
  await admin.query(
    "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and (classid::bigint << 32 | objid::bigint) = $1",
    [owner.id.toString()],
  );
  await admin.end();
  await vi.waitFor(() => expect(errors).not.toEqual([]), PATIENT);
  await vi.waitFor(async () => expect(await isAlive(owner.id)).toBe(true), PATIENT);
  await owner.close();
});
