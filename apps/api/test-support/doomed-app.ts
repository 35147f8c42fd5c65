import { Socket } from "node:net";
import pg from "pg";
import { drizzle } from "../src/db/drizzle.ts";
import { openTestApp, type TestApp, type TestDeps } from "./test-app.ts";
import type { TestDatabase } from "./test-database.ts";

const QUERY = 0x51;
const PARSE = 0x50;
/** Statements sent by timers do not count as steps of a request. */
const HOUSEKEEPING =
  /from "?hold"? where "hold"|delete from|insert into judge_examination|daily_job|update "mail_outbox"/;

type DoomedApp = Pick<TestApp, "app" | "close"> & { died(): boolean };

/**
 * A process that dies at the `step`-th statement that it sends: either before the server receives it, or after the
 * server executed it and before the answer is read. Its sockets break, later statements never arrive, and `close` frees
 * its lock.
 */
export async function openDoomedApp(
  { connection }: TestDatabase,
  step: number,
  when: "before" | "after",
  change: TestDeps = {},
): Promise<DoomedApp> {
  let sent = 0;
  let dead = false;
  const sockets: Socket[] = [];
  const die = () => {
    dead = true;
    for (const socket of sockets) socket.destroy();
  };

  class DoomedSocket extends Socket {
    #lastWords = false;
    constructor() {
      super();
      sockets.push(this);
      if (dead) queueMicrotask(() => this.destroy(new Error("Connection terminated")));
    }
    override connect(...given: unknown[]): this {
      (super.connect as (...all: unknown[]) => this).apply(this, given);
      // Set after `connect`, which restores the prototype's `write`.
      this.write = (...sent: unknown[]) => this.#send(sent);
      return this;
    }
    #send(given: unknown[]): boolean {
      const bytes = given[0] as Buffer;
      const statement = bytes[0] === QUERY || bytes[0] === PARSE;
      if (statement && !HOUSEKEEPING.test(bytes.toString()) && ++sent === step) {
        if (when === "before") die();
        else this.#lastWords = true;
      }
      return dead ? false : (super.write as (...all: unknown[]) => boolean).apply(this, given);
    }
    override push(chunk: unknown): boolean {
      if (this.#lastWords && chunk !== null) die();
      return dead && chunk !== null ? false : super.push(chunk);
    }
  }

  const pool = new pg.Pool({
    ...connection,
    stream: () => new DoomedSocket(),
    connectionTimeoutMillis: 2000,
  });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const { app, close } = await openTestApp({ database: drizzle({ client: pool }), connection }, change);
  return {
    app,
    died: () => dead,
    close: async () => {
      await close();
      await pool.end();
    },
  };
}
