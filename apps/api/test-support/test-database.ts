import { randomBytes } from "node:crypto";
import type { ClusterConnection } from "@app/private-postgres/cluster";
import pg from "pg";
import { inject } from "vitest";
import { openDatabase, type OpenDatabase } from "../src/db/database.ts";
import { TEMPLATE_DATABASE } from "./start-cluster.ts";

export type TestDatabase = OpenDatabase & { connection: ClusterConnection };

/** A migrated database for one test file; `close` drops it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = inject("testCluster");
  const name = `test_${randomBytes(6).toString("hex")}`;
  // Copying locks the template database, and two test files may copy at once: take turns.
  const copied = `create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`;
  await asAdmin(cluster, `select pg_advisory_lock(3); ${copied}`);
  const connection = { ...cluster, database: name };
  const open = openDatabase(connection, () => {});
  return {
    ...open,
    connection,
    async close() {
      await open.close();
      await asAdmin(cluster, `drop database ${name} with (force)`);
    },
  };
}

async function asAdmin(cluster: ClusterConnection, statements: string): Promise<void> {
  const client = new pg.Client({ ...cluster, database: "postgres" });
  client.on("error", () => {});
  await client.connect();
  try {
    for (const statement of statements.split(";")) await client.query(statement);
  } finally {
    await client.end();
  }
}
