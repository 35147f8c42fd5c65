import { MESSAGES } from "@app/contracts/messages";
import { leaveNotice } from "./notify.ts";
import { PATHS } from "./paths.ts";
import { closeSession, readToken } from "./session.ts";

/** Any 401 of a signed-in call ends the session: token removed, full redirect home (specification, section 4). */
export function endExpiredSession(refusedToken: string | null): void {
  // A late answer to an old token must not end the session that replaced it.
  if (refusedToken === null || readToken() !== refusedToken) return;
  closeSession();
  leaveNotice(MESSAGES.sessionExpired);
  location.assign(PATHS.home);
}
