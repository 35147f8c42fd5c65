import { type ChildProcess, spawn } from "node:child_process";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { expect, vi } from "vitest";
import type { TestDatabase } from "./test-database.ts";

const MAIN = path.join(import.meta.dirname, "../src/main.ts");

export interface RealServer {
  child: ChildProcess;
  /** Its exit code; null when it was killed. */
  ended: Promise<number | null>;
  /** However it ends; does nothing if it has already ended. */
  kill(): Promise<void>;
  ask(path: string, options?: AskOptions): Promise<Response>;
}

export interface AskOptions {
  token?: string;
  /** Sent as JSON. */
  body?: object;
  idempotencyKey?: string;
  accept?: string;
  signal?: AbortSignal;
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The real server, with the real engine, as an operator starts it, on a test database. */
export async function startRealServer(db: TestDatabase, env: NodeJS.ProcessEnv = {}): Promise<RealServer> {
  const { user, host, port: databasePort, database } = db.connection;
  const port = await findFreePort();
  const query = new URLSearchParams({ host, port: String(databasePort ?? 5432) });
  const child = spawn(process.execPath, [MAIN], {
    stdio: "ignore",
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATABASE_URL: `postgres://${user}@localhost/${database}?${query}`,
      THROTTLE_SCALE: "1000",
      EXAMPLES: "none",
      ...env,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  try {
    await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).ok).toBe(true), {
      timeout: 60_000,
      interval: 50,
    });
  } catch (error) {
    await kill();
    throw error;
  }
  return {
    child,
    ended,
    kill,
    ask: (route, { token, body, idempotencyKey, accept, signal } = {}) =>
      fetch(`http://127.0.0.1:${port}/api${route}`, {
        method: body ? "POST" : "GET",
        headers: {
          ...(body && { "content-type": "application/json" }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
          ...(accept && { accept }),
        },
        ...(body && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      }),
  };
}
