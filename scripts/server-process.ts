import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const READY_TIMEOUT_MS = 90_000;

export interface ServerProcess {
  url: string;
  pid: number;
  /** Milliseconds from spawn to the first ready answer. */
  readyMs: number;
  stop(): Promise<void>;
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? resolve(address.port) : reject(address)));
    });
  });
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`the server was not ready within ${READY_TIMEOUT_MS / 1000} s`);
}

/** A temporary data folder; `remove` deletes it. */
export function makeDataDir(): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(join(tmpdir(), "data-"));
  // When we are root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(dataDir, 0o711);
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Starts the real server on loopback and a free port; it is stopped by its own process id. */
export async function startServerProcess(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["apps/api/src/main.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      // Ignore the settings of the person who runs the tests: outside services are used only if a test provides its
      // own.
      LLM_BASE_URL: "",
      LLM_API_KEY: "",
      LLM_MODEL: "",
      TRANSCRIPTION_BASE_URL: "",
      TRANSCRIPTION_API_KEY: "",
      SMTP_URL: "",
      MAIL_FROM: "",
      SECRET_KEY: "",
      OIDC_ISSUER: "",
      OIDC_CLIENT_ID: "",
      OIDC_CLIENT_SECRET: "",
      PAYMENTS: "demonstration",
      STRIPE_SECRET_KEY: "",
      STRIPE_PUBLIC_KEY: "",
      STRIPE_WEBHOOK_SECRET: "",
      STRIPE_PRICE_STANDARD: "",
      STRIPE_PRICE_PREMIUM: "",
      STRIPE_PLANS: "",
      EXAMPLES: "none",
      // All clients have one address here: the rate limits of a public server would block the run.
      THROTTLE_SCALE: "1000",
      ...env,
    },
  });
  await untilReady(url, child);
  const readyMs = performance.now() - startedAt;
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
  };
  return { url, pid: child.pid ?? 0, readyMs, stop };
}
