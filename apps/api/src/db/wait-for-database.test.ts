import { expect, inject, test } from "vitest";
import { StartRefusal } from "../config.ts";
import { waitForDatabase } from "./wait-for-database.ts";

test("a server that answers", async () => {
  await expect(waitForDatabase(inject("testCluster"))).resolves.toBeUndefined();
});

test(
  "a server that does not answer is waited for, then named without its password",
  { tags: ["long"] },
  async () => {
    const since = Date.now();
    const connection = { connectionString: "postgres://app:secret@127.0.0.1:1/app" };
    await expect(waitForDatabase(connection, 700)).rejects.toThrow(
      /^Le serveur de DATABASE_URL ne répond pas \(ECONNREFUSED\)\.$/,
    );
    expect(Date.now() - since).toBeGreaterThan(700);
  },
);

test("a server that refuses us is not asked again", async () => {
  // If it retried this error, it would wait for an hour.
  const refused = waitForDatabase({ ...inject("testCluster"), database: "absent" }, 3_600_000);
  await expect(refused).rejects.toThrow(StartRefusal);
  await expect(refused).rejects.toThrow(/absent.*3D000/);
});
