import { createHash } from "node:crypto";
import type { Database } from "./database.ts";
import { sql } from "./drizzle.ts";

/** The generic cell rate algorithm: one call each `everySec` on average, `burst` of them at once. */
export interface Rate {
  everySec: number;
  burst: number;
}

/** Hashed: the table holds no address of a person or a machine. */
const keyOf = (subject: string) => createHash("sha256").update(subject).digest();

/** 0 when the call may pass, otherwise the seconds to wait. */
export async function passThrottle(database: Database, subject: string, rate: Rate): Promise<number> {
  const { rows } = await database.execute<{ wait: number }>(
    sql`select pass_throttle(${keyOf(subject)}, make_interval(secs => ${rate.everySec}), ${rate.burst}) as wait`,
  );
  return rows[0]?.wait ?? 0;
}

export async function forgetThrottle(database: Database, subject: string): Promise<void> {
  await database.execute(sql`delete from throttle where key = ${keyOf(subject)}`);
}

/** A key that has its whole burst back is as good as absent. */
export async function purgeThrottles(database: Database): Promise<void> {
  await database.execute(sql`delete from throttle where arrives_at < now()`);
}
