import type { Database, Transaction } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import {
  endHold,
  findAbandonedHolds,
  findForgottenHolds,
  type HoldRequest,
  renewHolds,
  takeHold,
} from "./store.ts";

export {
  /** Credits that a user can spend now, without those held for work in progress. */
  findAvailable as findAvailableCredits,
  /** Creates the account with its free credits, in the transaction that creates the user. */
  insertAccount as openAccount,
  LEASE_SEC,
} from "./store.ts";

const RUNNING_RETRY_SEC = 1;

/** The largest difference expected between the clocks of this machine and of the database. */
const CLOCKS_APART_MS = 5000;

/** The holds on which this process works: only their leases are renewed. */
const atWork = new Set<string>();
/** Holds requested from the database, whose ids are not known yet. */
const taking = new Set<Pick<HoldRequest, "idempotencyKey">>();

interface Hold {
  id: string;
  /** The same request with this key was answered before: its result is stored. */
  captured: boolean;
}

/**
 * Reserves `cost` credits for one piece of work. The same key and body again returns the stored answer when there is
 * one, 409 while the work runs, and a new attempt after a failure, since failures cost nothing.
 */
export async function holdCredits(
  { database, ownerId }: Pick<Deps, "database" | "ownerId">,
  request: Omit<HoldRequest, "ownerId">,
): Promise<Hold> {
  taking.add(request);
  const { id, outcome } = await takeHold(database, { ...request, ownerId })
    .then((taken) => {
      if (taken.outcome === "fresh") atWork.add(taken.id);
      return taken;
    })
    .finally(() => taking.delete(request));
  if (outcome === "insufficient") throw new Refusal("credits_insufficient");
  if (outcome === "mismatch") throw new Refusal("idempotency_mismatch");
  if (outcome === "running") throw new Refusal("analysis_running", { retryAfterSec: RUNNING_RETRY_SEC });
  return { id, captured: outcome === "captured" };
}

/**
 * Spends the held credits, in the transaction that stores the result. Throws when the hold was released meanwhile, so
 * that nothing is stored.
 */
export async function captureCredits(transaction: Transaction, holdId: string): Promise<void> {
  if (!(await endHold(transaction, holdId, "captured"))) throw new Refusal("unavailable");
}

/** Gives the credits back; false when they had been spent or given back already. */
export function releaseCredits(database: Database, holdId: string): Promise<boolean> {
  return endHold(database, holdId, "released");
}

/** The work on this hold has ended: if it is still held, its lease is no longer renewed. */
export function forgetHold(holdId: string): void {
  atWork.delete(holdId);
}

export async function renewLeases(database: Database): Promise<void> {
  if (atWork.size > 0) await renewHolds(database, [...atWork]);
}

/**
 * Releases the holds of this process on which it no longer works: the database was unreachable when the release was
 * sent, or when it confirmed the hold. Runs every second, so that the same click works again as soon as it is back.
 */
export async function releaseForgottenHolds(
  { database, ownerId }: Pick<Deps, "database" | "ownerId">,
  now: Date,
): Promise<number> {
  const holdIds = await findForgottenHolds(database, {
    ownerId,
    atWork: [...atWork],
    taking: Array.from(taking, ({ idempotencyKey }) => idempotencyKey),
    before: new Date(now.getTime() - CLOCKS_APART_MS),
  });
  for (const holdId of holdIds) await releaseCredits(database, holdId);
  return holdIds.length;
}

/** Releases the holds of dead or silent processes. Every process runs it; only one succeeds for each hold. */
export async function releaseAbandonedHolds(database: Database): Promise<number> {
  const holdIds = await findAbandonedHolds(database);
  for (const holdId of holdIds) await releaseCredits(database, holdId);
  return holdIds.length;
}
