import { useSyncExternalStore } from "react";

const KEY = "token";
const LOGOUT_KEY = "logged-out";
const listeners = new Set<() => void>();
/** Used only if the browser refuses storage: the session then lasts as long as the page. */
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

export function openSession(token: string): void {
  markLogout(false);
  write(token);
}

/** `logout`: the user asked for it, so other tabs drop their drafts too; an expired session keeps them. */
export function closeSession(reason: "expired" | "logout" = "expired"): void {
  markLogout(reason === "logout");
  write(null);
}

function markLogout(happened: boolean): void {
  try {
    if (happened) localStorage.setItem(LOGOUT_KEY, "1");
    else localStorage.removeItem(LOGOUT_KEY);
  } catch {
    // Without storage other tabs cannot be told.
  }
}

/**
 * Calls back when another tab has ended the session whose data this page shows, even if that happened while the page
 * was in the back-forward cache.
 */
export function onSessionEndedElsewhere(end: (reason: "expired" | "logout") => void): () => void {
  const tell = () => end(localStorage.getItem(LOGOUT_KEY) === null ? "expired" : "logout");
  let leftWith: string | null = null;
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY && event.oldValue !== null) tell();
  };
  const onHide = () => (leftWith = readToken());
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted && leftWith !== null && readToken() !== leftWith) tell();
  };
  addEventListener("storage", onStorage);
  addEventListener("pagehide", onHide);
  addEventListener("pageshow", onShow);
  return () => {
    removeEventListener("storage", onStorage);
    removeEventListener("pagehide", onHide);
    removeEventListener("pageshow", onShow);
  };
}

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

/** `unknown` on the server and until hydration. */
export function useSession(): SessionState {
  return useSyncExternalStore<SessionState>(
    subscribe,
    () => (readToken() === null ? "anonymous" : "signed-in"),
    () => "unknown",
  );
}
