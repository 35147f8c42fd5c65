import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test-support/test-database.ts";
import { openDatabase } from "./database.ts";
import { sql } from "./drizzle.ts";
import { asDatabaseUnavailable, DatabaseUnavailable } from "@app/private-postgres/unavailable";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const failureOf = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => error,
  );

test("a server that is not there", async () => {
  const { database, close } = openDatabase({ ...db.connection, host: "/nowhere" }, () => {});
  const failure = await failureOf(database.execute(sql`select 1`));
  expect(asDatabaseUnavailable(failure)).toBeInstanceOf(DatabaseUnavailable);
  await close();
});

test("a session that the server ends under a lent connection ends neither the process nor the pool", async () => {
  const errors: Error[] = [];
  const { database, pool, close } = openDatabase(db.connection, (error) => errors.push(error));
  const lent = await pool.connect();
  const { rows } = await lent.query<{ pid: number }>("select pg_backend_pid() as pid");
  const admin = new pg.Client(db.connection);
  await admin.connect();
  const running = failureOf(lent.query("select pg_sleep(10)"));
  await admin.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
  expect(asDatabaseUnavailable(await running)?.message).toBe("57P01");
  const afterwards = await failureOf(lent.query("select 1"));
  expect(asDatabaseUnavailable(afterwards)).toBeInstanceOf(DatabaseUnavailable);
  lent.release(true);
  await admin.end();
  expect(errors).not.toEqual([]);
  expect((await database.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);
  await close();
});

test("a query that overruns its time", async () => {
  const overrun = db.database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 50`);
    await tx.execute(sql`select pg_sleep(5)`);
  });
  expect(asDatabaseUnavailable(await failureOf(overrun))?.message).toBe("57014");
});

test("a mistake of ours is not an absence of the database", async () => {
  const failure = await failureOf(db.database.execute(sql`select * from no_such_table`));
  expect(asDatabaseUnavailable(failure)).toBeUndefined();
  expect(asDatabaseUnavailable(new Error("ENOENT: a file"))).toBeUndefined();
  expect(
    asDatabaseUnavailable(Object.assign(new Error("a file"), { code: "ENOENT", syscall: "open" })),
  ).toBeUndefined();
});
