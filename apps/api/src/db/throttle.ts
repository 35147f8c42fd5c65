import { createHash } from "node:crypto";
import type { Database } from "./database.ts";
import { sql } from "./drizzle.ts";

/** Generic cell rate algorithm (GCRA): one call per `everySec` on average, bursts of up to `burst`. */
export interface Rate {
  everySec: number;
  burst: number;
}

/** Hashed, so that the table holds no e-mail nor IP address. */
const keyOf = (subject: string) => createHash("sha256").update(subject).digest();

/** 0 when the call may pass, otherwise the seconds to wait. */
export async function passThrottle(
  database: Pick<Database, "execute">,
  subject: string,
  rate: Rate,
): Promise<number> {
  const { rows } = await database.execute<{ wait: number }>(
    sql`select pass_throttle(${keyOf(subject)}, make_interval(secs => ${rate.everySec}), ${rate.burst}) as wait`,
  );
  return rows[0]?.wait ?? 0;
}

/**
 * A place in a queue that advances every `everySec`, shared by all processes: seconds until this caller's turn, or null
 * when that exceeds `waitSecMax`.
 */
export async function takeTurn(
  database: Database,
  subject: string,
  { everySec, waitSecMax }: { everySec: number; waitSecMax: number },
): Promise<number | null> {
  const every = sql`make_interval(secs => ${everySec})`;
  const { rows } = await database.execute<{ wait: number }>(
    sql`insert into throttle as t (key, arrives_at) values (${keyOf(subject)}, now() + ${every})
      on conflict (key) do update set arrives_at = greatest(t.arrives_at, now()) + ${every}
        where t.arrives_at <= now() + make_interval(secs => ${waitSecMax})
      returning extract(epoch from arrives_at - ${every} - now())::float8 as wait`,
  );
  return rows[0] ? Math.max(0, rows[0].wait) : null;
}

/** Remembers a subject for some days; lost in a crash, like all of this unlogged table. */
export async function remember(database: Database, subject: string, days: number): Promise<void> {
  const until = sql`now() + make_interval(days => ${days})`;
  await database.execute(
    sql`insert into throttle (key, arrives_at) values (${keyOf(subject)}, ${until})
      on conflict (key) do update set arrives_at = excluded.arrives_at`,
  );
}

export async function isRemembered(database: Database, subject: string): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select 1 from throttle where key = ${keyOf(subject)} and arrives_at > now()`,
  );
  return rows.length > 0;
}

export async function forgetThrottle(database: Database, subject: string): Promise<void> {
  await database.execute(sql`delete from throttle where key = ${keyOf(subject)}`);
}

/** A key whose whole burst is available again needs no row. */
export async function purgeThrottles(database: Database): Promise<void> {
  await database.execute(sql`delete from throttle where arrives_at < now()`);
}
