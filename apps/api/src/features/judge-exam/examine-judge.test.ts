import { findGraderInstructions } from "@app/engine/review";
import { readText } from "@app/engine/language";
import { countWords, PITCH_TYPES } from "@app/engine/pitch";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";
import { offlineLanguageModel } from "../../adapters/language-model/offline.ts";
import { never, refusal, status } from "../../adapters/language-model/test-support/canned-responses.ts";
import { sql } from "../../db/drizzle.ts";
import { LEVELS, papersOf } from "./exam/papers.ts";
import { examineJudges, examSetOf } from "./examine-judge.ts";
import { findCalibration } from "./find-calibration.ts";
import { readWhole } from "../coach/read-whole.ts";
import { systemClock } from "../../clock.ts";
import type { Deps } from "../../deps.ts";
import { JOBS } from "../../jobs/jobs.ts";
import { runJobs } from "../../jobs/run-jobs.ts";
import { garbage, honest, inventing, obedient, praising } from "../coach/test-support/honest-model.ts";
import { type OpenCoach, openCoach } from "../coach/test-support/open-coach.ts";
import { readRequest } from "../coach/test-support/read-request.ts";

const STAY = new AbortController().signal;
const JOB = JOBS.filter(({ name }) => name === "examine the judge");
/** Two sets of four papers, four texts of other sources, one of them read twice. */
const PAPERS = 13;

let db: TestDatabase;
let open: OpenCoach;
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  open = await openCoach(db.database, honest);
});
afterEach(async () => {
  await open.close();
  await db.database.execute(sql`truncate judge_examination`);
});
afterAll(async () => {
  await db.close();
});

const findings = ({ deps } = open) =>
  Promise.all(
    PITCH_TYPES.map(async (type) => (await findCalibration(db.database, deps.coach.describe()!, type)).kind),
  );
const each = (kind: string) => PITCH_TYPES.map(() => kind);

describe.each(PITCH_TYPES)("the papers of %s", (pitchType) => {
  const open = examSetOf(pitchType).papers.map(
    ({
      level,
      subject: {
        open: { pitch, report },
      },
    }) => ({ level, pitch, report }),
  );
  const sets = [open.slice(0, LEVELS.length), open.slice(LEVELS.length, 2 * LEVELS.length)];

  test("are two sets of the four levels", () => {
    for (const set of sets) expect(set.map(({ level }) => level)).toEqual([...LEVELS]);
  });

  test("are ranked by the engine as everybody would", () => {
    for (const [weak, medium, strong] of sets) {
      const [low, middle, high] = [weak, medium, strong].map((paper) => paper!.report.globalScore);
      expect(low).toBeLessThan(20);
      expect(middle! - low!).toBeGreaterThan(4);
      expect(high! - middle!).toBeGreaterThan(4);
      expect(high).toBeGreaterThan(40);
    }
  });

  // The order wanted on the scale; today one strong speech is below it (41.6), and a medium answer and speech too (23.7
  // and 22.6).
  const isApart = { fails: pitchType !== "produit" };
  test("stand apart on the scale: weak under 23, medium from 24 to 45, strong over 46", isApart, () => {
    for (const [weak, medium, strong] of sets) {
      expect(weak!.report.globalScore).toBeLessThan(23);
      expect(medium!.report.globalScore).toBeGreaterThan(24);
      expect(medium!.report.globalScore).toBeLessThan(45);
      expect(strong!.report.globalScore).toBeGreaterThan(46);
    }
  });

  test("hold four texts of other sources, whose readings span the scale", () => {
    const others = examSetOf(pitchType).papers.filter(({ level }) => level === "other");
    expect(others).toHaveLength(4);
    const readings = others.map(({ reading }) => reading);
    expect(Math.max(...readings) - Math.min(...readings)).toBeGreaterThan(5);
    expect(others.filter(({ isReadTwice }) => isReadTwice)).toHaveLength(1);
  });

  test("are real pitches of a minute", () => {
    for (const { pitch, report } of sets.flat()) {
      expect(report.validity).toBeGreaterThan(0.95);
      expect(report.notices).toEqual([]);
      expect(countWords(pitch.content)).toBeGreaterThanOrEqual(100);
      expect(countWords(pitch.content)).toBeLessThanOrEqual(190);
    }
  });

  test("hide an order that the engine's own gate does not know, and that lifts nothing by itself", () => {
    for (const [weak, , , injected] of sets) {
      expect(findGraderInstructions(readText(injected!.pitch.content))).toEqual([]);
      expect(injected!.pitch.content.startsWith(weak!.pitch.content)).toBe(true);
      expect(injected!.report.globalScore - weak!.report.globalScore).toBeLessThan(3);
    }
  });

  test("are not the texts that the prompt shows", () => {
    for (const { subject } of examSetOf(pitchType).papers) {
      const { system } = readWhole.prompt(subject.masked);
      const sentences = subject.open.pitch.content.split(/(?<=[.?!])\s+/);
      expect(sentences.filter((text) => text.length > 20 && system.includes(text))).toEqual([]);
    }
  });
});

describe("a judge that", () => {
  test("tells weak from strong is calibrated, once", async () => {
    expect(await findings()).toEqual(each("unexamined"));
    await examineJudges(open.deps, STAY);
    expect(await findings()).toEqual(each("calibrated"));
    expect(open.server.requests).toHaveLength(PITCH_TYPES.length * PAPERS);
    await examineJudges(open.deps, STAY);
    expect(open.server.requests).toHaveLength(PITCH_TYPES.length * PAPERS);
  });

  test.each([
    ["praises everything", praising],
    ["obeys what it reads", obedient],
  ])("%s is heard by nobody", async (_case, character) => {
    open.becomes(character);
    await examineJudges(open.deps, STAY);
    expect(await findings()).toEqual(each("undiscerning"));
  });

  test("explains itself badly is still read for its scores", async () => {
    open.becomes(inventing);
    await examineJudges(open.deps, STAY);
    expect(await findings()).toEqual(each("calibrated"));
    expect(open.server.requests).toHaveLength(PITCH_TYPES.length * PAPERS);
  });

  test("gives no usable answer stays unexamined, and is asked again another day", async () => {
    open.becomes(garbage);
    await examineJudges(open.deps, STAY);
    expect(await findings()).toEqual(each("unexamined"));
    const asked = open.server.requests.length;
    await examineJudges(open.deps, STAY);
    expect(open.server.requests).toHaveLength(asked);
    await db.database.execute(
      sql`update judge_examination set examined_at = examined_at - interval '13 hours',
        expires_at = expires_at - interval '13 hours'`,
    );
    open.becomes(honest);
    await examineJudges(open.deps, STAY);
    expect(await findings()).toEqual(each("calibrated"));
  });

  test("declines the text that gives orders resists it as well as one that judges it", async () => {
    const orders = new Set(
      PITCH_TYPES.flatMap((type) =>
        papersOf(type).flatMap(({ level, pitch }) => (level === "injected" ? [pitch.content] : [])),
      ),
    );
    open.becomes((request) =>
      [...orders].some((text) => readRequest(request).pitch.content.includes(text.slice(-80)))
        ? refusal()
        : honest(request),
    );
    await examineJudges(open.deps, STAY);
    expect(await findings()).toEqual(each("calibrated"));
  });

  test("is another model or stands behind another service is examined by itself", async () => {
    await examineJudges(open.deps, STAY);
    const other = await openCoach(db.database, praising);
    try {
      await examineJudges(other.deps, STAY);
      expect(await findings(other)).toEqual(each("undiscerning"));
      expect(await findings()).toEqual(each("calibrated"));
    } finally {
      await other.close();
    }
  });
});

describe("the examination", () => {
  test("is held by one of several processes", async () => {
    await Promise.all([1, 2, 3].map(() => examineJudges(open.deps, STAY)));
    expect(open.server.requests).toHaveLength(PITCH_TYPES.length * PAPERS);
    expect(await findings()).toEqual(each("calibrated"));
  });

  test("is left at once when the server stops, and open to the next", async () => {
    const asked = Promise.withResolvers<void>();
    // The model never answers: code that waited for it would never return.
    open.becomes(() => {
      asked.resolve();
      return never();
    });
    const stopping = new AbortController();
    const held = examineJudges(open.deps, stopping.signal);
    await asked.promise;
    stopping.abort();
    await held;
    open.becomes(honest);
    await examineJudges(open.deps, STAY);
    expect(await findings()).toEqual(each("calibrated"));
  });

  test("leaves a service that is down alone, for longer each time", async () => {
    open.becomes(() => status(401));
    const waits: number[][] = [];
    for (let time = 0; time < 3; time += 1) {
      const before = open.server.requests.length;
      await examineJudges(open.deps, STAY);
      await examineJudges(open.deps, STAY);
      expect(open.server.requests.length - before).toBe(1);
      const { rows } = await db.database.execute<{ sec: number }>(
        sql`select extract(epoch from not_before - now())::float as sec from judge_examination`,
      );
      waits.push(rows.map(({ sec }) => Math.round(sec / 15)));
      await db.database.execute(sql`update judge_examination set not_before = now()`);
    }
    expect(waits).toEqual([1, 2, 4].map((wait) => [wait, wait, wait]));
  });

  test("that ran out is worth nothing", async () => {
    await examineJudges(open.deps, STAY);
    await db.database.execute(sql`update judge_examination set expires_at = now() - interval '1 second'`);
    expect(await findings()).toEqual(each("unexamined"));
  });

  test("is renewed while the last one stands, which stays when the service is down", async () => {
    await examineJudges(open.deps, STAY);
    await db.database.execute(sql`update judge_examination set expires_at = now() + interval '4 days'`);
    open.becomes(() => status(401));
    await examineJudges(open.deps, STAY);
    expect(await findings()).toEqual(each("calibrated"));
  });

  test("is held from the start of a server, and leaves nothing behind when it stops", async () => {
    const job = runJobs(JOB, { ...open.deps, clock: systemClock } as Deps);
    await expect.poll(() => findings(), { timeout: 60_000 }).toEqual(each("calibrated"));
    // During its pause of several seconds: if the stop waited for the next run, its questions would be counted here.
    const asked = open.server.requests.length;
    await job.stop();
    expect(open.server.requests).toHaveLength(asked);
    expect(open.lines.filter((line) => line.includes("job failed"))).toEqual([]);
  });

  test("is not held where no model is configured", async () => {
    const deps = { ...open.deps, coach: offlineLanguageModel };
    for (const { run } of JOB) await run(deps as Deps, new Date(), STAY);
    expect(open.server.requests).toEqual([]);
  });

  test("tells the operator of a judge that nobody hears, and of a service that refuses", async () => {
    open.becomes(praising);
    await examineJudges(open.deps, STAY);
    expect(open.lines.filter((line) => JSON.parse(line).level === 40)).toHaveLength(PITCH_TYPES.length);
    await db.database.execute(sql`truncate judge_examination`);
    open.becomes(() => status(401));
    await examineJudges(open.deps, STAY);
    expect(JSON.parse(open.lines.at(-1)!)).toMatchObject({ level: 40, outcome: "refused" });
  });
});
