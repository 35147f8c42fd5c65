import { MESSAGES } from "@app/contracts/messages";
import { useNavigate } from "react-router";
import { notify } from "../../lib/notify.ts";
import { PATHS } from "../../lib/paths.ts";
import { queryClient } from "../../lib/query-client.ts";
import { clearStored } from "../../lib/session-storage.ts";
import { closeSession } from "../../lib/session.ts";
import { endSession } from "./api.ts";

/** Ends the session in this browser even when the server cannot be reached; the token then expires by itself. */
export function useLogout() {
  const navigate = useNavigate();
  return async (): Promise<void> => {
    void endSession().catch(() => undefined);
    closeSession("logout");
    clearStored();
    queryClient.clear();
    await navigate(PATHS.home);
    notify({ id: "logout", kind: "success", text: MESSAGES.logoutSucceeded });
  };
}
