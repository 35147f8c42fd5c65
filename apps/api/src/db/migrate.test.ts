import { randomBytes } from "node:crypto";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { migrateDatabase } from "./migrate.ts";

test("four processes that migrate a new database at once all succeed, and it is migrated once", async () => {
  const cluster = inject("testCluster");
  const name = `migrated_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ ...cluster, database: "postgres" });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const connection = { ...cluster, database: name };
  try {
    await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(connection)));
    const client = new pg.Client(connection);
    await client.connect();
    const { rows } = await client.query(
      "select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash",
    );
    await client.end();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.times === 1)).toBe(true);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
});
