import { MESSAGES } from "@app/contracts/messages";
import { leaveNotice } from "./notify.ts";
import { PATHS } from "./paths.ts";
import { onSessionEndedElsewhere } from "./session.ts";
import { clearStored } from "./session-storage.ts";

/** What another tab signed out of must not stay on this screen: a report, a history, after a logout a draft too. */
export const watchOtherTabs = (): (() => void) =>
  onSessionEndedElsewhere((reason) => {
    if (reason === "logout") clearStored();
    if (reason === "logout") leaveNotice(MESSAGES.logoutSucceeded, "success");
    else leaveNotice(MESSAGES.sessionExpired);
    location.replace(PATHS.home);
  });
