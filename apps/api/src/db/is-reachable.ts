import type { Database } from "./database.ts";
import { sql } from "./drizzle.ts";

export function isReachable(database: Database): Promise<boolean> {
  return database.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
