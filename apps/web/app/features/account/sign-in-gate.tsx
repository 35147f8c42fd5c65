import { lazy, Suspense, useState } from "react";
import { useSignInRequest } from "../../lib/sign-in.ts";

const AuthDialog = lazy(() => import("./auth-dialog.tsx"));

/** Loads the dialog the first time that someone asks to sign in, and keeps it for its closing motion. */
export function SignInGate() {
  const asked = useSignInRequest();
  const [wasAsked, setWasAsked] = useState(false);
  if (asked && !wasAsked) setWasAsked(true);
  return wasAsked ? (
    <Suspense fallback={null}>
      <AuthDialog asked={asked} />
    </Suspense>
  ) : null;
}
