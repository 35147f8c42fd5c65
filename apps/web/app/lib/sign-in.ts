import { useSyncExternalStore } from "react";

/** Whoever needs a signed-in user asks here; the account feature shows the dialog and settles the request. */
interface SignInRequest {
  settle: (signedIn: boolean) => void;
}

let request: SignInRequest | null = null;
const listeners = new Set<() => void>();

function change(next: SignInRequest | null): void {
  request = next;
  for (const listener of listeners) listener();
}

/** Opens the authentication dialog; true once signed in, false when it is closed. */
export function askSignIn(): Promise<boolean> {
  request?.settle(false);
  return new Promise((resolve) => change({ settle: resolve }));
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

export function useSignInOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => request !== null,
    () => false,
  );
}
