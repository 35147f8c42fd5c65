import type { Database } from "./database.ts";
import { sql } from "./drizzle.ts";

/** Maximal length of a run: if its process dies, another one may take over after this. */
const LEASE_MINUTES = 60;
const RETRY_MINUTES = 10;

const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

/** True for the one process that must do this day's job; false when it is done or being done. */
export async function claimDay(database: Database, name: string, day: string, now: Date): Promise<boolean> {
  const { rows } = await database.execute(
    sql`insert into daily_job (name, claimed_until) values (${name}, ${after(now, LEASE_MINUTES)})
      on conflict (name) do update set claimed_until = excluded.claimed_until
      where (daily_job.done_day is null or daily_job.done_day < ${day}::date)
        and daily_job.claimed_until <= ${now.toISOString()}
      returning name`,
  );
  return rows.length > 0;
}

export async function recordDay(database: Database, name: string, day: string): Promise<void> {
  await database.execute(
    sql`update daily_job set done_day = ${day}, claimed_until = '-infinity' where name = ${name}`,
  );
}

/** After a failure: the day may be claimed again a little later. */
export async function postponeDay(database: Database, name: string, now: Date): Promise<void> {
  await database.execute(
    sql`update daily_job set claimed_until = ${after(now, RETRY_MINUTES)} where name = ${name}`,
  );
}
