import type { Analysis } from "@app/contracts/report";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectPaidOnce, openCoachedApp, TEXT_PITCH, textEngine } from "../../../test-support/coached-app.ts";
import { expectHonestDifference, outcomesOf } from "../../../test-support/report-parts.ts";
import { analyse, openTestApp, register } from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";
import * as canned from "../../adapters/language-model/test-support/canned-responses.ts";
import { honest } from "../coach/test-support/honest-model.ts";
import { readRequest } from "../coach/test-support/read-request.ts";

const DEADLINE_SEC = 3;
/** Time for the engine and the ledger on a busy machine. */
const BESIDES_MS = 5000;

let db: TestDatabase;
/** The analysis of the same pitch without a model. */
let engine: Analysis;
beforeAll(async () => {
  db = await createTestDatabase();
  const alone = await openTestApp(db, { engine: textEngine });
  engine = (await analyse(alone.app, await register(alone.app), TEXT_PITCH)).json();
  await alone.close();
});
afterAll(() => db.close());

/** Analyses under each fault, after a passed examination; checks each time that one report is stored and paid. */
async function analyseIn(
  reply: Parameters<Awaited<ReturnType<typeof openCoachedApp>>["model"]["becomes"]>[0],
) {
  const one = await openCoachedApp(db, { deadlineSec: DEADLINE_SEC });
  one.model.becomes(reply);
  const token = await register(one.app);
  const begun = performance.now();
  const answer = await analyse(one.app, token, TEXT_PITCH);
  const ms = performance.now() - begun;
  await expectPaidOnce(one, token);
  await one.close();
  expect(ms).toBeLessThan(DEADLINE_SEC * 1000 + BESIDES_MS);
  expectHonestDifference(answer.json(), engine);
  return outcomesOf(answer.json());
}

/** Faults that are retried after a wait, or waited for: the loop skips them. */
const WAITED_FOR = new Set(["500", "429", "a cut connection", "silence"]);

for (const [name, answer, expected] of [
  ["500", canned.status(500), ["busy", "unreachable", "circuit_open"]],
  ["429", canned.status(429), ["busy", "circuit_open"]],
  ["429 for an hour", canned.status(429, { retryAfter: "3600" }), ["busy"]],
  ["401", canned.status(401), ["refused", "circuit_open"]],
  ["a cut connection", canned.cut(), ["unreachable", "malformed", "circuit_open"]],
  ["malformed JSON", canned.raw('{"choices": ['), ["malformed"]],
  ["a refusal", canned.refusal(), ["content_filter"]],
  ["a cut at the length", canned.cutAtLength('{"metrics": ['), ["malformed"]],
  ["a flood", canned.flood(), ["malformed"]],
  ["a redirect", canned.redirect("http://127.0.0.1:9/"), ["unreachable", "refused", "circuit_open"]],
  ["silence", canned.never(), []],
] as const)
  test(`${name} leaves the engine's report`, { tags: WAITED_FOR.has(name) ? ["long"] : [] }, async () => {
    // On a busy machine any of them may time out.
    for (const found of await analyseIn(() => answer)) expect([...expected, "timeout"]).toContain(found);
  });

test("one task that fails takes nothing from the others", async () => {
  const outcomes = await analyseIn((request) =>
    readRequest(request).task === "rewriting" ? canned.refusal() : honest(request),
  );
  expect(outcomes).toEqual(["written", "content_filter", "written"]);
});
