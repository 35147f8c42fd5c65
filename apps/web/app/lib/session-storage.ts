import { deleteTakesDatabase } from "./takes-database.ts";

/** JSON in the session storage of the browser; a refused or damaged storage reads as empty. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or refused: what is on the page stays there.
  }
}

export function removeStored(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing to remove.
  }
}

/** On logout, so that the next person at this screen finds nothing. */
export function clearStored(): void {
  deleteTakesDatabase();
  try {
    sessionStorage.clear();
  } catch {
    // Nothing to clear.
  }
}
