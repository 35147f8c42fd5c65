import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

export function isReachable(database: Database): Promise<boolean> {
  return database.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
