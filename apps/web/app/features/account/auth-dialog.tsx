import { useState } from "react";
import { type SignInMode, settleSignIn } from "../../lib/sign-in.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { AuthForm } from "./auth-form.tsx";
import { ACCOUNT_TEXT } from "./messages.ts";

/** Modes: login, signup. `asked` is null while it closes. */
export default function AuthDialog({ asked }: { asked: SignInMode | null }) {
  const [mode, setMode] = useState<SignInMode>(asked ?? "login");
  const [previous, setPrevious] = useState(asked);
  if (asked !== previous) {
    setPrevious(asked);
    if (asked) setMode(asked);
  }
  const [email, setEmail] = useState("");
  const text = ACCOUNT_TEXT[mode];
  return (
    <Dialog
      open={asked !== null}
      onClose={() => settleSignIn(false)}
      title={text.title}
      description={text.description}
    >
      <AuthForm key={mode} mode={mode} email={email} onEmail={setEmail} />
      <p className="mt-6 flex flex-wrap items-center justify-center gap-x-1 text-ui text-text-2">
        {text.switchQuestion}
        <button
          type="button"
          onClick={() => setMode(mode === "login" ? "signup" : "login")}
          className="min-h-11 rounded-chip px-1.5 font-semibold text-accent underline-offset-4 hover:underline"
        >
          {text.switchAction}
        </button>
      </p>
    </Dialog>
  );
}
