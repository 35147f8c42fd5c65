import { Late } from "../../lib/late.tsx";
import { notify } from "../../lib/notify.ts";
import { settleSignIn, useSignInRequest } from "../../lib/sign-in.ts";
import { ACCOUNT_TEXT } from "./messages.ts";

const loadDialog = async () => (await import("./auth-dialog.tsx")).default;

/** If the dialog fails to load, the request to sign in counts as refused, and can be made again. */
function refuse(): void {
  settleSignIn(false);
  notify({ id: "sign-in", kind: "error", text: ACCOUNT_TEXT.unreachable });
}

/** Loads the dialog when someone first asks to sign in, and keeps it mounted for its closing animation. */
export function SignInGate() {
  const asked = useSignInRequest();
  return <Late load={loadDialog} wanted={asked !== null} props={{ asked }} onFailure={refuse} />;
}
