import type { Database, Transaction } from "./database.ts";
import { drizzle } from "./drizzle.ts";
import { asDatabaseUnavailable } from "@app/private-postgres/unavailable";

/**
 * One transaction: committed with what `work` gives back, rolled back by what it throws. Use it instead of
 * `database.transaction`, which keeps its connection for ever when `begin` itself fails: ten breaks would empty the pool.
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
