import { MESSAGES } from "@app/contracts/messages";
import { leaveNotice, notify } from "./notify.ts";
import { PATHS } from "./paths.ts";
import { onSessionEndedElsewhere } from "./session.ts";
import { clearStored } from "./session-storage.ts";
import { forgetFinalDrafts, isDrafting } from "./unsaved.ts";

/**
 * When another tab signs out, removes the account's data from this screen: a report, the history, a transcript under
 * review. The form and its draft stay, and the user is told.
 */
export const watchOtherTabs = (): (() => void) =>
  onSessionEndedElsewhere((reason) => {
    if (location.pathname === PATHS.pitch && isDrafting()) {
      // These drafts belong to the account's pitches, not to the form.
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

/** Wait until the tab is visible: a three-second message would pass unseen in a hidden one. */
function warnHere(): void {
  // Makes the header show the sign-in button again.
  document.documentElement.removeAttribute("data-session");
  // Clears the cached data of the account; loaded here only, since no page needs this module otherwise.
  void import("./query-client.ts").then(({ queryClient }) => queryClient.clear());
  const tell = () => {
    if (document.visibilityState === "hidden") return;
    document.removeEventListener("visibilitychange", tell);
    notify({ id: "logout", kind: "error", text: TEXT, shownMs: SHOWN_MS });
  };
  document.addEventListener("visibilitychange", tell);
  tell();
}
