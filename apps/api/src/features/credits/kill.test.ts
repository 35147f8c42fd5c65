import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { expectSound, newEmail, PASSWORD, pitch } from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";

const REPOSITORY = join(import.meta.dirname, "../../../../..");
const MAIN = join(REPOSITORY, "apps/api/src/main.ts");

let db: TestDatabase;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  db = await createTestDatabase();
});
afterEach(async () => {
  for (const child of running) await kill(child);
});
afterAll(() => db.close());

async function kill(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("close", resolve));
  child.kill("SIGKILL");
  await ended;
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Of every call below; each reads its own part. */
type Answer = { access_token: string; id: string; credits: number } & { id: string }[];

/** The real server, with the real engine, as an operator starts it. */
async function startServer() {
  const { user, host, port: databasePort, database } = db.connection;
  const port = await findFreePort();
  const query = new URLSearchParams({ host, port: String(databasePort ?? 5432) });
  const child = spawn(process.execPath, [MAIN], {
    stdio: "ignore",
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATABASE_URL: `postgres://${user}@localhost/${database}?${query}`,
      THROTTLE_SCALE: "1000",
    },
  });
  running.add(child);
  const origin = `http://127.0.0.1:${port}/api`;
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).ok).toBe(true), {
    timeout: 60_000,
    interval: 50,
  });
  const call = async (path: string, token?: string, body?: object, key?: string) => {
    const answer = await fetch(origin + path, {
      method: body ? "POST" : "GET",
      headers: {
        ...(body && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { "idempotency-key": key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer };
  };
  return { child, call };
}

/** A real pitch as long as they may be: it keeps the engine busy while we kill. */
function longPitch() {
  const text = readFileSync(join(REPOSITORY, "fixtures/pitches/produit.txt"), "utf8");
  return pitch({ content: text.repeat(20).slice(0, 19_000) });
}

test(
  "kill -9 in the middle of analyses loses no credit and no acknowledged report",
  { timeout: 300_000 },
  async () => {
    const content = longPitch();
    let server = await startServer();
    for (const delayMs of [15, 80, 250]) {
      const { call, child } = server;
      const account = await call("/auth/register", undefined, { email: newEmail(), password: PASSWORD });
      const token = account.body.access_token;
      const acknowledged: string[] = [];
      const calls = Promise.allSettled(
        Array.from({ length: 12 }, async (_, i) => {
          const answer = await call("/analysis/pitch", token, content, `click-${i}`);
          if (answer.status === 200) acknowledged.push(answer.body.id);
        }),
      );
      await sleep(delayMs);
      await kill(child);
      await calls;

      server = await startServer();
      const next = server.call;
      const reports = await vi.waitFor(
        async () => {
          const history = await next("/analysis/history", token);
          const { credits } = (await next("/users/me/get_credits", token)).body;
          expect(credits).toBe(20 - history.body.length);
          return history.body;
        },
        { timeout: 15_000, interval: 100 },
      );
      expect(reports.map((report) => report.id)).toEqual(expect.arrayContaining(acknowledged));
      await expectSound(db.database);

      // The same clicks again: each report is there once, for one credit.
      for (let i = 0; i < 12; i += 1)
        expect((await next("/analysis/pitch", token, content, `click-${i}`)).status).toBe(200);
      expect((await next("/analysis/history", token)).body).toHaveLength(12);
      expect((await next("/users/me/get_credits", token)).body.credits).toBe(8);
      await expectSound(db.database);
    }
  },
);
