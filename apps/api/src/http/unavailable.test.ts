import { MESSAGES } from "@app/contracts/messages";
import pg from "pg";
import { expect, test, vi } from "vitest";
import {
  analyse,
  bearer,
  creditsOf,
  expectReport,
  expectSound,
  openTestApp,
  pitch,
  register,
} from "../../test-support/test-app.ts";
import { sampleReport } from "../../test-support/sample-report.ts";
import { openTestClock } from "../../test-support/test-clock.ts";
import { createTestDatabase } from "../../test-support/test-database.ts";
import { drizzle } from "../db/drizzle.ts";

async function breakConnections({ database, ...cluster }: { database: string; host: string }) {
  const admin = new pg.Client({ ...cluster, database: "postgres" });
  await admin.connect();
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [database]);
  await admin.end();
}

test("broken connections cost a 503 in French at most, never a 500, and the server recovers by itself", async () => {
  const db = await createTestDatabase();
  const { app, close } = await openTestApp(db);
  const token = await register(app);
  const outcomes = new Set<string>();
  for (let round = 0; round < 5; round += 1) {
    const calls = Array.from({ length: 20 }, () =>
      app.inject({ url: "/api/users/me", headers: bearer(token) }),
    );
    await breakConnections(db.connection);
    for (const answer of await Promise.all(calls)) {
      const { detail = "" } = answer.json();
      outcomes.add(`${answer.statusCode} ${detail} ${answer.headers["retry-after"] ?? ""}`.trim());
    }
  }
  expect(["200", `503 ${MESSAGES.unavailable} 2`]).toEqual(expect.arrayContaining([...outcomes]));
  // A broken connection of the pool may show only when used; such a failed request costs nothing.
  await vi.waitFor(async () => expectReport(await analyse(app, token, pitch(), "after")), {
    timeout: 60_000,
  });
  expect(await creditsOf(app, token)).toBe(19);
  await expectSound(db.database);
  await close();
  await db.close();
});

test("after an outage the same click works as soon as the database is back", async () => {
  const db = await createTestDatabase();
  const pool = new pg.Pool({ ...db.connection, connectionTimeoutMillis: 10_000 });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  // A clock ahead of the database's: the hold is old enough to be checked at once.
  const clock = openTestClock(new Date(Date.now() + 60_000).toISOString());
  let outage = async () => {
    pool.options.host = "/nowhere";
    await breakConnections(db.connection);
  };
  const { app, close } = await openTestApp(
    { database: drizzle({ client: pool }), connection: db.connection },
    {
      clock,
      engine: {
        measureText: async (text) => {
          await outage();
          return sampleReport(text);
        },
      },
    },
  );
  const token = await register(app);
  const lost = await analyse(app, token, pitch(), "click");
  expect([lost.statusCode, lost.json().code]).toEqual([503, "unavailable"]);
  outage = async () => {};
  // On a busy machine, the pool may not have noticed yet that its connections are broken.
  await vi.waitFor(() => expect(pool.totalCount).toBe(0), { timeout: 60_000 });
  pool.options.host = db.connection.host;
  expect((await analyse(app, token, pitch(), "click")).statusCode).toBe(409);
  // A run of the job may be in progress, or have met a broken connection: advance the clock until a run releases the
  // hold.
  await vi.waitFor(
    async () => {
      clock.advance(1000);
      expect(await creditsOf(app, token)).toBe(20);
    },
    { timeout: 60_000 },
  );
  expectReport(await analyse(app, token, pitch(), "click"));
  expect(await creditsOf(app, token)).toBe(19);
  await expectSound(db.database);
  await close();
  await pool.end();
  await db.close();
});

test("a database that is gone: the process lives, and says that it is not ready", async () => {
  const db = await createTestDatabase();
  const nowhere = { ...db.connection, host: "/nowhere" };
  const pool = new pg.Pool({ ...nowhere, connectionTimeoutMillis: 500 });
  const { app, close } = await openTestApp({
    database: drizzle({ client: pool }),
    connection: db.connection,
  });
  expect((await app.inject({ url: "/healthz" })).statusCode).toBe(200);
  for (const url of ["/readyz", "/api/users/me"]) {
    const answer = await app.inject({ url, headers: bearer("A".repeat(43)) });
    expect([answer.statusCode, answer.json().detail]).toEqual([503, MESSAGES.unavailable]);
  }
  await close();
  await pool.end();
  await db.close();
});
