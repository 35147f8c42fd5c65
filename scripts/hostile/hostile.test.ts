// @module-tag long
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROWS } from "./rows.ts";
import type { Target } from "./row.ts";
import { openTarget } from "./target.ts";

let target: Target;
let close: () => Promise<void>;
beforeAll(async () => ({ target, close } = await openTarget()), 120_000);
afterAll(() => close(), 60_000);

// Checks only the answers: `npm run test:hostile` also measures how long other users wait.
test.each(ROWS.filter((row) => row.short))("$name", async ({ run }) => {
  expect(await run(target)).toBeTruthy();
});
