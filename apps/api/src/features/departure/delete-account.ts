import { transact } from "../../db/transact.ts";
import type { Deps } from "../../deps.ts";
import { checkIdentity } from "../account/check-identity.ts";
import { endSubscription } from "../billing/cancel-subscription.ts";
import { queueMail } from "../mail/service.ts";
import { forgetRecordings } from "../recording/forget-recordings.ts";
import { deleteUser, listRecordings, lockAccount } from "./store.ts";
import { writeFarewellMail } from "./write-mails.ts";

/** Deletes the account at its owner's request, after checking the password if there is one. */
export async function deleteAccount(
  deps: Deps,
  userId: string,
  currentPassword: string | undefined,
): Promise<void> {
  const { email } = await checkIdentity(deps, userId, currentPassword);
  await eraseAccount(deps, { id: userId, email }, "asked");
}

/**
 * Deletes all data of a user in one transaction; files are removed afterwards. The ledger keeps its amounts without a
 * name, and a keyed hash of the mailbox records for a year that it received its gift.
 */
export async function eraseAccount(
  deps: Deps,
  { id, email }: { id: string; email: string },
  reason: "asked" | "unused",
): Promise<void> {
  await endSubscription(deps, id);
  const removeFiles = await transact(deps.database, async (transaction) => {
    await lockAccount(transaction, id);
    const recordings = await listRecordings(transaction, id);
    const remove = await forgetRecordings(transaction, deps.files, id, recordings);
    await deleteUser(transaction, id);
    await queueMail(deps, transaction, {
      ...writeFarewellMail(reason),
      to: email,
      userId: null,
      kind: "account_deleted",
    });
    return remove;
  });
  await removeFiles();
  await deps.mailer.forget(email);
}
