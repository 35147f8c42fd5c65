import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import type { ClusterConnection } from "../src/open-private-cluster.ts";

const SCRIPT = path.join(import.meta.dirname, "cluster-process.ts");
const STOP_MS = 25_000;

export type ClusterProcess = {
  pid: number;
  connection: ClusterConnection;
  /** The messages to the operator. */
  told: string[];
  kill(signal: NodeJS.Signals): Promise<void>;
};

export type SpawnOptions = { uid?: number; gid?: number; env?: NodeJS.ProcessEnv };

/** Resolves when the process has opened the cluster; rejects with its complaint. */
export async function spawnClusterProcess(
  dataDir: string,
  options: SpawnOptions = {},
): Promise<ClusterProcess> {
  const { env, ...runAs } = options;
  const child = spawn(process.execPath, [SCRIPT, dataDir], {
    ...runAs,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const complaint = text(child.stderr);
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const line = await Promise.race([firstLine(child), ended]);
  if (typeof line !== "string") throw new Error((await complaint).trim());
  return {
    pid: child.pid ?? 0,
    ...(JSON.parse(line) as Pick<ClusterProcess, "connection" | "told">),
    kill: async (signal) => {
      child.kill(signal);
      const late = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
      await ended;
      clearTimeout(late);
    },
  };
}

function firstLine(child: ChildProcess): Promise<string> {
  let received = "";
  return new Promise((resolve) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      received += chunk.toString();
      const end = received.indexOf("\n");
      if (end >= 0) resolve(received.slice(0, end));
    });
  });
}

export async function query(connection: ClusterConnection, statement: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

export type DataFolder = { path: string; postmasterPid(): number | undefined; remove(): void };

/** A data folder of one test's own; `remove` also stops the server that a failed test left behind. */
export function makeDataFolder(name = "data"): DataFolder {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), "cluster-test-"));
  fs.chmodSync(parent, 0o777);
  const folder = path.join(parent, name);
  const postmasterPid = () => {
    try {
      const file = path.join(folder, "postgres/cluster/postmaster.pid");
      return Number.parseInt(fs.readFileSync(file, "utf8"), 10) || undefined;
    } catch {
      return undefined;
    }
  };
  return {
    path: folder,
    postmasterPid,
    remove: () => {
      const pid = postmasterPid();
      if (pid) {
        try {
          process.kill(pid, "SIGQUIT");
        } catch {
          // Already gone.
        }
      }
      const home = path.join(folder, "postgres");
      if (fs.existsSync(home))
        fs.rmSync(fs.realpathSync(home), { recursive: true, force: true, maxRetries: 5 });
      fs.rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
