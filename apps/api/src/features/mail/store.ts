import type { Database, Transaction } from "../../db/database.ts";
import { eq, lt, sql } from "../../db/drizzle.ts";
import { mailOutbox } from "../../db/schema.ts";

/** How long we record that a mail was sent; its content is erased at once. */
export const TRACE_KEPT_DAYS = 30;

interface NewMailRow {
  userId: string | null;
  kind: string;
  once: string | null;
  sealed: Buffer;
  usefulForSec: number | null;
}

export async function insertMail(
  transaction: Transaction,
  { usefulForSec, ...row }: NewMailRow,
): Promise<void> {
  const usefulUntil = usefulForSec === null ? null : sql`now() + make_interval(secs => ${usefulForSec})`;
  await transaction
    .insert(mailOutbox)
    .values({ ...row, usefulUntil })
    .onConflictDoNothing({ target: mailOutbox.once });
}

export interface ClaimedMail {
  id: string;
  attempts: number;
  sealed: Buffer;
  expired: boolean;
}

/**
 * Takes the oldest waiting mail, for this process alone until `leaseSec` have passed: if the process dies, another one
 * takes it.
 */
export async function claimMail(database: Database, leaseSec: number): Promise<ClaimedMail | null> {
  const rows = await database
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      nextAt: sql`now() + make_interval(secs => ${leaseSec})`,
    })
    .where(
      sql`${mailOutbox.id} = (
        select id from mail_outbox where outcome is null and next_at <= now()
        order by next_at limit 1 for update skip locked)`,
    )
    .returning({
      id: mailOutbox.id,
      attempts: mailOutbox.attempts,
      sealed: sql<Buffer>`${mailOutbox.sealed}`,
      expired: sql<boolean>`coalesce(${mailOutbox.usefulUntil} <= now(), false)`,
    });
  return rows[0] ?? null;
}

export async function endMail(
  database: Database,
  id: string,
  outcome: "sent" | "refused" | "expired",
): Promise<void> {
  await database
    .update(mailOutbox)
    .set({ outcome, sealed: null, endedAt: sql`now()` })
    .where(eq(mailOutbox.id, id));
}

export async function postponeMail(database: Database, id: string, afterSec: number): Promise<void> {
  await database
    .update(mailOutbox)
    .set({ nextAt: sql`now() + make_interval(secs => ${afterSec})` })
    .where(eq(mailOutbox.id, id));
}

export async function deleteEndedMails(database: Database, before: Date): Promise<void> {
  await database.delete(mailOutbox).where(lt(mailOutbox.endedAt, before));
}
