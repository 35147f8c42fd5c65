import { readFileSync } from "node:fs";
import path from "node:path";
import type { Analysis } from "@app/contracts/report";
import type { PitchText } from "@app/engine/pitch";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { readOnce } from "../../../packages/engine/test-support/read-once.ts";
import type { LanguageModelSettings } from "../src/config.ts";
import { examineJudges } from "../src/features/judge-exam/examine-judge.ts";
import { type Character, honest } from "../src/features/coach/test-support/honest-model.ts";
import { type OpenCoach, openCoach } from "../src/features/coach/test-support/open-coach.ts";
import {
  analyse,
  bearer,
  creditsOf,
  expectSound,
  listReports,
  openTestApp,
  pitch,
  register,
  type TestApp,
  type TestDeps,
} from "./test-app.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

interface CoachedApp extends TestApp {
  model: OpenCoach;
}

const FIXTURES = path.join(import.meta.dirname, "../../../fixtures/pitches");
/** A strong pitch, as a request, with names of people in it. */
export const TEXT_PITCH = pitch({ content: readFileSync(path.join(FIXTURES, "produit.txt"), "utf8") });

/** The real text engine, in this thread; each text is analysed once. */
export const textEngine = { measureText: async (pitch: PitchText) => readOnce(pitch) };

/** An application with the real engine and coach, and a model that has passed its examination (the honest one). */
export async function openCoachedApp(
  db: Pick<TestDatabase, "database" | "connection">,
  settings: Partial<LanguageModelSettings> = {},
  { engine, ...change }: TestDeps = {},
  character: Character = honest,
): Promise<CoachedApp> {
  const model = await openCoach(db.database, character, settings);
  await examineJudges(model.deps, AbortSignal.timeout(60_000));
  const config = { ...model.deps.config, throttleScale: 1000 };
  const one = await openTestApp(db, {
    ...model.deps,
    config,
    ...change,
    engine: { ...textEngine, ...engine },
  });
  return {
    ...one,
    model,
    close: async () => {
      await one.close();
      await model.close();
    },
  };
}

/** Shared by the tests of one file; set before the first test. */
interface CoachedTests {
  db: TestDatabase;
  /** The application without a model. */
  alone: TestApp;
  one: CoachedApp;
  /** The report of `TEXT_PITCH` without a model. */
  engine: Analysis;
  /** Origin of the coached application, which listens on a port. */
  origin: string;
  /** Requests the events of an analysis, over real HTTP. */
  stream(
    token: string,
    options?: { key?: string; body?: typeof TEXT_PITCH; signal?: AbortSignal | null },
  ): Promise<Response>;
}

/**
 * Opens both applications for the tests of one file; after each test restores the honest model and checks the ledger.
 */
export function useCoachedApp(): CoachedTests {
  const tests = {} as CoachedTests;
  beforeAll(async () => {
    const db = await createTestDatabase();
    const alone = await openTestApp(db, { engine: textEngine });
    const engine: Analysis = (await analyse(alone.app, await register(alone.app), TEXT_PITCH)).json();
    // One voice process for both applications: starting one takes seconds.
    const one = await openCoachedApp(db, {}, { engine: alone.deps.engine });
    const origin = await one.app.listen({ port: 0, host: "127.0.0.1" });
    const stream: CoachedTests["stream"] = (
      token,
      { key = "click", body = TEXT_PITCH, signal = null } = {},
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
    Object.assign(tests, { db, alone, one, engine, origin, stream });
  });
  afterEach(async () => {
    tests.one.model.becomes(honest);
    await expectSound(tests.db.database);
  });
  afterAll(async () => {
    await tests.one.close();
    await tests.alone.close();
    await tests.db.close();
  });
  return tests;
}

/** Expects one report in the history, one credit spent of twenty, and a valid ledger. */
export async function expectPaidOnce({ app, deps }: TestApp, token: string): Promise<void> {
  expect(await creditsOf(app, token)).toBe(19);
  expect(await listReports(app, token)).toHaveLength(1);
  await expectSound(deps.database);
}
