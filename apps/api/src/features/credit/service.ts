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
  /** What a user can spend now: credits held for work in progress are not in it. */
  findAvailable as findAvailableCredits,
  /** With its free credits, in the transaction that creates the user. */
  insertAccount as openAccount,
  LEASE_SEC,
} from "./store.ts";

const RUNNING_RETRY_SEC = 1;

/** The largest difference allowed between the clocks of this machine and of the database. */
const CLOCKS_APART_MS = 5000;

/** The holds that this process works on: their leases are renewed, and no others. */
const atWork = new Set<string>();
/** Those that it asks the database for, whose number it does not know yet. */
const taking = new Set<Pick<HoldRequest, "idempotencyKey">>();

interface Hold {
  id: string;
  /** The same request was answered before under this key: its result is stored. */
  captured: boolean;
}

/**
 * Sets `cost` credits aside for one piece of work. The same key and body again: its answer when there is one, 409
 * while it runs, and a new try when it failed, since a failure costs nothing and answers nothing.
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

/** Spends the credits, in the transaction that stores what they paid for. Too late for a hold that was released: nothing is stored. */
export async function captureCredits(transaction: Transaction, holdId: string): Promise<void> {
  if (!(await endHold(transaction, holdId, "captured"))) throw new Refusal("unavailable");
}

/** Gives the credits back; false when they had been spent or given back already. */
export function releaseCredits(database: Database, holdId: string): Promise<boolean> {
  return endHold(database, holdId, "released");
}

/** The work on this hold is over, well or badly: if it is held still, its lease may run out. */
export function forgetHold(holdId: string): void {
  atWork.delete(holdId);
}

export async function renewLeases(database: Database): Promise<void> {
  if (atWork.size > 0) await renewHolds(database, [...atWork]);
}

/**
 * Gives back what this process holds and no longer works on: the database was away when its release was sent, or when
 * it answered that the hold was taken. Run each second, it makes the same click possible again as soon as it is back.
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

/** Gives back what a dead or silent process left held. Every process does it: one of them wins each hold. */
export async function releaseAbandonedHolds(database: Database): Promise<number> {
  const holdIds = await findAbandonedHolds(database);
  for (const holdId of holdIds) await releaseCredits(database, holdId);
  return holdIds.length;
}
