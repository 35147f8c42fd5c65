import { readToken } from "../../lib/session.ts";

/** The last click whose report has not been seen, for the next visit of this browser: its key, no word of its text. */
const WAITING_KEY = "waiting-analysis";

export function keepWaiting(key: string): void {
  try {
    localStorage.setItem(WAITING_KEY, key);
  } catch {
    // Refused: the report is in the history all the same.
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
    // Nothing to forget.
  }
}
