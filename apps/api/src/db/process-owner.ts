import { randomBytes } from "node:crypto";
import pg from "pg";
import { type SQL, sql } from "./drizzle.ts";
import { keepSession } from "@app/private-postgres/kept-session";

export type ProcessOwner = {
  /** Number of this process, written beside the work that it holds (a `bigint` column). */
  id: bigint;
  close(): Promise<void>;
};

/**
 * A living process holds an advisory lock on its own number, in a dedicated session: PostgreSQL frees it as soon as the
 * process dies, even by kill -9. Needs a direct connection, or a pooler in session mode.
 */
export async function registerProcessOwner(
  connection: pg.ClientConfig,
  report: (error: Error) => void,
): Promise<ProcessOwner> {
  // Above 2^32: smaller numbers are the fixed locks of the migrations and the cluster.
  const id = (randomBytes(8).readBigUInt64BE() >> 1n) | (1n << 32n);
  const session = await keepSession(() => holdLock(connection, id, report), report);
  return {
    id,
    close: () =>
      session
        .release()
        .end()
        .catch(() => {}),
  };
}

async function holdLock(
  connection: pg.ClientConfig,
  id: bigint,
  report: (error: Error) => void,
): Promise<pg.Client> {
  const session = new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: 2000 });
  session.on("error", report);
  try {
    await session.connect();
    await session.query("select pg_advisory_lock($1)", [id.toString()]);
    return session;
  } catch (error) {
    await session.end().catch(() => {});
    throw error;
  }
}

/** SQL condition on a `bigint` column or value: the process with this number is alive. */
export function ownerIsAlive(owner: SQL.Aliased | SQL | { getSQL(): SQL }): SQL<boolean> {
  return sql<boolean>`exists (
    select from pg_locks
    where locktype = 'advisory' and objsubid = 1 and granted
      and database = (select oid from pg_database where datname = current_database())
      and classid::bigint << 32 | objid::bigint = ${owner}
  )`;
}
