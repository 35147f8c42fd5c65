import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, TEST_CONFIG, type TestApp } from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";

const SECRET = "an operator's secret of the tests, long enough".replaceAll(" ", "-");
let db: TestDatabase;
let one: TestApp;
beforeAll(async () => {
  db = await createTestDatabase();
  one = await openTestApp(db, { config: { ...TEST_CONFIG, operatorSecret: SECRET } });
});
afterAll(async () => {
  await one.close();
  await db.close();
});

const send = (payload: object) => one.app.inject({ method: "POST", url: "/api/events", payload });

test("submissions are counted by day and outcome, and only the operator reads the counts", async () => {
  for (const outcome of ["success", "failure", "success"])
    expect((await send({ name: "submit_pitch", outcome })).statusCode).toBe(204);
  expect((await send({ name: "submit_pitch", outcome: "success", who: "me" })).statusCode).toBe(400);
  const url = "/api/operator/events";
  expect((await one.app.inject({ url })).statusCode).toBe(404);
  const counts = await one.app.inject({ url, headers: { authorization: `Bearer ${SECRET}` } });
  const day = new Date().toISOString().slice(0, 10);
  expect(counts.json()).toEqual([
    { day, name: "submit_pitch", outcome: "failure", count: 1 },
    { day, name: "submit_pitch", outcome: "success", count: 2 },
  ]);
});
