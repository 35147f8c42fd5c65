import pg from "pg";
import { type NodePgDatabase, drizzle, sql } from "./drizzle.ts";

export type Database = NodePgDatabase & { $client: pg.Pool };
/** The handle inside `transact`; most store functions accept either. */
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
  // `end` does not wait for the server: a connection cut right after it may still emit an error, which is ignored.
  const tell = (error: Error) => void (pool.ending || report(error));
  // Both handlers are needed: the pool only reports idle connections, and an error of one in use would end the process.
  pool.on("error", tell);
  pool.on("connect", (client) => client.on("error", tell));
  return { database: drizzle({ client: pool }), pool, close: () => pool.end() };
}

/** Whether the database server answers now. */
export function isReachable(database: Database): Promise<boolean> {
  return database.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
