import { EXAMPLES, SHOWN_EXAMPLE } from "@app/contracts/examples";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";
import { sql } from "../../db/drizzle.ts";
import { createExamples } from "./create-examples.ts";

let db: TestDatabase;
let one: TestApp;
beforeAll(async () => {
  db = await createTestDatabase();
  one = await openTestApp(db);
});
afterAll(async () => {
  await one.close();
  await db.close();
});

const create = () => createExamples(one.deps, (call) => one.app.inject(call), new AbortController().signal);
const read = async (token: string) => (await one.app.inject({ url: `/api/pitches/share/${token}` })).json();

test("the first start makes every example, each under the link that the pages know; the next one makes none", async () => {
  await create();
  const slugs = await Promise.all(EXAMPLES.map(async ({ token }) => (await read(token)).slug));
  expect(slugs).toEqual(EXAMPLES.map(({ slug }) => slug));
  const heard = await one.app.inject({ url: `/api/pitches/share/${SHOWN_EXAMPLE.token}/audio` });
  expect(heard.statusCode).toBe(200);
  await create();
  const { rows } = await db.database.execute(sql`select count(*)::int as n from analysis`);
  expect(rows).toEqual([{ n: EXAMPLES.length }]);
});
