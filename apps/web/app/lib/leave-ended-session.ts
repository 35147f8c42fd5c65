import { MESSAGES } from "@app/contracts/messages";
import { leaveNotice, notify } from "./notify.ts";
import { PATHS } from "./paths.ts";
import { onSessionEndedElsewhere } from "./session.ts";
import { clearStored } from "./session-storage.ts";
import { forgetFinalDrafts, isDrafting } from "./unsaved.ts";

/**
 * What another tab signed out of must not stay on this screen: a report, a history, words under review. The form and the
 * draft in it stay, and its author is told.
 */
export const watchOtherTabs = (): (() => void) =>
  onSessionEndedElsewhere((reason) => {
    if (location.pathname === PATHS.pitch && isDrafting()) {
      // They belong to pitches of the account, not to the form.
      if (reason === "logout") forgetFinalDrafts();
      return warnHere();
    }
    if (reason === "logout") clearStored();
    if (reason === "logout") leaveNotice(MESSAGES.logoutSucceeded, "success");
    else leaveNotice(MESSAGES.sessionExpired);
    location.replace(PATHS.home);
  });

const TEXT = "La session a été fermée dans un autre onglet. Votre brouillon est gardé ici.";
const SHOWN_MS = 15_000;

/** Once the tab is looked at: a message of three seconds would pass unseen behind another one. */
function warnHere(): void {
  // The header shows the way in again.
  document.documentElement.removeAttribute("data-session");
  // What was read for the account goes; no page needs this module for itself.
  void import("./query-client.ts").then(({ queryClient }) => queryClient.clear());
  const tell = () => {
    if (document.visibilityState === "hidden") return;
    document.removeEventListener("visibilitychange", tell);
    notify({ id: "logout", kind: "error", text: TEXT, shownMs: SHOWN_MS });
  };
  document.addEventListener("visibilitychange", tell);
  tell();
}
