import { spawnSync } from "node:child_process";
import fs from "node:fs";

type SystemUser = { uid: number; gid: number };

/** What `spawn` needs to run a program as this user; nothing when we run it as ourselves. */
export type RunAs = SystemUser | undefined;

const NOBODY: SystemUser = { uid: 65_534, gid: 65_534 };

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** PostgreSQL refuses root: a root process runs the cluster as `postgres`, else as `nobody`. */
export function unprivilegedUser(): SystemUser {
  const accounts = readAccounts();
  return accounts.get("postgres") ?? accounts.get("nobody") ?? NOBODY;
}

function readAccounts(): Map<string, SystemUser> {
  const accounts = new Map<string, SystemUser>();
  let text = "";
  try {
    text = fs.readFileSync("/etc/passwd", "utf8");
  } catch {
    // A minimal container may have no account file; numeric ids still work.
  }
  for (const line of text.split("\n")) {
    const [name, , uid, gid] = line.split(":");
    if (name && Number(uid) > 0) accounts.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  return accounts;
}

/** Checked by a process of that user, so that modes, groups and ACLs all count. */
export function canEnter(user: SystemUser, folder: string): boolean {
  const probe = spawnSync("/bin/sh", ["-c", 'cd -- "$1"', "sh", folder], {
    ...user,
    cwd: "/",
    stdio: "ignore",
  });
  return probe.status === 0;
}
