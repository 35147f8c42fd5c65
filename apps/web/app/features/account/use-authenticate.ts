import { MESSAGES } from "@app/contracts/messages";
import { notify } from "../../lib/notify.ts";
import { queryClient } from "../../lib/query-client.ts";
import { openSession } from "../../lib/session.ts";
import { type SignInMode, settleSignIn } from "../../lib/sign-in.ts";
import { announce } from "./announce-action.ts";
import { authenticate, profileQuery } from "./api.ts";
import { AUTH_ANNOUNCEMENTS, type AuthValues } from "./model.ts";

/** Signs in or up, with one toast from loading to its end; throws what the form must show. */
export function useAuthenticate(mode: SignInMode) {
  return async (values: AuthValues): Promise<void> => {
    const open = async () => {
      const { token, ...opened } = await authenticate(mode, values);
      queryClient.clear();
      openSession(token);
      return opened;
    };
    const { isGiftTaken } = await announce(AUTH_ANNOUNCEMENTS[mode], open, { inForm: true });
    if (isGiftTaken) notify({ id: "gift", kind: "error", text: MESSAGES.giftTaken });
    void queryClient.prefetchQuery(profileQuery);
    settleSignIn(true);
  };
}
