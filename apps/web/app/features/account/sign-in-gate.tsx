import { Late } from "../../lib/late.tsx";
import { notify } from "../../lib/notify.ts";
import { settleSignIn, useSignInRequest } from "../../lib/sign-in.ts";
import { ACCOUNT_TEXT } from "./messages.ts";

const loadDialog = async () => (await import("./auth-dialog.tsx")).default;

/** If the dialog cannot be loaded, the request to sign in is settled as refused, and can be made again. */
function refuse(): void {
  settleSignIn(false);
  notify({ id: "sign-in", kind: "error", text: ACCOUNT_TEXT.unreachable });
}

/** Loads the dialog the first time that someone asks to sign in, and keeps it for its closing motion. */
export function SignInGate() {
  const asked = useSignInRequest();
  return <Late load={loadDialog} wanted={asked !== null} props={{ asked }} onFailure={refuse} />;
}
