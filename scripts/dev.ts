// `npm run dev`: the API, restarted on change, and the web app with hot reload in front of it; both stop together.
import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";

const ROOT = path.join(import.meta.dirname, "..");
const env = { ...process.env, NODE_ENV: "development" };

const children: ChildProcess[] = [
  spawn(process.execPath, ["--watch", "--watch-preserve-output", "apps/api/src/main.ts"], {
    cwd: ROOT,
    env,
    stdio: "inherit",
  }),
  spawn("npm", ["run", "-s", "dev", "-w", "@app/web"], { cwd: ROOT, env, stdio: "inherit" }),
];

const stop = (signal: NodeJS.Signals) => {
  for (const child of children) child.kill(signal);
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop("SIGTERM"));
for (const child of children)
  child.once("exit", (code) => {
    process.exitCode ||= code ?? 0;
    stop("SIGTERM");
  });
