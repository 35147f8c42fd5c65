import { setTimeout as sleep } from "node:timers/promises";
import { MESSAGES } from "@app/contracts/messages";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  analyse,
  bearer,
  creditsOf,
  expectReport,
  expectSound,
  listReports,
  openTestApp,
  pitch,
  register,
  type TestApp,
} from "../../../test-support/test-app.ts";
import { sampleReport } from "../../../test-support/sample-report.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";
import type { Engine } from "../../adapters/engine/port.ts";

let db: TestDatabase;
let one: TestApp;
let measureText: Engine["measureText"];
const engine: Partial<Engine> = { measureText: (text, place) => measureText(text, place) };
beforeAll(async () => {
  db = await createTestDatabase();
  one = await openTestApp(db, { engine });
});
afterEach(async () => {
  measureText = async (text) => sampleReport(text);
  await expectSound(db.database);
});
afterAll(async () => {
  await one.close();
  await db.close();
});
measureText = async (text) => sampleReport(text);

const statuses = (answers: { statusCode: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
};

test("one analysis costs one credit, and its report is in the history", async () => {
  const token = await register(one.app);
  expect(await creditsOf(one.app, token)).toBe(20);
  const answer = await analyse(one.app, token, pitch({ pitch_type: "rh", question: "Et vous ?" }));
  expectReport(answer);
  expect(answer.json()).toMatchObject({ globalScore: 31.5, question: "Et vous ?", version: 1 });
  expect(await creditsOf(one.app, token)).toBe(19);
  expect(await listReports(one.app, token)).toMatchObject([{ id: answer.json().id }]);
});

test("both readings of the path answer", async () => {
  const token = await register(one.app);
  const answer = await one.app.inject({
    method: "POST",
    url: "/api/api/analysis/pitch",
    headers: bearer(token),
    payload: pitch(),
  });
  expectReport(answer);
  const again = await one.app.inject({
    url: `/api/api/analysis/${answer.json().id}`,
    headers: bearer(token),
  });
  expect(again.json()).toEqual(answer.json());
});

test("versions count the pitches of one type, title and question", async () => {
  const token = await register(one.app);
  const same = await Promise.all(Array.from({ length: 5 }, () => analyse(one.app, token)));
  const other = await analyse(one.app, token, pitch({ title: "Vendre" }));
  expect(same.map((answer) => answer.json().version).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(other.json().version).toBe(1);
});

describe("100 parallel analyses on 20 credits give 20 reports", () => {
  test("from one process", async () => {
    const token = await register(one.app);
    const answers = await Promise.all(Array.from({ length: 100 }, () => analyse(one.app, token)));
    expect(statuses(answers)).toEqual({ 200: 20, 402: 80 });
    expect(answers.find((answer) => answer.statusCode === 402)?.json().detail).toBe("Crédits insuffisants");
    expect(await listReports(one.app, token)).toHaveLength(20);
    expect(await creditsOf(one.app, token)).toBe(0);
    const listed = await one.app.inject({ url: "/api/analysis/history", headers: bearer(token) });
    const versions = (listed.json() as { version: number }[]).map(({ version }) => version);
    expect(versions).toEqual(Array.from({ length: 20 }, (_, i) => 20 - i));
  });

  test("from two processes on one database, with the throttles of production", async () => {
    const config = { ...one.deps.config, throttleScale: 1 };
    const apps = [await openTestApp(db, { config }), await openTestApp(db, { config })];
    try {
      const token = await register(one.app);
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, i) => analyse(apps[i % 2]!.app, token)),
      );
      expect(statuses(answers)).toEqual({ 200: 20, 402: 80 });
      expect(await listReports(one.app, token)).toHaveLength(20);
      expect(await creditsOf(one.app, token)).toBe(0);
    } finally {
      for (const app of apps) await app.close();
    }
  });
});

describe("an idempotency key", () => {
  test("gives one answer for one price, however often and however fast", async () => {
    const token = await register(one.app);
    measureText = async (text) => sleep(100, sampleReport(text));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => analyse(one.app, token, pitch(), "click-1")),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 409: 19 });
    const running = answers.find((answer) => answer.statusCode === 409);
    expect(running?.headers["retry-after"]).toBe("1");
    expect(running?.json().detail).toBe(MESSAGES.analysisRunning);
    const first = answers.find((answer) => answer.statusCode === 200);
    const again = await analyse(one.app, token, pitch(), "click-1");
    expect(again.json()).toEqual(first?.json());
    expect(await creditsOf(one.app, token)).toBe(19);
  });

  test("belongs to one body and to one user", async () => {
    const [token, other] = [await register(one.app), await register(one.app)];
    expectReport(await analyse(one.app, token, pitch(), "click-1"));
    const changed = await analyse(one.app, token, pitch({ audience: "Client" }), "click-1");
    expect(changed.statusCode).toBe(422);
    expect(changed.json().detail).toBe(MESSAGES.idempotencyMismatch);
    expectReport(await analyse(one.app, other, pitch({ audience: "Client" }), "click-1"));
    expect([await creditsOf(one.app, token), await creditsOf(one.app, other)]).toEqual([19, 19]);
  });

  test("may serve again after a failure, which cost nothing", async () => {
    const token = await register(one.app);
    measureText = () => Promise.reject(new Error("out of order"));
    const failed = await analyse(one.app, token, pitch(), "click-1");
    expect(failed.statusCode).toBe(500);
    expect(failed.json()).toEqual({ detail: MESSAGES.analysisFailed, code: "analysis_failed" });
    expect(await creditsOf(one.app, token)).toBe(20);
    measureText = async (text) => sampleReport(text);
    expectReport(await analyse(one.app, token, pitch(), "click-1"));
    expect(await creditsOf(one.app, token)).toBe(19);
  });
});

test("a report that is not one is never stored, and costs nothing", async () => {
  const token = await register(one.app);
  measureText = async (text) => ({ ...sampleReport(text), metrics: [{ label: "Charisme" }] as never });
  const answer = await analyse(one.app, token);
  expect(answer.statusCode).toBe(500);
  expect(await creditsOf(one.app, token)).toBe(20);
  expect(await listReports(one.app, token)).toEqual([]);
});

test("a user who hangs up finds the report in the history", async () => {
  const lone = await openTestApp(db, { engine });
  const token = await register(lone.app);
  const origin = await lone.app.listen({ port: 0, host: "127.0.0.1" });
  let begun = () => {};
  const beginning = new Promise<void>((resolve) => (begun = resolve));
  measureText = (text) => {
    begun();
    return sleep(300, sampleReport(text));
  };
  const hangUp = new AbortController();
  const call = fetch(`${origin}/api/analysis/pitch`, {
    method: "POST",
    headers: { ...bearer(token), "content-type": "application/json" },
    body: JSON.stringify(pitch()),
    signal: hangUp.signal,
  });
  await beginning;
  hangUp.abort();
  await expect(call).rejects.toThrow("aborted");
  // Stopping waits for the work of disconnected clients.
  await lone.close();
  expect(await listReports(one.app, token)).toHaveLength(1);
  expect(await creditsOf(one.app, token)).toBe(19);
});

test("a text that is no French speech is refused with its reason, and nothing is charged", async () => {
  measureText = async (text) => ({
    ...sampleReport(text),
    validity: 0.2,
    notices: [{ rule: "foreignShare", message: "Ce texte n'est pas en français." }],
  });
  const token = await register(one.app);
  const answer = await analyse(one.app, token);
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    {
      code: "text_unscorable",
      detail: "Ce texte n'est pas en français. Aucun crédit n'a été utilisé.",
    },
  ]);
  expect(await creditsOf(one.app, token)).toBe(20);
  expect(await listReports(one.app, token)).toEqual([]);
});

test("what became of a click is told to its author by its key", async () => {
  const token = await register(one.app);
  const ask = async (key: string, by = token) =>
    (await one.app.inject({ url: `/api/analysis/attempts/${key}`, headers: bearer(by) })).json();
  expect(await ask("click-9")).toEqual({ state: "none", id: null });
  const { id } = (await analyse(one.app, token, pitch(), "click-9")).json();
  expect(await ask("click-9")).toEqual({ state: "ready", id });
  expect(await ask("click-9", await register(one.app))).toEqual({ state: "none", id: null });
});
