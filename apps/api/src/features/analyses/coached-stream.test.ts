import type { Analysis } from "@app/contracts/analysis";
import { COACH_TASKS } from "@app/contracts/coach";
import { errorBody } from "@app/contracts/errors";
import { MESSAGES } from "@app/contracts/messages";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  type CoachedApp,
  expectPaidOnce,
  openCoachedApp,
  TEXT_PITCH,
  textEngine,
} from "../../../test-support/coached-app.ts";
import { listEvents, readEvents } from "../../../test-support/read-events.ts";
import { expectHonestDifference, outcomesOf, takeApart } from "../../../test-support/report-parts.ts";
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
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";
import { honest } from "../coaching/test-support/honest-model.ts";

let db: TestDatabase;
let alone: TestApp;
let one: CoachedApp;
let origin: string;
/** The same pitch, where no model is configured. */
let engine: Analysis;
beforeAll(async () => {
  db = await createTestDatabase();
  alone = await openTestApp(db, { textEngine });
  engine = (await analyse(alone.app, await register(alone.app), TEXT_PITCH)).json();
  one = await openCoachedApp(db);
  origin = await one.app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  one.model.becomes(honest);
  await expectSound(db.database);
});
afterAll(async () => {
  await one.close();
  await alone.close();
  await db.close();
});

const stream = (
  token: string,
  { key = "click", body = TEXT_PITCH, signal = null as AbortSignal | null } = {},
) =>
  fetch(`${origin}/api/analysis/pitch`, {
    method: "POST",
    headers: {
      ...bearer(token),
      "content-type": "application/json",
      accept: "text/event-stream",
      "accept-encoding": "br, gzip",
      "idempotency-key": key,
    },
    body: JSON.stringify(body),
    signal,
  });

const refusalOf = async (answer: Response) => ({
  status: answer.status,
  body: errorBody.parse(await answer.json()),
});
describe("a stream", () => {
  test("shows the engine's report at once, then each part as it is written, then what is stored", async () => {
    const token = await register(one.app);
    const answer = await stream(token);
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    const events = await listEvents(answer.body!);
    expect(events.map(({ event }) => event)).toEqual(["draft", "draft", "draft", "draft", "done"]);

    const drafts = events.flatMap((event) => (event.event === "draft" ? event : []));
    expect(drafts.map(({ pending }) => pending.length)).toEqual([3, 2, 1, 0]);
    expect(drafts[0]!.pending).toEqual(COACH_TASKS);
    for (const { draft, pending } of drafts)
      expect([...draft.coach.tasks.map(({ task }) => task), ...pending].sort()).toEqual(
        [...COACH_TASKS].sort(),
      );
    const first = takeApart(drafts[0]!.draft);
    expect(first).toEqual(takeApart(engine));

    const done = events.at(-1)!;
    if (done.event !== "done") throw new Error("not done");
    expect(outcomesOf(done.analysis)).toEqual(["written", "written", "written"]);
    expect(takeApart(drafts.at(-1)!.draft)).toEqual(takeApart(done.analysis));
    const stored = await one.app.inject({ url: `/api/analysis/${done.analysis.id}`, headers: bearer(token) });
    expect(stored.json()).toEqual(done.analysis);
    await expectPaidOnce(one, token);
  });

  test("that nobody asked for is the same report in one answer", async () => {
    const answer = await analyse(one.app, await register(one.app), TEXT_PITCH);
    expectReport(answer);
    expectHonestDifference(answer.json(), engine);
    expect(outcomesOf(answer.json())).toEqual(["written", "written", "written"]);
  });

  test("where no model is configured is the report alone", async () => {
    const answer = await alone.app.inject({
      method: "POST",
      url: "/api/analysis/pitch",
      headers: { ...bearer(await register(alone.app)), accept: "text/event-stream" },
      payload: TEXT_PITCH,
    });
    const events = await listEvents([answer.body]);
    expect(events).toMatchObject([{ event: "done" }]);
    const [done] = events;
    if (done?.event === "done") expectHonestDifference(done.analysis, engine);
    expect(engine.coach).toMatchObject({ model: null });
    expect(outcomesOf(engine)).toEqual(["absent", "absent", "absent"]);
  });

  test("is not opened for what is refused", async () => {
    const token = await register(one.app);
    const invalid = await stream(token, { body: pitch({ content: "trop court" }) });
    expect(await refusalOf(invalid)).toMatchObject({ status: 400, body: { detail: MESSAGES.pitchTooShort } });
    const stranger = await stream("A".repeat(43));
    expect(await refusalOf(stranger)).toMatchObject({ status: 401, body: { code: "session_expired" } });
    for (let i = 0; i < 20; i += 1) expectReport(await analyse(alone.app, token, TEXT_PITCH));
    const broke = await stream(token);
    expect(broke.headers.get("content-type")).toContain("application/json");
    expect(await refusalOf(broke)).toMatchObject({
      status: 402,
      body: { detail: MESSAGES.creditsInsufficient },
    });
  });

  test("that fails while the model writes says so in its last event, and costs nothing", async () => {
    const token = await register(one.app);
    let answerAll = () => {};
    const held = new Promise<void>((resolve) => (answerAll = resolve));
    one.model.becomes(async (request) => {
      await held;
      return honest(request);
    });
    const events = readEvents((await stream(token)).body!);
    expect((await events.next()).value).toMatchObject({ event: "draft" });
    // The hold is given back under its feet, as after a lease that ran out: too late to store anything.
    await db.pool.query("select end_hold(id, 'released') from hold where state = 'held'");
    answerAll();
    const rest = [];
    for await (const event of events) rest.push(event);
    expect(rest.at(-1)).toEqual({
      event: "failed",
      status: 503,
      error: { detail: MESSAGES.unavailable, code: "unavailable" },
    });
    expect(await creditsOf(one.app, token)).toBe(20);
    expect(await listReports(one.app, token)).toEqual([]);
  });
});
