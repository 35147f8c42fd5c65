import type { Deps } from "../../deps.ts";
import { deleteEndedMails, TRACE_KEPT_DAYS } from "./store.ts";

const DAY_MS = 24 * 3_600_000;

/** Deletes old records of sent mails, and the copies that an installation without a mail server keeps. */
export async function purgeMails(
  { database, mailer }: Pick<Deps, "database" | "mailer">,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - TRACE_KEPT_DAYS * DAY_MS);
  await deleteEndedMails(database, before);
  await mailer.purge(before);
}
