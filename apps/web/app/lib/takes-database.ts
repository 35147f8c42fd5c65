/** Unsent takes, in this browser's IndexedDB: see `features/recording/store-takes.ts`. */
export const TAKES_DATABASE = "takes";

/** Whether the database exists; the check does not create it. */
export async function hasTakesDatabase(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === TAKES_DATABASE);
  } catch {
    return false;
  }
}

/** At logout: no recording must stay for the next person in this browser. */
export function deleteTakesDatabase(): void {
  try {
    indexedDB.deleteDatabase(TAKES_DATABASE);
  } catch {
    // Storage is refused: nothing was kept either.
  }
}
