import { setTimeout as sleep } from "node:timers/promises";
import type { CoachTaskName } from "@app/contracts/coach";
import { describe, expect, test, vi } from "vitest";
import {
  expectPaidOnce,
  openCoachedApp,
  TEXT_PITCH,
  useCoachedApp,
} from "../../../test-support/coached-app.ts";
import { listEvents, readEvents } from "../../../test-support/read-events.ts";
import { expectHonestDifference, outcomesOf } from "../../../test-support/report-parts.ts";
import { bearer, listReports, register } from "../../../test-support/test-app.ts";
import type { ChatRequest } from "../../adapters/language-model/test-support/model-server.ts";
import * as canned from "../../adapters/language-model/test-support/canned-responses.ts";
import { honest } from "../coach/test-support/honest-model.ts";
import { readRequest } from "../coach/test-support/read-request.ts";

const suite = useCoachedApp();

const taskOf = (request: ChatRequest) => readRequest(request).task;
/** The honest model, with another answer for one task. */
const except = (task: CoachTaskName, other: canned.CannedResponse) => (request: ChatRequest) =>
  taskOf(request) === task ? other : honest(request);

describe("a user who leaves while the model writes", () => {
  async function leaveHalfway(token: string, body = TEXT_PITCH): Promise<void> {
    suite.one.model.becomes(except("rewriting", canned.never()));
    const leave = new AbortController();
    const answer = await suite.stream(token, { body, signal: leave.signal });
    for await (const event of readEvents(answer.body!))
      if (event.event === "draft" && event.pending.length === 1) break;
    leave.abort();
  }

  test("finds the report in the history, paid once, with what was written by then", async () => {
    const token = await register(suite.one.app);
    await leaveHalfway(token);
    const [listed] = await vi.waitFor(
      async () => {
        const reports = await listReports(suite.one.app, token);
        expect(reports).toHaveLength(1);
        return reports;
      },
      { timeout: 60_000, interval: 20 },
    );
    const report = (
      await suite.one.app.inject({ url: `/api/analysis/${listed!.id}`, headers: bearer(token) })
    ).json();
    expect(outcomesOf(report)).toEqual(["written", "cancelled", "written"]);
    expectHonestDifference(report, suite.engine);
    await expectPaidOnce(suite.one, token);
  });

  test("gets the same report for the same click, and pays for one", async () => {
    const token = await register(suite.one.app);
    // The judge's examination and the product's examples, one of which is this text, may also query the model
    // meanwhile: this objective identifies the user's own questions.
    const target = "Trouver une associée à Vannes";
    const body = { ...TEXT_PITCH, target };
    await leaveHalfway(token, body);
    const askedOfUser = () =>
      suite.one.model.server.requests.filter((request) => JSON.stringify(request).includes(target));
    expect(askedOfUser()).not.toEqual([]);
    suite.one.model.server.requests.length = 0;
    const again = await vi.waitFor(
      async () => {
        const answer = await suite.stream(token, { body });
        expect(answer.status).toBe(200);
        return listEvents(answer.body!);
      },
      { timeout: 60_000, interval: 50 },
    );
    const reports = await listReports(suite.one.app, token);
    expect(again).toMatchObject([{ event: "done", analysis: { id: reports[0]!.id } }]);
    expect(askedOfUser()).toEqual([]);
    await expectPaidOnce(suite.one, token);
  });

  test("without having asked for a stream ends the coach as well", async () => {
    const token = await register(suite.one.app);
    suite.one.model.becomes(canned.never);
    const leave = new AbortController();
    const call = fetch(`${suite.origin}/api/analysis/pitch`, {
      method: "POST",
      headers: { ...bearer(token), "content-type": "application/json" },
      body: JSON.stringify(TEXT_PITCH),
      signal: leave.signal,
    });
    await sleep(500);
    leave.abort();
    await expect(call).rejects.toThrow("aborted");
    await vi.waitFor(() => expectPaidOnce(suite.one, token), { timeout: 60_000, interval: 20 });
  });
});

test(
  "a stop waits for no model: what is written by then is stored and told",
  { tags: ["long"] },
  async () => {
    const stopping = await openCoachedApp(suite.db, { deadlineSec: 60 });
    const token = await register(stopping.app);
    const address = await stopping.app.listen({ port: 0, host: "127.0.0.1" });
    stopping.model.becomes(except("judgement", canned.never()));
    const answer = await fetch(`${address}/api/analysis/pitch`, {
      method: "POST",
      headers: { ...bearer(token), "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify(TEXT_PITCH),
    });
    const events = readEvents(answer.body!);
    for await (const event of events) if (event.event === "draft" && event.pending.length === 1) break;
    // The model never answers: if stopping waited for it, it would never end.
    await stopping.close();
    await expectPaidOnce(suite.one, token);
    const [listed] = await listReports(suite.one.app, token);
    const report = (
      await suite.one.app.inject({ url: `/api/analysis/${listed!.id}`, headers: bearer(token) })
    ).json();
    expect(outcomesOf(report)).toEqual(["cancelled", "written", "written"]);
  },
);
