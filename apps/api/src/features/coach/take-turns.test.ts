import { expect, test } from "vitest";
import { openTurns, type Rank } from "./take-turns.ts";

const STAY = new AbortController().signal;
const settle = () => new Promise((resolve) => setImmediate(resolve));

function openLine(atOnce: number) {
  const turns = openTurns(atOnce, 4);
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  const come = (name: string, rank: Rank = "user", signal = STAY) =>
    turns.take(rank, signal).then(
      (end) => {
        order.push(end ? name : `${name} sent away`);
        if (end) ends.set(name, end);
      },
      () => void order.push(`${name} left`),
    );
  return { order, come, end: (name: string) => ends.get(name)!() };
}

test("only so many at once; a turn that ends twice frees one place", async () => {
  const { order, come, end } = openLine(2);
  for (const name of ["a", "b", "c", "d"]) void come(name);
  await settle();
  expect(order).toEqual(["a", "b"]);
  end("a");
  end("a");
  await settle();
  expect(order).toEqual(["a", "b", "c"]);
});

test("whoever waits for a report goes before background work", async () => {
  const { order, come, end } = openLine(1);
  void come("first");
  void come("exam", "background");
  void come("user");
  await settle();
  end("first");
  await settle();
  end("user");
  await settle();
  expect(order).toEqual(["first", "user", "exam"]);
});

test("nobody waits in a line that is too long", async () => {
  const { order, come, end } = openLine(1);
  for (const name of ["a", "b", "c", "d", "e", "f"]) void come(name);
  await settle();
  expect(order).toEqual(["a", "f sent away"]);
  end("a");
  await settle();
  void come("g");
  await settle();
  expect(order).toEqual(["a", "f sent away", "b"]);
});

test("whoever leaves the line takes no turn", async () => {
  const { order, come, end } = openLine(1);
  const leaving = new AbortController();
  void come("first");
  void come("left", "user", leaving.signal);
  void come("next");
  await settle();
  leaving.abort();
  end("first");
  await settle();
  void come("late", "user", AbortSignal.abort());
  end("next");
  await settle();
  void come("last");
  await settle();
  expect(order).toEqual(["first", "left left", "next", "late left", "last"]);
});
