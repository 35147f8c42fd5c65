import { expect, test } from "vitest";
import { openFairQueue, type Place, QueueFull } from "./fair-queue.ts";

class Killed extends Error {}

const settle = async () => {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
};

/** Tasks that the test ends, and the order in which they began. */
function openBench(atOnce: number, waitingMax = 100) {
  const queue = openFairQueue({ atOnce, waitingMax, isKill: (error) => error instanceof Killed });
  const begun: string[] = [];
  const ends: { name: string; end(error?: Error): void }[] = [];
  const positions: Record<string, number[]> = {};
  const settled: Record<string, unknown> = {};
  const send = (name: string, more: Partial<Place> = {}) => {
    const user = more.user ?? name.replace(/\d+$/, "");
    const onPosition = (position: number) => void (positions[name] ??= []).push(position);
    const done = queue.run({ onPosition, ...more, user }, async () => {
      begun.push(name);
      await new Promise<void>((resolve, reject) =>
        ends.push({ name, end: (error) => (error ? reject(error) : resolve()) }),
      );
      return name;
    });
    done.then(
      (value) => (settled[name] = value),
      (error: unknown) => (settled[name] = error),
    );
  };
  /** Ends the oldest running task. */
  const endOne = async (error?: Error) => {
    ends.shift()?.end(error);
    await settle();
  };
  const endAll = async () => {
    while (ends.length > 0) await endOne();
  };
  return { send, endOne, endAll, begun, positions, settled };
}

test("turns go round the users, even when one sent more", async () => {
  const { send, endAll, begun } = openBench(1);
  for (const name of ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]) send(name);
  await endAll();
  expect(begun).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
});

test("a user with a running task gives way to one without", async () => {
  const { send, endOne, endAll, begun } = openBench(2);
  for (const name of ["a1", "a2", "a3", "b1", "b2", "c1"]) send(name);
  expect(begun).toEqual(["a1", "a2"]);
  await endOne();
  expect(begun.at(-1)).toBe("b1");
  await endOne();
  expect(begun.at(-1)).toBe("c1");
  await endAll();
});

test("six accounts in a loop make a newcomer wait for one task each time", async () => {
  const { send, endOne, begun } = openBench(1);
  const counts = new Map<string, number>();
  const loop = (name: string) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    send(`${name}${counts.get(name)}`, { user: name });
  };
  const loopers = ["u", "v", "w", "x", "y", "z"];
  for (const name of loopers) for (let i = 0; i < 4; i += 1) loop(name);
  for (let visit = 1; visit <= 5; visit += 1) {
    for (let i = 0; i < 13; i += 1) {
      await endOne();
      loop(begun.at(-1)!.replace(/\d+$/, ""));
    }
    send(`honest${visit}`);
    await endOne();
    expect(begun.at(-1)).toBe(`honest${visit}`);
  }
});

test("a killed task costs its user a turn", async () => {
  const { send, endOne, endAll, begun, settled } = openBench(1);
  send("bad1");
  for (const name of ["bad2", "bad3", "a1", "a2", "b1"]) send(name);
  await endOne(new Killed());
  expect(settled.bad1).toBeInstanceOf(Killed);
  await endAll();
  expect(begun).toEqual(["bad1", "a1", "b1", "a2", "bad2", "bad3"]);
  begun.length = 0;
  for (const name of ["c1", "bad4", "bad5", "d1", "d2"]) send(name);
  await endAll();
  expect(begun).toEqual(["c1", "d1", "bad4", "d2", "bad5"]);
});

test("an error that is no kill costs nothing", async () => {
  const { send, endOne, endAll, begun } = openBench(1);
  for (const name of ["a1", "a2", "b1", "b2"]) send(name);
  await endOne(new Error("broken"));
  await endAll();
  expect(begun).toEqual(["a1", "b1", "a2", "b2"]);
});

test("background work goes behind every user", async () => {
  const { send, endAll, begun } = openBench(1);
  send("a1");
  send("exam1", { rank: "background" });
  for (const name of ["a2", "a3"]) send(name);
  await endAll();
  expect(begun).toEqual(["a1", "a2", "a3", "exam1"]);
});

test("a full queue refuses the user who has most in it, never a newcomer in their place", async () => {
  const { send, endAll, begun, settled } = openBench(1, 3);
  for (const name of ["a1", "a2", "a3", "a4", "a5"]) send(name);
  await settle();
  expect(settled.a5).toBeInstanceOf(QueueFull);
  for (const name of ["b1", "c1", "d1"]) send(name);
  await settle();
  expect([settled.a4, settled.a3]).toEqual([expect.any(QueueFull), expect.any(QueueFull)]);
  // Each waiting user has one task, so the last to arrive finds no room.
  expect(settled.d1).toBeInstanceOf(QueueFull);
  await endAll();
  expect(begun).toEqual(["a1", "b1", "c1", "a2"]);
});

test("each change of place is told, and the beginning after a wait", async () => {
  const { send, endAll, positions } = openBench(1);
  for (const name of ["a1", "a2", "a3", "b1"]) send(name);
  await endAll();
  expect(positions).toEqual({ a2: [1, 2, 1, 0], a3: [2, 3, 2, 1, 0], b1: [1, 0] });
});

test("an abort leaves the queue at once and moves the others up; before it, nothing begins", async () => {
  const { send, endAll, begun, positions, settled } = openBench(1);
  const leaving = new AbortController();
  send("a1");
  send("b1", { signal: leaving.signal });
  send("c1");
  leaving.abort("gone");
  await settle();
  expect(settled.b1).toBe("gone");
  expect(positions.c1).toEqual([2, 1]);
  send("d1", { signal: AbortSignal.abort("never") });
  await endAll();
  expect(settled.d1).toBe("never");
  expect(begun).toEqual(["a1", "c1"]);
});
