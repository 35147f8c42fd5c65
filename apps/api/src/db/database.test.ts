import { expect, test } from "vitest";
import { createTestDatabase } from "../../test-support/test-database.ts";
import { sql } from "./drizzle.ts";

test("a test database answers and knows letters beyond ASCII", async () => {
  const { database, close } = await createTestDatabase();
  const { rows } = await database.execute(sql`select upper('é') as letter`);
  expect(rows).toEqual([{ letter: "É" }]);
  await close();
});
