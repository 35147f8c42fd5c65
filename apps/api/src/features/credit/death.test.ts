import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openCoachedApp, TEXT_PITCH, textEngine } from "../../../test-support/coached-app.ts";
import { openDoomedApp } from "../../../test-support/doomed-app.ts";
import {
  analyse,
  creditsOf,
  expectReport,
  expectSound,
  listReports,
  logIn,
  newEmail,
  openTestApp,
  PASSWORD,
  register,
  type TestApp,
  type TestDeps,
} from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";

let db: TestDatabase;
let survivor: TestApp;
beforeAll(async () => {
  db = await createTestDatabase();
  survivor = await openTestApp(db);
});
afterAll(async () => {
  await survivor.close();
  await db.close();
});

/** Kills a process at each of its statements in turn; returns the number of statements after which it survives. */
async function dieAtEachStatement(when: "before" | "after", change: TestDeps = {}): Promise<number> {
  for (let step = 1; ; step += 1) {
    const token = await register(survivor.app);
    const doomed = await openDoomedApp(db, step, when, change);
    const answer = await analyse(doomed.app, token, TEXT_PITCH, "click");
    const alive = !doomed.died();
    await doomed.close();
    expect(answer.statusCode, `step ${step}`).toBe(alive ? 200 : 503);
    // Takes seconds, not a whole lease: the others see that its lock is free.
    await vi.waitFor(
      async () => {
        const reports = await listReports(survivor.app, token);
        expect(await creditsOf(survivor.app, token), `step ${step}`).toBe(20 - reports.length);
      },
      { timeout: 60_000, interval: 20 },
    );
    await expectSound(db.database);
    // The same click again gets its report, for one price in all.
    expectReport(await analyse(survivor.app, token, TEXT_PITCH, "click"));
    expect(await creditsOf(survivor.app, token), `step ${step}`).toBe(19);
    expect(await listReports(survivor.app, token)).toHaveLength(1);
    await expectSound(db.database);
    if (alive) return step;
  }
}

describe.each(["before", "after"] as const)("a process that dies %s its n-th statement", (when) => {
  test(
    "leaves every credit spent on a stored report, or given back",
    { tags: ["long"], timeout: 600_000 },
    async () => {
      // Statements: session, throttle, hold, begin, capture, insert, commit, reading back.
      expect(await dieAtEachStatement(when)).toBeGreaterThanOrEqual(8);
    },
  );

  test(
    "and where a coach works between the measures and the report",
    { tags: ["long"], timeout: 600_000 },
    async () => {
      const { deps, close } = await openCoachedApp(db);
      const { coach, config } = deps;
      // One statement more: the judge's examination.
      expect(await dieAtEachStatement(when, { coach, config, engine: textEngine })).toBeGreaterThanOrEqual(9);
      await close();
    },
  );

  test("opens an account with its credits, or none", { tags: ["long"], timeout: 600_000 }, async () => {
    for (let step = 1, alive = false; !alive; step += 1) {
      const email = newEmail();
      const doomed = await openDoomedApp(db, step, when);
      const payload = { email, password: PASSWORD };
      await doomed.app.inject({ method: "POST", url: "/api/auth/register", payload });
      alive = !doomed.died();
      await doomed.close();
      await expectSound(db.database);
      const entry = await logIn(survivor.app, email, PASSWORD);
      const opened = entry.statusCode === 200;
      const credits = opened ? await creditsOf(survivor.app, entry.json().access_token) : null;
      expect([entry.statusCode, credits], `step ${step}`).toEqual(opened ? [200, 20] : [401, null]);
    }
  });
});
