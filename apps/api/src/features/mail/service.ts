import type { Transaction } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import type { MailContent } from "./render-mail.ts";
import { insertMail } from "./store.ts";

export type { MailContent } from "./render-mail.ts";

export interface NewMail extends MailContent {
  /** Read from the database, never from the request: mail goes to an account's address, not to one typed in a form. */
  to: string;
  /** The account concerned; null when it is being deleted, or when there is none. */
  userId: string | null;
  /** Shown to the operator, who never sees the mail: `password_reset`, `receipt`… */
  kind: string;
  /** Key of the event, when it may be reported twice (a webhook): a second mail is never sent. */
  once?: string;
  /** After this time the mail is dropped instead of sent: as long as its link is valid. */
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
