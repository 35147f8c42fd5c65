import { MESSAGES } from "@app/contracts/messages";
import { useState } from "react";
import { useNavigate } from "react-router";
import { notify } from "../../lib/notify.ts";
import { PATHS } from "../../lib/paths.ts";
import { queryClient } from "../../lib/query-client.ts";
import { clearStored } from "../../lib/session-storage.ts";
import { closeSession } from "../../lib/session.ts";
import { releaseUnsaved, wouldLose } from "../../lib/unsaved.ts";
import { endSession } from "./api.ts";

export interface Logout {
  /** Ends the session, after a confirmation if unsaved work would be lost. */
  ask: () => void;
  isAsking: boolean;
  confirm: () => void;
  cancel: () => void;
}

/**
 * Ends the session in this browser even when the server cannot be reached; the token then expires on its own.
 *
 * @param onDone called once the logout is decided, before the page changes
 */
export function useLogout(onDone: () => void = () => {}): Logout {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const leave = async (): Promise<void> => {
    setAsking(false);
    onDone();
    releaseUnsaved();
    void endSession().catch(() => undefined);
    closeSession("logout");
    clearStored();
    queryClient.clear();
    await navigate(PATHS.home);
    notify({ id: "logout", kind: "success", text: MESSAGES.logoutSucceeded });
  };
  return {
    ask: () => (wouldLose() ? setAsking(true) : void leave()),
    isAsking,
    confirm: () => void leave(),
    cancel: () => setAsking(false),
  };
}
