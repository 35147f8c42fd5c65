import { createHash, randomUUID } from "node:crypto";
import type { Spend } from "@app/contracts/billing";
import type { Transaction } from "../../db/database.ts";
import { transact } from "../../db/transact.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { captureCredits, forgetHold, holdCredits, releaseCredits } from "../credit/service.ts";
import { findPlanOfHold, insertWork } from "./store.ts";

interface PaidClick {
  userId: string;
  spend: Spend;
  cost: number;
  /** Null where a repeated click needs no protection. */
  idempotencyKey: string | null;
  /** What was asked: the same key with something else is refused. */
  request: unknown;
}

/** Stores what was made, and tells the plan that it belongs to. */
type Store = (transaction: Transaction) => Promise<string>;

/**
 * Paid work on a plan: its price set aside, the work made outside any transaction, then one transaction that spends
 * the price and stores the work. A failure gives the price back. Answers the id of the plan, the same for the same click.
 */
export async function payWork(deps: Deps, click: PaidClick, work: () => Promise<Store>): Promise<string> {
  const { userId, spend, cost, request } = click;
  const hold = await holdCredits(deps, {
    userId,
    spend,
    cost,
    idempotencyKey: click.idempotencyKey ?? randomUUID(),
    bodyHash: createHash("sha256").update(JSON.stringify(request)).digest(),
  });
  try {
    if (!hold.captured) {
      const store = await work();
      await transact(deps.database, async (transaction) => {
        await captureCredits(transaction, hold.id);
        await insertWork(transaction, hold.id, await store(transaction));
      });
    }
  } catch (error) {
    // False when the commit had succeeded and only its answer was lost: the work is there, and paid.
    if (await releaseCredits(deps.database, hold.id)) throw error;
  } finally {
    forgetHold(hold.id);
  }
  const planId = await findPlanOfHold(deps.database, hold.id);
  // A repeated click can come after its user deleted the plan.
  if (planId === null) throw new Refusal(hold.captured ? "plan_not_found" : "unavailable");
  return planId;
}
