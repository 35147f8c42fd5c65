import { expect, test } from "vitest";
import { isRemembered, passThrottle, remember, takeTurn } from "../db/throttle.ts";
import { transact } from "../db/transact.ts";
import { createTestDatabase } from "../../test-support/test-database.ts";
import { throttledAddress } from "./throttle.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7%eth0", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("%s counts as %s", (address, counted) => {
  expect(throttledAddress(address)).toBe(counted);
});

test("100 calls at once: exactly the burst passes, the others learn how long to wait", async () => {
  const { database, close } = await createTestDatabase();
  const waits = await Promise.all(
    Array.from({ length: 100 }, () => passThrottle(database, "one", { everySec: 60, burst: 7 })),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(7);
  const refused = waits.filter((wait) => wait > 0);
  expect(Math.min(...refused)).toBeGreaterThan(55);
  expect(Math.max(...refused)).toBeCloseTo(60, 0);
  expect(await passThrottle(database, "another", { everySec: 60, burst: 1 })).toBe(0);
  await close();
});

test("a call that began before the others came has its place in the burst", async () => {
  const { database, close } = await createTestDatabase();
  const rate = { everySec: 60, burst: 7 };
  await transact(database, async (early) => {
    await early.execute("select 1");
    const waits = await Promise.all(Array.from({ length: 6 }, () => passThrottle(database, "one", rate)));
    expect(waits).toEqual(Array.from({ length: 6 }, () => 0));
    expect(await passThrottle(early, "one", rate)).toBe(0);
  });
  expect(await passThrottle(database, "one", rate)).toBeGreaterThan(55);
  await close();
});

test("a line gives each caller a turn of its own, and no more turns than may wait", async () => {
  const { database, close } = await createTestDatabase();
  const line = { everySec: 60, waitSecMax: 600 };
  const turns = await Promise.all(Array.from({ length: 30 }, () => takeTurn(database, "one", line)));
  const waits = turns.filter((turn) => turn !== null).sort((a, b) => a - b);
  expect(waits.map((wait) => Math.round(wait / 60))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(await takeTurn(database, "another", line)).toBe(0);
  await close();
});

test("what is remembered is recognised until its day", async () => {
  const { database, close } = await createTestDatabase();
  expect(await isRemembered(database, "one")).toBe(false);
  await remember(database, "one", 1);
  await remember(database, "one", 2);
  expect([await isRemembered(database, "one"), await isRemembered(database, "two")]).toEqual([true, false]);
  await remember(database, "one", -1);
  expect(await isRemembered(database, "one")).toBe(false);
  await close();
});
