import { transact } from "../../db/transact.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { queueMail } from "../mail/service.ts";
import { hashPassword } from "./hash-password.ts";
import { refuseGuessable } from "./judge-password.ts";
import { hashToken } from "./session-token.ts";
import {
  deleteMailedTokens,
  deleteSessions,
  findMailedToken,
  markEmailVerified,
  updatePasswordHash,
  useMailedToken,
} from "./store.ts";
import { writePasswordChangedMail } from "./write-mails.ts";

interface Reset {
  token: string;
  newPassword: string;
}

/** A refused password leaves the link usable; an accepted one ends all sessions and all other links of the account. */
export async function confirmPasswordReset(deps: Deps, { token, newPassword }: Reset): Promise<void> {
  const tokenHash = hashToken(token);
  const owner = await findMailedToken(deps.database, "password_reset", tokenHash);
  if (!owner) throw new Refusal("reset_failed");
  refuseGuessable(newPassword, owner.email, "newPassword");
  const passwordHash = await hashPassword(deps.config.passwordCost, newPassword);
  await transact(deps.database, async (transaction) => {
    const userId = await useMailedToken(transaction, "password_reset", tokenHash);
    if (!userId) throw new Refusal("reset_failed");
    await updatePasswordHash(transaction, userId, passwordHash);
    await deleteSessions(transaction, userId);
    await deleteMailedTokens(transaction, userId);
    await markEmailVerified(transaction, userId);
    await queueMail(deps, transaction, {
      ...writePasswordChangedMail(),
      to: owner.email,
      userId,
      kind: "password_changed",
    });
  });
}
