import {
  INACTIVE_DELETION_MONTHS,
  INACTIVE_NOTICE_DAYS,
  INACTIVE_NOTICE_MONTHS,
} from "@app/contracts/limits";
import { transact } from "../../db/transact.ts";
import type { Deps } from "../../deps.ts";
import { queueMail } from "../mail/service.ts";
import { forgetRecordings } from "../recording/forget-recordings.ts";
import { eraseAccount } from "./delete-account.ts";
import {
  deleteWork,
  type InactiveUser,
  listForgotten,
  listRecordings,
  listUnwarned,
  lockAccount,
  recordNotice,
} from "./store.ts";
import { writeInactivityMail } from "./write-mails.ts";

/**
 * Warns the owners of unused accounts, then deletes those accounts, at least `INACTIVE_NOTICE_DAYS` after the warning.
 * An account with bought credits loses its work but keeps its address and credits, which do not expire.
 */
export async function retireAccounts(deps: Deps, now: Date): Promise<void> {
  for (const user of await listForgotten(deps.database, {
    idleSince: monthsBefore(now, INACTIVE_DELETION_MONTHS),
    noticedBefore: new Date(now.getTime() - INACTIVE_NOTICE_DAYS * 86_400_000),
  }))
    await (user.hasBoughtCredits ? eraseWork(deps, user) : eraseAccount(deps, user, "unused"));
  for (const user of await listUnwarned(deps.database, monthsBefore(now, INACTIVE_NOTICE_MONTHS)))
    await warn(deps, user, now);
}

/** Records the notice and queues its mail in one transaction: two processes send a single mail. */
async function warn(deps: Deps, user: InactiveUser, now: Date): Promise<void> {
  await transact(deps.database, async (transaction) => {
    if (!(await recordNotice(transaction, user.id, now))) return;
    await queueMail(deps, transaction, {
      ...writeInactivityMail(`${deps.config.publicUrl}/account`, user.hasBoughtCredits),
      to: user.email,
      userId: user.id,
      kind: "account_inactive",
    });
  });
}

async function eraseWork(deps: Deps, { id }: InactiveUser): Promise<void> {
  const removeFiles = await transact(deps.database, async (transaction) => {
    await lockAccount(transaction, id);
    const recordings = await listRecordings(transaction, id);
    const remove = await forgetRecordings(transaction, deps.files, id, recordings);
    await deleteWork(transaction, id);
    return remove;
  });
  await removeFiles();
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
