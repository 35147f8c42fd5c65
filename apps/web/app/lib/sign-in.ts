import { useSyncExternalStore } from "react";

export type SignInMode = "login" | "signup";
/** The dialog's initial view. */
export type SignInView = SignInMode | "forgot";

/**
 * Code that needs a signed-in user makes a request here; the account feature shows the dialog and settles the request.
 */
interface SignInRequest {
  mode: SignInView;
  settle: (signedIn: boolean) => void;
}

let request: SignInRequest | null = null;
const listeners = new Set<() => void>();

function change(next: SignInRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

/** Opens the sign-in dialog; resolves with true once signed in, false if it is closed. */
export function askSignIn(mode: SignInView): Promise<boolean> {
  request?.settle(false);
  return new Promise((resolve) => change({ mode, settle: resolve }));
}

export function settleSignIn(signedIn: boolean): void {
  const settled = request;
  change(null);
  settled?.settle(signedIn);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The requested mode of the dialog, or null. */
export function useSignInRequest(): SignInView | null {
  return useSyncExternalStore<SignInView | null>(
    subscribe,
    () => request?.mode ?? null,
    () => null,
  );
}
