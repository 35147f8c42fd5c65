import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StartRefusal } from "../config.ts";
import { asDatabaseUnavailable } from "@app/private-postgres/unavailable";

const PATIENCE_MS = 30_000;
const RETRY_MS = 500;

/** The operator's own server may start after us. Its URL is left out of the error, since it holds a password. */
export async function waitForDatabase(connection: pg.ClientConfig, patienceMs = PATIENCE_MS): Promise<void> {
  const since = Date.now();
  for (;;) {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query("select 1");
      return;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (!asDatabaseUnavailable(error))
        throw new StartRefusal(`Le serveur de DATABASE_URL nous refuse : ${message} (${code}).`);
      if (Date.now() - since > patienceMs)
        throw new StartRefusal(`Le serveur de DATABASE_URL ne répond pas (${code ?? message}).`);
    } finally {
      await client.end().catch(() => {});
    }
    await sleep(RETRY_MS);
  }
}
