import { readFileSync } from "node:fs";
import path from "node:path";
import { analysePitchText } from "@app/engine/scoring/analyse-text";
import type { PitchText } from "@app/engine/scoring/report";
import { expect } from "vitest";
import type { LanguageModelSettings } from "../src/config.ts";
import type { Deps } from "../src/deps.ts";
import { examineJudges } from "../src/features/coaching/examine-judge.ts";
import { type Character, honest } from "../src/features/coaching/test-support/honest-model.ts";
import { type OpenCoach, openCoach } from "../src/features/coaching/test-support/open-coach.ts";
import { creditsOf, expectSound, listReports, openTestApp, pitch, type TestApp } from "./test-app.ts";
import type { TestDatabase } from "./test-database.ts";

export interface CoachedApp extends TestApp {
  model: OpenCoach;
}

const FIXTURES = path.join(import.meta.dirname, "../../../fixtures/pitches");
/** A strong one, as a request, with names of persons in it. */
export const TEXT_PITCH = pitch({ content: readFileSync(path.join(FIXTURES, "produit.txt"), "utf8") });

/** The real engine, in this thread. */
export const textEngine = {
  measure: async (pitch: PitchText) => analysePitchText(pitch),
  close: async () => {},
};

/** An application with the real engine and coach, before a model that was examined: an honest one, which passes. */
export async function openCoachedApp(
  db: Pick<TestDatabase, "database" | "connection">,
  settings: Partial<LanguageModelSettings> = {},
  change: Partial<Deps> = {},
  character: Character = honest,
): Promise<CoachedApp> {
  const model = await openCoach(db.database, character, settings);
  await examineJudges(model.deps, AbortSignal.timeout(60_000));
  const config = { ...model.deps.config, throttleScale: 1000 };
  const one = await openTestApp(db, { ...model.deps, config, textEngine, ...change });
  return {
    ...one,
    model,
    close: async () => {
      await one.close();
      await model.close();
    },
  };
}

/** One report in the history for one credit of twenty, and a sound ledger. */
export async function expectPaidOnce({ app, deps }: TestApp, token: string): Promise<void> {
  expect(await creditsOf(app, token)).toBe(19);
  expect(await listReports(app, token)).toHaveLength(1);
  await expectSound(deps.database);
}
