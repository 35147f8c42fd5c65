import { askSignIn } from "../../lib/sign-in.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { HISTORY_TEXT } from "./messages.ts";

/** Asks a visitor to sign in, in place of a user's data. */
export function SignedOut({ text = HISTORY_TEXT.signedOut }: { text?: string }) {
  return (
    <EmptyState
      text={text}
      action={<Button onClick={() => void askSignIn("login")}>{HISTORY_TEXT.signIn}</Button>}
    />
  );
}
