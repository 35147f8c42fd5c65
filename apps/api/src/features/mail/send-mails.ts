import { MailRefused } from "../../adapters/mail/port.ts";
import type { Deps } from "../../deps.ts";
import { renderMail } from "./render-mail.ts";
import type { SealedMail } from "./service.ts";
import { claimMail, type ClaimedMail, endMail, postponeMail } from "./store.ts";

/** Longer than a sending may last, so that no other process takes the mail meanwhile. */
const LEASE_SEC = 120;
const FIRST_WAIT_SEC = 30;
const LONGEST_WAIT_SEC = 3600;
/** With the waits above, about two days: the address is then considered dead. */
const ATTEMPTS_MAX = 50;

type MailDeps = Pick<Deps, "database" | "mailer" | "secrets" | "log">;

/** Sends the waiting mails one by one; several processes may run it at once. */
export async function sendMails(deps: MailDeps): Promise<void> {
  let claimed = await claimMail(deps.database, LEASE_SEC);
  while (claimed) {
    await sendOne(deps, claimed);
    claimed = await claimMail(deps.database, LEASE_SEC);
  }
}

async function sendOne({ database, mailer, secrets, log }: MailDeps, mail: ClaimedMail): Promise<void> {
  if (mail.expired) return endMail(database, mail.id, "expired");
  try {
    const { to, ...content } = JSON.parse(secrets.unseal(mail.sealed)) as SealedMail;
    await mailer.send({ id: mail.id, to, subject: content.subject, ...renderMail(content) });
  } catch (error) {
    // The server's message repeats the address: log codes only.
    const { name, code } = error as NodeJS.ErrnoException;
    log.warn({ mailId: mail.id, attempts: mail.attempts, name, code }, "mail not sent");
    if (error instanceof MailRefused || mail.attempts >= ATTEMPTS_MAX)
      return endMail(database, mail.id, "refused");
    const wait = Math.min(FIRST_WAIT_SEC * 2 ** (mail.attempts - 1), LONGEST_WAIT_SEC);
    return postponeMail(database, mail.id, wait);
  }
  await endMail(database, mail.id, "sent");
}
