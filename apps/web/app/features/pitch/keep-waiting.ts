import { readToken } from "../../lib/session.ts";

/** The last submission whose report was not seen, for the next visit in this browser: its key, never its text. */
const WAITING_KEY = "waiting-analysis";

export function keepWaiting(key: string): void {
  try {
    localStorage.setItem(WAITING_KEY, key);
  } catch {
    // Storage is refused: the report is in the history all the same.
  }
}

export function readWaiting(): string | null {
  if (readToken() === null) return null;
  try {
    return localStorage.getItem(WAITING_KEY);
  } catch {
    return null;
  }
}

export function forgetWaiting(): void {
  try {
    localStorage.removeItem(WAITING_KEY);
  } catch {
    // Storage is refused.
  }
}
