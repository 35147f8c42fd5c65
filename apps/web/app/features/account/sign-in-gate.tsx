import { Late } from "../../lib/late.tsx";
import { notify } from "../../lib/notify.ts";
import { settleSignIn, useSignInRequest } from "../../lib/sign-in.ts";
import { ACCOUNT_TEXT } from "./messages.ts";

const loadDialog = async () => (await import("./auth-dialog.tsx")).default;

/** Without the dialog nobody can sign in: whoever asked is told, and may ask again. */
function refuse(): void {
  settleSignIn(false);
  notify({ id: "sign-in", kind: "error", text: ACCOUNT_TEXT.unreachable });
}

/** Loads the dialog the first time that someone asks to sign in, and keeps it for its closing motion. */
export function SignInGate() {
  const asked = useSignInRequest();
  return <Late load={loadDialog} wanted={asked !== null} props={{ asked }} onFailure={refuse} />;
}
