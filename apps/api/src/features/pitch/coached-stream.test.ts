import { COACH_TASKS } from "@app/contracts/coach";
import { errorBody } from "@app/contracts/errors";
import { MESSAGES } from "@app/contracts/messages";
import { describe, expect, test } from "vitest";
import { expectPaidOnce, TEXT_PITCH, useCoachedApp } from "../../../test-support/coached-app.ts";
import { listEvents, readEvents } from "../../../test-support/read-events.ts";
import { expectHonestDifference, outcomesOf, takeApart } from "../../../test-support/report-parts.ts";
import {
  analyse,
  bearer,
  creditsOf,
  expectReport,
  listReports,
  pitch,
  register,
} from "../../../test-support/test-app.ts";
import { honest } from "../coach/test-support/honest-model.ts";

const suite = useCoachedApp();

const refusalOf = async (answer: Response) => ({
  status: answer.status,
  body: errorBody.parse(await answer.json()),
});
describe("a stream", () => {
  test("shows the engine's report at once, then each part as it is written, then what is stored", async () => {
    const token = await register(suite.one.app);
    const answer = await suite.stream(token);
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
    expect(first).toEqual(takeApart(suite.engine));

    const done = events.at(-1)!;
    if (done.event !== "done") throw new Error("not done");
    expect(outcomesOf(done.analysis)).toEqual(["written", "written", "written"]);
    expect(takeApart(drafts.at(-1)!.draft)).toEqual(takeApart(done.analysis));
    const stored = await suite.one.app.inject({
      url: `/api/analysis/${done.analysis.id}`,
      headers: bearer(token),
    });
    expect(stored.json()).toEqual(done.analysis);
    await expectPaidOnce(suite.one, token);
  });

  test("that nobody asked for is the same report in one answer", async () => {
    const answer = await analyse(suite.one.app, await register(suite.one.app), TEXT_PITCH);
    expectReport(answer);
    expectHonestDifference(answer.json(), suite.engine);
    expect(outcomesOf(answer.json())).toEqual(["written", "written", "written"]);
  });

  test("where no model is configured is the report alone", async () => {
    const answer = await suite.alone.app.inject({
      method: "POST",
      url: "/api/analysis/pitch",
      headers: { ...bearer(await register(suite.alone.app)), accept: "text/event-stream" },
      payload: TEXT_PITCH,
    });
    const events = await listEvents([answer.body]);
    expect(events).toMatchObject([{ event: "done" }]);
    const [done] = events;
    if (done?.event === "done") expectHonestDifference(done.analysis, suite.engine);
    expect(suite.engine.coach).toMatchObject({ model: null });
    expect(outcomesOf(suite.engine)).toEqual(["absent", "absent", "absent"]);
  });

  test("is not opened for what is refused", async () => {
    const token = await register(suite.one.app);
    const invalid = await suite.stream(token, { body: pitch({ content: "trop court" }) });
    expect(await refusalOf(invalid)).toMatchObject({ status: 400, body: { detail: MESSAGES.pitchTooShort } });
    const stranger = await suite.stream("A".repeat(43));
    expect(await refusalOf(stranger)).toMatchObject({ status: 401, body: { code: "session_expired" } });
    for (let i = 0; i < 20; i += 1) expectReport(await analyse(suite.alone.app, token, TEXT_PITCH));
    const broke = await suite.stream(token);
    expect(broke.headers.get("content-type")).toContain("application/json");
    expect(await refusalOf(broke)).toMatchObject({
      status: 402,
      body: { detail: MESSAGES.creditsInsufficient },
    });
  });

  test("that fails while the model writes says so in its last event, and costs nothing", async () => {
    const token = await register(suite.one.app);
    let answerAll = () => {};
    const held = new Promise<void>((resolve) => (answerAll = resolve));
    suite.one.model.becomes(async (request) => {
      await held;
      return honest(request);
    });
    const events = readEvents((await suite.stream(token)).body!);
    expect((await events.next()).value).toMatchObject({ event: "draft" });
    // Releases the hold during the analysis, as when a lease runs out: too late to store anything.
    await suite.db.pool.query("select end_hold(id, 'released') from hold where state = 'held'");
    answerAll();
    const rest = [];
    for await (const event of events) rest.push(event);
    expect(rest.at(-1)).toEqual({
      event: "failed",
      status: 503,
      error: { detail: MESSAGES.unavailable, code: "unavailable" },
    });
    expect(await creditsOf(suite.one.app, token)).toBe(20);
    expect(await listReports(suite.one.app, token)).toEqual([]);
  });
});
