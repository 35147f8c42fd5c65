import { expect, test } from "vitest";
import { createWorkLimit } from "./limit-work.ts";

test("two run, some wait their turn, the others are refused, and a failure frees its place", async () => {
  const limit = createWorkLimit(2, 3);
  let running = 0;
  let most = 0;
  const job = (fails: boolean) =>
    limit(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      if (fails) throw new Error("failed");
    });
  const jobs = Array.from({ length: 8 }, (_, i) => job(i % 2 === 0));
  const results = await Promise.allSettled(jobs);
  const reasons = results.map((result) => (result.status === "rejected" ? result.reason.name : "done"));
  expect(reasons).toEqual(["Error", "done", "Error", "done", "Error", "Refusal", "Refusal", "Refusal"]);
  expect(most).toBe(2);
  await limit(async () => {});
});
