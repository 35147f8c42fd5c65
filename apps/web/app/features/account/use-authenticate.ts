import { MESSAGES } from "@app/contracts/messages";
import { notify } from "../../lib/notify.ts";
import { queryClient } from "../../lib/query-client.ts";
import { openSession } from "../../lib/session.ts";
import { type SignInMode, settleSignIn } from "../../lib/sign-in.ts";
import { authenticate, profileQuery } from "./api.ts";
import { AUTH_TOASTS, type AuthValues, failureText } from "./model.ts";

const TOAST = "authentication";

/** Signs in or up: one toast from loading to its end; throws what the form has to show. */
export function useAuthenticate(mode: SignInMode) {
  return async (values: AuthValues): Promise<void> => {
    notify({ id: TOAST, kind: "loading", text: AUTH_TOASTS[mode].loading });
    let isGiftTaken: boolean;
    try {
      const { token, ...opened } = await authenticate(mode, values);
      isGiftTaken = opened.isGiftTaken;
      queryClient.clear();
      openSession(token);
    } catch (error) {
      notify({ id: TOAST, kind: "error", text: failureText(mode, error) });
      throw error;
    }
    notify({ id: TOAST, kind: "success", text: AUTH_TOASTS[mode].success });
    if (isGiftTaken) notify({ id: "gift", kind: "error", text: MESSAGES.giftTaken });
    void queryClient.prefetchQuery(profileQuery);
    settleSignIn(true);
  };
}
