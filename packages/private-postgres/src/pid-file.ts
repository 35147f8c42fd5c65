import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { clusterFolder, type ClusterHome } from "./home.ts";

const EMPTY_IS_STALE_AFTER_MS = 5000;

type PidFile = { pid: number; socketFolder: string | undefined };

const pidFilePath = (home: ClusterHome) => path.join(clusterFolder(home), "postmaster.pid");

/** PostgreSQL's own lock file: line 1 the process, line 5 its socket's folder. */
export function readPidFile(home: ClusterHome): PidFile | undefined {
  const lines = readText(pidFilePath(home))?.split("\n");
  const pid = Number(lines?.[0]);
  return lines && pid > 0 ? { pid, socketFolder: lines[4]?.trim() || undefined } : undefined;
}

export function processIsAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * PostgreSQL clears a lock file whose process is gone. It cannot clear the empty file that a power cut leaves,
 * nor one whose number now belongs to some other program of the same user: we do, when nothing answers on the socket.
 */
export function discardForeignPidFile(home: ClusterHome): boolean {
  const file = pidFilePath(home);
  const seen = readText(file);
  if (seen === undefined || !isForeign(home, file, seen)) return false;
  const aside = `${file}.${randomBytes(4).toString("hex")}`;
  try {
    fs.renameSync(file, aside);
    // Renamed, then compared: if a new server wrote its own in between, it is put back.
    if (readText(aside) !== seen) fs.linkSync(aside, file);
    fs.rmSync(aside);
    return true;
  } catch {
    return false;
  }
}

function isForeign(home: ClusterHome, file: string, seen: string): boolean {
  if (seen.trim() === "") return Date.now() - fs.statSync(file).mtimeMs > EMPTY_IS_STALE_AFTER_MS;
  const pid = readPidFile(home)?.pid;
  return pid !== undefined && processIsAlive(pid) && !/postgres/.test(commandOf(pid));
}

function commandOf(pid: number): string {
  const ps = spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" });
  // Unknown (no `ps`): taken for a server, never for a stranger.
  return ps.status === 0 ? ps.stdout : (readText(`/proc/${pid}/cmdline`) ?? "postgres");
}

function readText(file: string): string | undefined {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
