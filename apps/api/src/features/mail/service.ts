import type { Transaction } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import type { MailContent } from "./render-mail.ts";
import { insertMail } from "./store.ts";

export type { MailContent } from "./render-mail.ts";

export interface NewMail extends MailContent {
  /** An address read from the database, never from the request: a mail goes to an account, not to whom a form names. */
  to: string;
  /** Whose account it is about; null when the account is leaving, or none is concerned. */
  userId: string | null;
  /** For the operator, who never sees the message: `password_reset`, `receipt`… */
  kind: string;
  /** Names the fact behind it, when the fact may come twice (a webhook): a second message is never sent. */
  once?: string;
  /** After so long the message is dropped rather than sent: as long as the link in it works. */
  usefulForSec?: number;
}

export interface SealedMail extends MailContent {
  to: string;
}

/**
 * Writes a message in the transaction of the fact that it announces: both are committed, or neither. It is sent within seconds by
 * `sendMails`, again and again while the mail server is down.
 *
 * @example
 * await transact(deps.database, async (transaction) => {
 *   const order = await insertOrder(transaction, …);
 *   await queueMail(deps, transaction, {
 *     to: owner.email, userId: owner.id, kind: "receipt", once: `receipt ${order.id}`,
 *     subject: "Votre achat de 60 crédits",
 *     body: ["Merci pour votre achat.", { label: "Voir vos crédits", link: `${deps.config.publicUrl}/account` }],
 *   });
 * });
 */
export async function queueMail(
  { secrets }: Pick<Deps, "secrets">,
  transaction: Transaction,
  { to, subject, body, userId, kind, once, usefulForSec }: NewMail,
): Promise<void> {
  const message: SealedMail = { to, subject, body };
  const sealed = secrets.seal(JSON.stringify(message));
  await insertMail(transaction, {
    userId,
    kind,
    sealed,
    once: once ?? null,
    usefulForSec: usefulForSec ?? null,
  });
}
