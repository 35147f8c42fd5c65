// `npm run dev`: the API, restarted when the server's or the engine's code changes, behind the web app with hot reload,
// at the address that `npm start` would use. Both stop together, with all their child processes.
import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { findFreePort } from "./server-process.ts";

const ROOT = path.join(import.meta.dirname, "..");
/** When stopping, processes still running after this are killed. PostgreSQL stops within seconds. */
const STOP_MS = 15_000;
/** The engine runs in its own processes, whose imports `--watch` alone does not follow. */
const WATCHED = [
  "apps/api/src",
  "apps/api/drizzle",
  "packages/contracts/src",
  "packages/decoding/src",
  "packages/engine/src",
  "packages/private-postgres/src",
];

const port = process.env["PORT"] || "3000";
const site = `http://localhost:${port}`;
const apiPort = String(await findFreePort());
const env = { ...process.env, NODE_ENV: "development" };

const watch = ["--watch-preserve-output", ...WATCHED.map((folder) => `--watch-path=${folder}`)];
// At each restart it prints « est prêt » with the site's address.
const api = start([...watch, "apps/api/src/main.ts"], ROOT, {
  PORT: apiPort,
  HOST: "localhost",
  PUBLIC_URL: process.env["PUBLIC_URL"] || site,
});
const web = start([path.join(ROOT, "node_modules/.bin/react-router"), "dev"], "apps/web", {
  PORT: port,
  API_ORIGIN: `http://localhost:${apiPort}`,
});

const children = [api, web];
let stopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
for (const child of children)
  child.once("exit", (code) => {
    process.exitCode ||= stopping ? 0 : (code ?? 1);
    stop();
  });

/** In its own process group, so that stopping also reaches its child processes. */
function start(given: string[], cwd: string, settings: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, given, {
    cwd: path.resolve(ROOT, cwd),
    env: { ...env, ...settings },
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  });
}

function stop(): void {
  if (stopping) return;
  stopping = true;
  signalAll("SIGTERM");
  setTimeout(() => signalAll("SIGKILL"), STOP_MS).unref();
}

function signalAll(signal: NodeJS.Signals): void {
  for (const { pid } of children)
    try {
      if (pid) process.kill(-pid, signal);
    } catch {
      // The process group has already ended.
    }
}
