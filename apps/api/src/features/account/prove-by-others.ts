import type { Transaction } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { queueMail } from "../mail/service.ts";
import { deleteMailedTokens, deletePassword, deleteSessions, findUser, markEmailVerified } from "./store.ts";
import { writeLinkedMail } from "./write-mails.ts";

/**
 * The account of an address that a provider vouches for; null when there is none. If we never verified that address,
 * somebody else may have registered it in advance: its password, sessions and links are revoked before it is handed
 * over.
 */
export async function proveByOthers(
  deps: Pick<Deps, "config" | "secrets">,
  transaction: Transaction,
  email: string,
): Promise<string | null> {
  const user = await findUser(transaction, email);
  if (!user) return null;
  if (!user.emailVerified) {
    await deletePassword(transaction, user.id);
    await deleteSessions(transaction, user.id);
    await deleteMailedTokens(transaction, user.id);
    await markEmailVerified(transaction, user.id);
  }
  const message = { to: user.email, userId: user.id, kind: "linkedin_linked" };
  await queueMail(deps, transaction, { ...writeLinkedMail(!user.emailVerified), ...message });
  return user.id;
}
