import type { Database, Transaction } from "./database.ts";
import { drizzle } from "./drizzle.ts";
import { asDatabaseUnavailable } from "@app/private-postgres/unavailable";

/**
 * Runs `work` in a transaction, committed with its result or rolled back when it throws. Use it instead of
 * `database.transaction`, which never returns its connection when `begin` itself fails: ten failures would empty the
 * pool.
 */
export async function transact<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await database.$client.connect();
  let broken: Error | undefined;
  try {
    return await drizzle({ client }).transaction(work);
  } catch (error) {
    broken = asDatabaseUnavailable(error);
    throw error;
  } finally {
    client.release(broken);
  }
}
