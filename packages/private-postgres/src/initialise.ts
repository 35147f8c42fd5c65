import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { ClusterRefusal } from "./refusal.ts";
import type { Binaries } from "./binaries.ts";
import { clusterFolder, diskFullLine, type ClusterHome } from "./home.ts";
import { processIsAlive } from "./pid-file.ts";

export const CLUSTER_USER = "app";
const HALF_MADE = /^initialising-(\d+)-/;

/** Creates the cluster in a folder of its own, then gives it its name in one step: a half-made one is never opened. */
export async function initialiseCluster(
  home: ClusterHome,
  binaries: Binaries,
  durable: boolean,
): Promise<void> {
  removeHalfMade(home);
  const half = path.join(home.folder, `initialising-${process.pid}-${randomBytes(4).toString("hex")}`);
  await runInitdb(half, home, binaries, durable);
  try {
    fs.renameSync(half, clusterFolder(home));
  } catch (error) {
    fs.rmSync(half, { recursive: true, force: true });
    // Another process was faster: its cluster is the one.
    if (!existingMajor(home)) throw error;
    return;
  }
  if (durable) syncFolder(home.folder);
}

/** The major version of the cluster in this home, when there is one. */
export function existingMajor(home: ClusterHome): number | undefined {
  try {
    return Number.parseInt(fs.readFileSync(path.join(clusterFolder(home), "PG_VERSION"), "utf8"), 10);
  } catch {
    return undefined;
  }
}

async function runInitdb(
  folder: string,
  home: ClusterHome,
  binaries: Binaries,
  durable: boolean,
): Promise<void> {
  // The built-in locale (17 and later) knows letters beyond ASCII on every system, macOS included.
  const locale =
    binaries.major >= 17
      ? ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
      : ["--locale=C.UTF-8"];
  const options = [
    "-U",
    CLUSTER_USER,
    "-E",
    "UTF8",
    ...locale,
    "--auth-local=trust",
    "--auth-host=reject",
    "-k",
  ];
  const child = spawn(
    path.join(binaries.folder, "initdb"),
    ["-D", folder, ...options, "--no-instructions", ...(durable ? [] : ["--no-sync"])],
    {
      ...home.runAs,
      cwd: home.folder,
      stdio: ["ignore", "ignore", "pipe"],
      detached: true,
      env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
    },
  );
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const [code, complaint] = await Promise.all([exited, text(child.stderr)]);
  if (code === 0) return;
  fs.rmSync(folder, { recursive: true, force: true });
  if (/No space left on device/.test(complaint)) throw new ClusterRefusal(diskFullLine(home.folder));
  const reason = /(?:error|FATAL): *(.+)/.exec(complaint)?.[1] ?? `initdb a rendu ${code}`;
  throw new ClusterRefusal(`La base de données n'a pas pu être créée dans ${home.folder} : ${reason}.`);
}

function removeHalfMade(home: ClusterHome): void {
  for (const name of fs.readdirSync(home.folder)) {
    const pid = Number(HALF_MADE.exec(name)?.[1]);
    if (!pid || (pid !== process.pid && processIsAlive(pid))) continue;
    try {
      fs.rmSync(path.join(home.folder, name), { recursive: true, force: true });
    } catch {
      // Its initdb may outlive it by a moment and still be writing: the next start removes it.
    }
  }
}

function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, "r");
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}
