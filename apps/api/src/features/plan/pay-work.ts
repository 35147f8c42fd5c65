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
  /** Null when a repeated click needs no protection. */
  idempotencyKey: string | null;
  /** The request's content: the same key with other content is refused. */
  request: unknown;
}

/** Stores the result and resolves with the id of its plan. */
type Store = (transaction: Transaction) => Promise<string>;

/**
 * Paid work on a plan: holds its price, works outside any transaction, then spends the price and stores the result in
 * one transaction. A failure gives the price back. Resolves with the id of the plan, the same for a repeated click.
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
    // False when the commit had succeeded and only its confirmation was lost: the work is stored and paid.
    if (await releaseCredits(deps.database, hold.id)) throw error;
  } finally {
    forgetHold(hold.id);
  }
  const planId = await findPlanOfHold(deps.database, hold.id);
  // A repeated request may come after the user deleted the plan.
  if (planId === null) throw new Refusal(hold.captured ? "plan_not_found" : "unavailable");
  return planId;
}
