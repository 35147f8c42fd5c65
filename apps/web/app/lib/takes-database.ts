/** Takes that are not sent yet, in the IndexedDB of this browser: see `features/recording/store-takes.ts`. */
export const TAKES_DATABASE = "takes";

/** Whether one was made here; asking makes none. */
export async function hasTakesDatabase(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === TAKES_DATABASE);
  } catch {
    return false;
  }
}

/** On logout: not a second of a voice stays for the next person at this browser. */
export function deleteTakesDatabase(): void {
  try {
    indexedDB.deleteDatabase(TAKES_DATABASE);
  } catch {
    // Refused: nothing was kept either.
  }
}
