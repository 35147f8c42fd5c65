// @module-tag long
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type AnalysisEvent, readEvents } from "../../../test-support/read-events.ts";
import { type AskOptions, type RealServer, startRealServer } from "../../../test-support/real-server.ts";
import { expectSound, newEmail, PASSWORD, pitch } from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";
import { startModelServer } from "../../adapters/language-model/test-support/model-server.ts";
import { never } from "../../adapters/language-model/test-support/canned-responses.ts";
import { readRequest } from "../coach/test-support/read-request.ts";

const REPOSITORY = join(import.meta.dirname, "../../../../..");

let db: TestDatabase;
const running = new Set<RealServer>();
beforeAll(async () => {
  db = await createTestDatabase();
});
afterEach(async () => {
  for (const server of running) await server.kill();
  running.clear();
});
afterAll(() => db.close());

async function startServer(env?: NodeJS.ProcessEnv) {
  const server = await startRealServer(db, env);
  running.add(server);
  return server;
}

/** Union of all the calls' answers; each call reads its own fields. */
type Answer = { access_token: string; id: string; credits: number } & { id: string }[];

async function call({ ask }: RealServer, path: string, options?: AskOptions) {
  const answer = await ask(path, options);
  return { status: answer.status, body: (await answer.json()) as Answer };
}

async function openAccount(server: RealServer): Promise<string> {
  const body = { email: newEmail(), password: PASSWORD };
  return (await call(server, "/auth/register", { body })).body.access_token;
}

/** Waits until every credit is spent on a report or given back; returns the reports. */
function settle(server: RealServer, token: string) {
  return vi.waitFor(
    async () => {
      const reports = (await call(server, "/analysis/history", { token })).body;
      const { credits } = (await call(server, "/users/me/get_credits", { token })).body;
      expect(credits).toBe(20 - reports.length);
      return reports;
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** A genuine pitch of the maximal length, to keep the engine busy while we kill the server. */
function longPitch() {
  // Three of our texts, each once: a repeated text would be refused without charge.
  const texts = ["produit", "rh", "perso"].map((name) =>
    readFileSync(join(REPOSITORY, `fixtures/pitches/${name}.txt`), "utf8"),
  );
  return pitch({ content: texts.join("\n\n") });
}

test(
  "kill -9 in the middle of analyses loses no credit and no acknowledged report",
  { timeout: 600_000 },
  async () => {
    const body = longPitch();
    let server = await startServer();
    for (const delayMs of [15, 80, 250]) {
      const token = await openAccount(server);
      const acknowledged: string[] = [];
      const dying = server;
      const calls = Promise.allSettled(
        Array.from({ length: 12 }, async (_, i) => {
          const answer = await call(dying, "/analysis/pitch", { token, body, idempotencyKey: `click-${i}` });
          if (answer.status === 200) acknowledged.push(answer.body.id);
        }),
      );
      await sleep(delayMs);
      await dying.kill();
      await calls;

      server = await startServer();
      const reports = await settle(server, token);
      expect(reports.map((report) => report.id)).toEqual(expect.arrayContaining(acknowledged));
      await expectSound(db.database);

      // Repeat the same clicks: each report exists once, for one credit.
      for (let i = 0; i < 12; i += 1) {
        const again = await call(server, "/analysis/pitch", { token, body, idempotencyKey: `click-${i}` });
        expect(again.status).toBe(200);
      }
      expect((await call(server, "/analysis/history", { token })).body).toHaveLength(12);
      expect((await call(server, "/users/me/get_credits", { token })).body.credits).toBe(8);
      await expectSound(db.database);
    }
  },
);

/** A server whose model never answers, and a request that waits for it. */
async function clickBeforeSilentModel() {
  const model = await startModelServer(never);
  const settings = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: "silent", LLM_DEADLINE_SEC: "120" };
  const server = await startServer(settings);
  const token = await openAccount(server);
  const text = readFileSync(join(REPOSITORY, "fixtures/pitches/produit.txt"), "utf8");
  const click = { token, body: pitch({ content: text }), idempotencyKey: "click" };
  const answer = await server.ask("/analysis/pitch", { ...click, accept: "text/event-stream" });
  const events = readEvents(answer.body!);
  expect((await events.next()).value).toMatchObject({ event: "draft", pending: expect.any(Array) });
  // The judge's examination also asks the model; this checks for the user's own question.
  const hooksAsked = () => model.requests.some((request) => readRequest(request).task === "hooks");
  await vi.waitFor(() => expect(hooksAsked()).toBe(true), { timeout: 60_000 });
  return { model, server, token, click, events };
}

test("kill -9 while a model writes gives the credit back", { timeout: 300_000 }, async () => {
  const { model, server, token, click, events } = await clickBeforeSilentModel();
  await server.kill();
  // A draft sent before the kill may still arrive.
  const readToTheBreak = async () => {
    for await (const event of events) expect(event.event).toBe("draft");
  };
  await expect(readToTheBreak()).rejects.toThrow("terminated");
  await model.close();

  const next = await startServer();
  expect(await settle(next, token)).toEqual([]);
  await expectSound(db.database);
  expect((await call(next, "/analysis/pitch", click)).status).toBe(200);
  expect(await settle(next, token)).toHaveLength(1);
  await expectSound(db.database);
});

test(
  "a polite stop while a model writes stores the report, and waits for no model",
  { timeout: 300_000 },
  async () => {
    const { model, server, token, events } = await clickBeforeSilentModel();
    server.child.kill("SIGTERM");
    const told: AnalysisEvent[] = [];
    for await (const event of events) told.push(event);
    expect(await server.ended).toBe(0);
    await model.close();
    expect(told.at(-1)).toMatchObject({
      event: "done",
      analysis: { coach: { tasks: expect.arrayContaining([{ task: "hooks", outcome: "cancelled" }]) } },
    });

    const next = await startServer();
    expect(await settle(next, token)).toHaveLength(1);
    await expectSound(db.database);
  },
);
