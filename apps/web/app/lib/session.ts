import { useSyncExternalStore } from "react";

const KEY = "token";
const listeners = new Set<() => void>();
/** Only when the browser refuses its storage: the session then lasts as long as the page. */
let tokenInMemory: string | null = null;

export function readToken(): string | null {
  try {
    return tokenInMemory ?? localStorage.getItem(KEY);
  } catch {
    return tokenInMemory;
  }
}

function write(token: string | null): void {
  tokenInMemory = null;
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
  } catch {
    tokenInMemory = token;
  }
  document.documentElement.toggleAttribute("data-session", token !== null);
  for (const listener of listeners) listener();
}

export const openSession = (token: string): void => write(token);
export const closeSession = (): void => write(null);

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another tab signed in or out.
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}

type SessionState = "unknown" | "anonymous" | "signed-in";

/** `unknown` on the server and until the page is hydrated. */
export function useSession(): SessionState {
  return useSyncExternalStore<SessionState>(
    subscribe,
    () => (readToken() === null ? "anonymous" : "signed-in"),
    () => "unknown",
  );
}
