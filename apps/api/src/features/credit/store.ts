import type { Spend } from "@app/contracts/billing";
import type { Database, Transaction } from "../../db/database.ts";
import { and, eq, lt, notInArray, sql } from "../../db/drizzle.ts";
import { ownerIsAlive } from "../../db/process-owner.ts";
import { account, hold } from "../../db/schema.ts";

/** How long a hold is kept when its process does not renew it. */
export const LEASE_SEC = 60;

export interface HoldRequest {
  userId: string;
  cost: number;
  /** What the credits pay for. */
  spend: Spend;
  idempotencyKey: string;
  bodyHash: Buffer;
  ownerId: bigint;
}

type HoldOutcome = "fresh" | "running" | "captured" | "mismatch" | "insufficient";

export async function takeHold(database: Database, request: HoldRequest) {
  const { userId, cost, spend, idempotencyKey, bodyHash, ownerId } = request;
  const { rows } = await database.execute<{ hold_id: string; outcome: HoldOutcome }>(
    sql`select hold_id, outcome from take_hold(${userId}, ${cost}, ${spend}, ${idempotencyKey}, ${bodyHash},
      ${ownerId.toString()}::bigint, make_interval(secs => ${LEASE_SEC}))`,
  );
  const row = rows[0]!;
  return { id: row.hold_id, outcome: row.outcome };
}

/** True for the one caller who ends the hold, false when it had already ended. */
export async function endHold(
  database: Database | Transaction,
  holdId: string,
  state: "captured" | "released",
): Promise<boolean> {
  const { rows } = await database.execute<{ ended: boolean }>(
    sql`select end_hold(${holdId}, ${state}) as ended`,
  );
  return rows[0]?.ended ?? false;
}

export async function renewHolds(database: Database, holdIds: string[]): Promise<void> {
  await database.execute(
    sql`update hold set lease_until = now() + make_interval(secs => ${LEASE_SEC})
      where id = any(${sql.param(holdIds)}::uuid[]) and state = 'held'`,
  );
}

/** Holds whose process is dead, or did not renew them in time. */
export async function findAbandonedHolds(database: Database): Promise<string[]> {
  const rows = await database
    .select({ id: hold.id })
    .from(hold)
    .where(
      sql`${hold.state} = 'held' and (${hold.leaseUntil} < now() or not ${ownerIsAlive(sql`${hold.owner}`)})`,
    )
    .limit(100);
  return rows.map((row) => row.id);
}

/** Holds of this process, older than `before`, on which no work runs and whose request is not in progress. */
export async function findForgottenHolds(
  database: Database,
  { ownerId, atWork, taking, before }: { ownerId: bigint; atWork: string[]; taking: string[]; before: Date },
): Promise<string[]> {
  const rows = await database
    .select({ id: hold.id })
    .from(hold)
    .where(
      and(
        eq(hold.state, "held"),
        eq(hold.owner, ownerId),
        lt(hold.createdAt, before),
        notInArray(hold.id, atWork),
        notInArray(hold.idempotencyKey, taking),
      ),
    )
    .limit(100);
  return rows.map((row) => row.id);
}

/**
 * Gives the sign-up credits; if the mailbox already received them, records a « declined » entry in the ledger instead.
 */
export async function insertAccount(
  transaction: Transaction,
  userId: string,
  credits: number,
  place: "available" | "declined" = "available",
): Promise<void> {
  await transaction.insert(account).values({ userId });
  await transaction.execute(
    sql`select post_transfer(${userId}, 'signup', ${place}, ${credits}, 'signup', ${userId}::text)`,
  );
}

export async function findAvailable(database: Database, userId: string): Promise<number> {
  const rows = await database
    .select({ available: account.available })
    .from(account)
    .where(eq(account.userId, userId));
  return rows[0]?.available ?? 0;
}
