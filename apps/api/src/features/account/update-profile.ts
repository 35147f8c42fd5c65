import type { ProfileChange } from "@app/contracts/account";
import { MESSAGES } from "@app/contracts/messages";
import type { Transaction } from "../../db/database.ts";
import { transact } from "../../db/transact.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import type { SessionUser } from "../../http/access.ts";
import { queueMail } from "../mail/service.ts";
import { checkPassword } from "./check-password.ts";
import { hashPassword } from "./hash-password.ts";
import { refuseGuessable } from "./judge-password.ts";
import { mailEmailProof } from "./prove-email.ts";
import {
  deleteMailedTokens,
  deleteSessions,
  findLogin,
  updateEmail,
  updateNewsletter,
  updatePasswordHash,
} from "./store.ts";
import { writeEmailChangedMail, writePasswordChangedMail } from "./write-mails.ts";

/**
 * Applies the whole change or nothing. A new password ends the other sessions; a new address is unverified; the owner
 * is told of both at the previous address.
 */
export async function updateProfile(deps: Deps, user: SessionUser, change: ProfileChange): Promise<void> {
  const known = await findLogin(deps.database, user.id);
  if (!known) throw new Refusal("session_expired");
  const email = change.email !== known.email ? change.email : undefined;
  const { newPassword, newsletter } = change;
  if (email !== undefined || newPassword !== undefined)
    await checkPassword(deps, user.id, known.passwordHash, change.currentPassword);
  if (newPassword !== undefined) refuseGuessable(newPassword, email ?? known.email, "newPassword");
  const passwordHash =
    newPassword === undefined ? undefined : await hashPassword(deps.config.passwordCost, newPassword);

  await transact(deps.database, async (transaction) => {
    if (newsletter !== undefined) await updateNewsletter(transaction, user.id, newsletter);
    if (email !== undefined) await changeEmail(deps, transaction, user.id, known.email, email);
    if (passwordHash !== undefined) {
      await updatePasswordHash(transaction, user.id, passwordHash);
      await deleteSessions(transaction, user.id, user.tokenHash);
      await deleteMailedTokens(transaction, user.id, "password_reset");
      const message = { to: known.email, userId: user.id, kind: "password_changed" };
      await queueMail(deps, transaction, { ...writePasswordChangedMail(), ...message });
    }
  });
}

async function changeEmail(
  deps: Deps,
  transaction: Transaction,
  userId: string,
  before: string,
  after: string,
): Promise<void> {
  // A link sent to the old mailbox proves nothing about the new one.
  await deleteMailedTokens(transaction, userId);
  if (!(await updateEmail(transaction, userId, after)))
    throw new Refusal("profile_failed", { fields: { email: MESSAGES.profileFailed } });
  const message = { to: before, userId, kind: "email_changed" };
  await queueMail(deps, transaction, { ...writeEmailChangedMail(after), ...message });
  await mailEmailProof(deps, transaction, { id: userId, email: after });
}
