import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestClock, type TestClock } from "../../test-support/test-clock.ts";
import { createTestDatabase, type TestDatabase } from "../../test-support/test-database.ts";
import { sql } from "../db/drizzle.ts";
import type { Deps } from "../deps.ts";
import type { Job } from "./job.ts";
import { JOBS } from "./jobs.ts";
import { runJobs } from "./run-jobs.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let db: TestDatabase;
let clock: TestClock;
const lines: string[] = [];
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  clock = openTestClock("2026-11-22T22:30:00Z");
  lines.length = 0;
  await db.database.execute(sql`truncate daily_job`);
});
afterAll(() => db.close());

const depsOf = () =>
  ({
    database: db.database,
    clock,
    log: pino<never>({}, { write: (line) => void lines.push(line) }),
  }) as Partial<Deps> as Deps;
/** Advances the clock, and waits until `sleepers` jobs have done their due work and sleep again. */
const advance = async (ms: number, sleepers = 1) => {
  clock.advance(ms);
  await clock.waitForSleepers(sleepers);
};

test("a job runs at the start and in its rhythm, its failures logged without their message", async () => {
  const runs: string[] = [];
  const job: Job = {
    name: "count",
    when: { everySec: 10 },
    run: async (_deps, now) => {
      runs.push(now.toISOString().slice(11, 19));
      if (runs.length === 2) throw new TypeError("secret");
    },
  };
  const { stop } = runJobs([job], depsOf());
  await clock.waitForSleepers(1);
  await advance(9_999);
  expect(runs).toEqual(["22:30:00"]);
  await advance(1);
  await advance(10_000);
  expect(runs).toEqual(["22:30:00", "22:30:10", "22:30:20"]);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 40, job: "count", error: "TypeError" });
  expect(lines[0]).not.toContain("secret");
  await stop();
});

test("a stop waits for the run in progress, which hears of it", async () => {
  let ended = false;
  const job: Job = {
    name: "long",
    when: { everySec: 1 },
    run: (_deps, _now, signal) =>
      new Promise((resolve) =>
        signal.addEventListener("abort", () => {
          ended = true;
          resolve(null);
        }),
      ),
  };
  await runJobs([job], depsOf()).stop();
  expect(ended).toBe(true);
});

test("a daily job runs once a day from its hour on, in one process of several", async () => {
  const runs: string[] = [];
  const job: Job = {
    name: "daily",
    when: { dailyAt: 23 },
    run: async (_deps, now) => runs.push(now.toISOString().slice(0, 16)),
  };
  const processes = [1, 2, 3].map(() => runJobs([job], depsOf()));
  await clock.waitForSleepers(3);
  // It never ran before: yesterday's run is caught up.
  expect(runs).toEqual(["2026-11-22T22:30"]);
  for (let minute = 0; minute < 90; minute += 1) await advance(MINUTE_MS, 3);
  expect(runs.slice(1)).toEqual(["2026-11-22T23:00"]);
  await advance(24 * HOUR_MS, 3);
  expect(runs).toHaveLength(3);
  for (const { stop } of processes) await stop();
});

test("a daily job that fails is tried again after ten minutes, and a lost one after its lease", async () => {
  let runs = 0;
  const job: Job = {
    name: "fragile",
    when: { dailyAt: 3 },
    run: async () => {
      runs += 1;
      if (runs === 1) throw new Error("not today");
    },
  };
  const { stop } = runJobs([job], depsOf());
  await clock.waitForSleepers(1);
  for (let minute = 0; minute < 9; minute += 1) await advance(MINUTE_MS);
  expect(runs).toBe(1);
  await advance(MINUTE_MS);
  expect(runs).toBe(2);
  await stop();
  await db.database.execute(
    sql`update daily_job set done_day = null, claimed_until = ${clock.now().toISOString()}::timestamptz + interval '1 hour'`,
  );
  const again = runJobs([job], depsOf());
  await clock.waitForSleepers(1);
  expect(runs).toBe(2);
  await advance(HOUR_MS);
  expect(runs).toBe(3);
  await again.stop();
});

test("every job has a name of its own", () => {
  expect(new Set(JOBS.map(({ name }) => name)).size).toBe(JOBS.length);
});
