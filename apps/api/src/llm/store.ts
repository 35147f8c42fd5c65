import type { Database } from "../db/database.ts";
import { eq, sql } from "../db/drizzle.ts";
import { coachSpending } from "../db/schema.ts";

const KEPT_DAYS = 30;

/** Reserves tokens of today's budget, shared by all processes; null when they would exceed the limit. */
export async function reserveTokens(
  database: Database,
  tokens: number,
  limit: number,
): Promise<string | null> {
  const { rows } = await database.execute<{ day: string }>(
    sql`insert into coach_spending as s (day, tokens)
      select (now() at time zone 'utc')::date, ${tokens}::bigint where ${tokens}::bigint <= ${limit}::bigint
      on conflict (day) do update set tokens = s.tokens + excluded.tokens
        where s.tokens + excluded.tokens <= ${limit}::bigint
      returning day::text`,
  );
  return rows[0]?.day ?? null;
}

export async function settleTokens(
  database: Database,
  { day, reserved, spent }: { day: string; reserved: number; spent: number },
): Promise<void> {
  await database
    .update(coachSpending)
    .set({ tokens: sql`greatest(0, ${coachSpending.tokens} + ${spent - reserved}::bigint)` })
    .where(eq(coachSpending.day, day));
}

export async function purgeSpending(database: Database): Promise<void> {
  await database.execute(
    sql`delete from coach_spending where day < (now() at time zone 'utc')::date - ${KEPT_DAYS}::integer`,
  );
}
