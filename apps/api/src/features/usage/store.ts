import type { UsageEvent } from "@app/contracts/usage";
import type { Database } from "../../db/database.ts";
import { desc, sql } from "../../db/drizzle.ts";
import { usageCount } from "../../db/schema.ts";

export async function addToCount(
  database: Database,
  day: string,
  { name, outcome }: UsageEvent,
): Promise<void> {
  await database
    .insert(usageCount)
    .values({ day, name, outcome, count: 1 })
    .onConflictDoUpdate({
      target: [usageCount.day, usageCount.name, usageCount.outcome],
      set: { count: sql`${usageCount.count} + 1` },
    });
}

export function listCounts(database: Database) {
  return database
    .select()
    .from(usageCount)
    .orderBy(desc(usageCount.day), usageCount.name, usageCount.outcome);
}
