import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import { clusterFolder, logFile, prepareSocketFolder, type ClusterHome } from "./home.ts";
import { processIsAlive, readPidFile } from "./pid-file.ts";

const LOG_BYTES_KEPT = 1024 * 1024;
const FAST_STOP_MS = 15_000;
const STOP_MS = 20_000;

/** A server that we started; `complaint` says why it ended, once it has. */
export type Postmaster = { ended: boolean; complaint: () => string };

export function startPostmaster(home: ClusterHome, binaries: Binaries, durable: boolean): Postmaster {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: prepareSocketFolder(home),
    unix_socket_permissions: "0700",
    port: "5432",
    shared_buffers: "64MB",
    max_connections: "100",
    jit: "off",
    // The server's messages may quote what users wrote or their address: keep them out of the log.
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_checkpoints: "off",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  const log = logFile(home);
  if (sizeOf(log) > LOG_BYTES_KEPT) fs.rmSync(log);
  const from = sizeOf(log);
  const output = fs.openSync(log, "a", 0o600);
  const child = spawn(
    path.join(binaries.folder, "postgres"),
    [
      "-D",
      clusterFolder(home),
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    // Its own session: a Ctrl+C in the terminal reaches only us; the server stops when its last user leaves.
    {
      ...home.runAs,
      cwd: home.folder,
      stdio: ["ignore", output, output],
      detached: true,
      env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
    },
  );
  fs.closeSync(output);
  const postmaster: Postmaster = {
    ended: false,
    complaint: () => fs.readFileSync(log).subarray(from).toString("utf8"),
  };
  child.once("exit", () => (postmaster.ended = true));
  child.once("error", (error) => {
    postmaster.ended = true;
    postmaster.complaint = () => `FATAL: ${error.message}`;
  });
  child.unref();
  return postmaster;
}

/** A fast stop, then an immediate one: the next start recovers, nothing committed is lost. */
export async function stopPostmaster(home: ClusterHome): Promise<void> {
  const pid = readPidFile(home)?.pid;
  if (!pid) return;
  const since = Date.now();
  signal(pid, "SIGINT");
  let hurried = false;
  while (readPidFile(home)?.pid === pid && processIsAlive(pid) && Date.now() - since < STOP_MS) {
    if (!hurried && Date.now() - since > FAST_STOP_MS) {
      hurried = true;
      signal(pid, "SIGQUIT");
    }
    await sleep(10);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has just ended by itself.
  }
}

function sizeOf(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
