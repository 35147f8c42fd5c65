import { useSyncExternalStore } from "react";

export type SignInMode = "login" | "signup";
/** What the dialog opens on. */
export type SignInView = SignInMode | "forgot";

/** Code that needs a signed-in user asks here; the account feature shows the dialog and settles the request. */
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

/** Opens the authentication dialog; true once signed in, false when it is closed. */
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

/** The mode of the dialog that is asked for, null when none is. */
export function useSignInRequest(): SignInView | null {
  return useSyncExternalStore<SignInView | null>(
    subscribe,
    () => request?.mode ?? null,
    () => null,
  );
}
