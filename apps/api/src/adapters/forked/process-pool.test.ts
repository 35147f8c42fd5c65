import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { QueueFull } from "../../concurrency/fair-queue.ts";
import { ProcessFailed, ProcessGone, ProcessLate } from "./ask-process.ts";
import { openProcessPool, type PoolOptions, type ProcessPool } from "./process-pool.ts";

const program = path.join(import.meta.dirname, "test-support/stubborn-process.ts");

let pool: ProcessPool<string, string>;
const open = (change: Partial<PoolOptions<string>> = {}) => {
  pool = openProcessPool({
    program,
    processes: 1,
    waitingMax: 20,
    msMax: 60_000,
    idleMs: Infinity,
    niceness: 0,
    ...change,
  });
};
afterEach(() => pool.close());

test("words come back, failures and deaths are told apart, and a new process takes over", async () => {
  open();
  const ask = (word: string) => pool.ask({ user: "alice" }, () => word);
  expect(await ask("a")).toBe("a");
  await expect(ask("fail")).rejects.toThrow(ProcessFailed);
  await expect(ask("die")).rejects.toThrow(ProcessGone);
  expect(await ask("b")).toBe("b");
});

test(
  "the time of a request begins with its turn: others' hanging texts take none of it, and cost their sender",
  { tags: ["long"] },
  async () => {
    open({ msMax: 1500 });
    const ended: string[] = [];
    const ask = (user: string, word: string) =>
      pool
        .ask({ user }, () => word)
        .then(
          () => ended.push(`${user} ${word}`),
          (error) => ended.push(`${user} ${(error as Error).name}`),
        );
    const stranger = [ask("stranger", "hang"), ask("stranger", "x"), ask("stranger", "y")];
    const others = [ask("alice", "1"), ask("alice", "2"), ask("bob", "1")];
    await Promise.all([...stranger, ...others]);
    expect(ended).toEqual([
      `stranger ${ProcessLate.name}`,
      "alice 1",
      "bob 1",
      "alice 2",
      "stranger x",
      "stranger y",
    ]);
  },
);

test("a request is made at its turn, and what cannot be made costs the process nothing", async () => {
  open({ waitingMax: 1 });
  const made: string[] = [];
  const ask = (word: string) =>
    pool.ask({ user: word }, async () => {
      made.push(word);
      if (word === "gone") throw new Error("gone");
      return word;
    });
  const first = ask("first");
  const gone = ask("gone");
  await expect(ask("more")).rejects.toThrow(QueueFull);
  expect(made).toEqual(["first"]);
  expect(await first).toBe("first");
  await expect(gone).rejects.toThrow("gone");
  expect(await ask("last")).toBe("last");
});
