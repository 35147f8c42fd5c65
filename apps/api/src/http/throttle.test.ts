import { expect, test } from "vitest";
import { passThrottle } from "../db/throttle.ts";
import { createTestDatabase } from "../../test-support/test-database.ts";
import { throttledAddress } from "./throttle.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
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
  expect(Math.max(...refused)).toBeLessThanOrEqual(60);
  expect(await passThrottle(database, "another", { everySec: 60, burst: 1 })).toBe(0);
  await close();
});
