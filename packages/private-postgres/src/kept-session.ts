import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

type KeptSession = {
  /** The current session: do not store it, since it changes when the server restarts. */
  client(): pg.Client;
  /** No more reopening; the caller ends the session itself. */
  release(): pg.Client;
};

const RETRY_MS = 500;

/** A session held for its locks: opened again, for as long as it takes, whenever it breaks. */
export async function keepSession(
  open: () => Promise<pg.Client>,
  report: (error: Error) => void,
): Promise<KeptSession> {
  const state = { released: false, client: await open() };
  const watch = () => state.client.once("end", () => void reopen());
  const reopen = async () => {
    while (!state.released) {
      try {
        const client = await open();
        if (state.released) return await client.end();
        state.client = client;
        watch();
        return;
      } catch (error) {
        report(error as Error);
        await sleep(RETRY_MS);
      }
    }
  };
  watch();
  return {
    client: () => state.client,
    release: () => {
      state.released = true;
      return state.client;
    },
  };
}
