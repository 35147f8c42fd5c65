import pg from "pg";
import { type NodePgDatabase, drizzle, sql } from "./drizzle.ts";

export type Database = NodePgDatabase & { $client: pg.Pool };
/** Inside `transact`; most store functions take either. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export type OpenDatabase = { database: Database; pool: pg.Pool; close(): Promise<void> };

const CONNECTIONS_MAX = 10;
const CONNECT_MS = 2000;
const STATEMENT_MS = 5000;
const IDLE_IN_TRANSACTION_MS = 10_000;

/** `report` receives the errors of connections that no query is waiting on. */
export function openDatabase(connection: pg.PoolConfig, report: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    ...connection,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  // `end` does not wait for the server: one that is stopped right after may still answer with an error.
  const tell = (error: Error) => void (pool.ending || report(error));
  // Both are needed: the pool speaks for idle connections only, and a lent one that breaks would end the process.
  pool.on("error", tell);
  pool.on("connect", (client) => client.on("error", tell));
  return { database: drizzle({ client: pool }), pool, close: () => pool.end() };
}

/** Whether the server answers, right now. */
export function isReachable(database: Database): Promise<boolean> {
  return database.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
