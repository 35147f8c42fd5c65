import { useState } from "react";
import { settleSignIn, type SignInView } from "../../lib/sign-in.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Agreement } from "./agreement.tsx";
import { AuthForm } from "./auth-form.tsx";
import { LinkedInButton } from "./linkedin/linkedin-button.tsx";
import { ACCOUNT_TEXT } from "./messages.ts";
import { ForgotForm } from "./reset/forgot-form.tsx";

type Mode = SignInView | "sent";

const LINK = "min-h-11 rounded-chip px-1.5 font-semibold text-accent underline-offset-4 hover:underline";

/** Modes: login, signup, forgotten password, link sent. `asked` is null during the closing animation. */
export default function AuthDialog({ asked }: { asked: SignInView | null }) {
  const [mode, setMode] = useState<Mode>(asked ?? "login");
  const [previous, setPrevious] = useState(asked);
  const [isRefused, setRefused] = useState(false);
  if (asked !== previous) {
    setPrevious(asked);
    if (asked) {
      setMode(asked);
      setRefused(false);
    }
  }
  const [email, setEmail] = useState("");
  const change = (next: Mode) => {
    setRefused(false);
    setMode(next);
  };
  const text = ACCOUNT_TEXT[mode];
  const { description } = text;
  return (
    <Dialog
      open={asked !== null}
      onClose={() => settleSignIn(false)}
      title={text.title}
      description={typeof description === "string" ? description : description(email)}
    >
      {(mode === "login" || mode === "signup") && (
        <>
          <AuthForm
            key={mode}
            mode={mode}
            email={email}
            onEmail={setEmail}
            onForgotten={() => change("forgot")}
            onRefused={() => {
              setMode("login");
              setRefused(true);
            }}
            note={isRefused ? ACCOUNT_TEXT.refused : undefined}
          />
          <LinkedInButton />
          {mode === "signup" && <Agreement />}
        </>
      )}
      {mode === "forgot" && <ForgotForm email={email} onEmail={setEmail} onSent={() => change("sent")} />}
      {mode === "sent" && <p className="mt-4 text-ui text-text-2">{ACCOUNT_TEXT.sent.hint}</p>}
      <p className="mt-6 flex flex-wrap items-center justify-center gap-x-1 text-ui text-text-2">
        {text.switchQuestion}
        <button type="button" onClick={() => change(mode === "login" ? "signup" : "login")} className={LINK}>
          {text.switchAction}
        </button>
      </p>
    </Dialog>
  );
}
