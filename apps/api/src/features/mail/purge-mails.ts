import type { Deps } from "../../deps.ts";
import { purgeEndedMails, TRACE_KEPT_DAYS } from "./store.ts";

const DAY_MS = 24 * 3_600_000;

/** Traces of sent messages, and the copies that an installation without a mail server keeps. */
export async function purgeMails({ database, mailer }: Pick<Deps, "database" | "mailer">): Promise<void> {
  await purgeEndedMails(database);
  await mailer.purge(new Date(Date.now() - TRACE_KEPT_DAYS * DAY_MS));
}
