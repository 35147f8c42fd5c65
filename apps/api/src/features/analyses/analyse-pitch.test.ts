import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  analyse,
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

let db: TestDatabase;
let one: TestApp;
beforeAll(async () => {
  db = await createTestDatabase();
  one = await openTestApp(db);
});
afterEach(() => expectSound(db.database));
afterAll(async () => {
  await one.close();
  await db.close();
});

test("one analysis costs one credit, and its report is in the history", async () => {
  const token = await register(one.app);
  expect(await creditsOf(one.app, token)).toBe(20);
  const answer = await analyse(one.app, token, pitch({ pitch_type: "rh", question: "Et vous ?" }));
  expectReport(answer);
  expect(answer.json()).toMatchObject({ globalScore: 31.5, question: "Et vous ?", version: 1 });
  expect(await creditsOf(one.app, token)).toBe(19);
  expect(await listReports(one.app, token)).toMatchObject([{ id: answer.json().id }]);
});
