import { deleteTakesDatabase } from "./takes-database.ts";

/** JSON in the browser's session storage; a refused storage or corrupted data read as empty. */
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
    // Storage is full or refused: the data stays in the page only.
  }
}

export function removeStored(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is refused.
  }
}

/** Called at logout, so that the next person at this screen finds nothing. */
export function clearStored(): void {
  deleteTakesDatabase();
  try {
    sessionStorage.clear();
  } catch {
    // Storage is refused.
  }
}
