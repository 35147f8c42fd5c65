import path from "node:path";
import pg from "pg";
import { drizzle, migrate } from "./drizzle.ts";

const MIGRATIONS_FOLDER = path.join(import.meta.dirname, "../../drizzle");
const MIGRATION_LOCK = 2;

/** One process migrates while the others wait; on its own connection, without the pool's time limits. */
export async function migrateDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    await client.end();
  }
}
