import { MESSAGES } from "@app/contracts/messages";
import { leaveNotice } from "./notify.ts";
import { PATHS } from "./paths.ts";
import { closeSession, readToken } from "./session.ts";

/**
 * A 401 on any signed-in call ends the session: removes the token and reloads the home page (specification, section 4).
 */
export function endExpiredSession(refusedToken: string | null): void {
  // A late answer to an old token must not end the session that replaced it.
  if (refusedToken === null || readToken() !== refusedToken) return;
  closeSession();
  leaveNotice(MESSAGES.sessionExpired);
  location.assign(PATHS.home);
}
