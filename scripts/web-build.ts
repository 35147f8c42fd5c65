import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readSite } from "../apps/web/build-steps/read-site.ts";

const ROOT = path.join(import.meta.dirname, "..");
const WEB = path.join(ROOT, "apps/web");
const BUILDS = path.join(WEB, "build");
const LOCK = path.join(ROOT, "node_modules/.cache/web-build.lock");
/** Everything that the web app is built from. */
const SOURCES = [
  "apps/web",
  "packages/contracts",
  "packages/engine/src",
  "packages/decoding/src",
  "fixtures/examples",
  "package-lock.json",
  "tsconfig.base.json",
];
const NOT_SOURCES = new Set(["node_modules", "build", ".react-router", "coverage"]);
const POLL_MS = 200;

/** Builds the web app unless its sources are unchanged since the last build. */
export async function ensureWebBuild(say: (line: string) => void): Promise<void> {
  if (isFresh()) return;
  fs.mkdirSync(path.dirname(LOCK), { recursive: true });
  await takeLock();
  try {
    // Another start may have built it while we waited.
    if (!isFresh()) build(say);
  } finally {
    fs.rmSync(LOCK, { force: true });
  }
}

function build(say: (line: string) => void): void {
  say("Construction de l'application web…");
  const fingerprint = fingerprintSources();
  const ran = spawnSync("npm", ["run", "-s", "build", "-w", "@app/web"], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (ran.status !== 0)
    throw new Error(
      `L'application web n'a pas pu être construite.\n${ran.stdout ?? ""}${ran.stderr ?? ran.error}`,
    );
  fs.writeFileSync(fingerprintFile(), fingerprint);
}

/** Stored in the current build's folder, and deleted with it. */
function fingerprintFile(): string {
  const name = fs.readFileSync(path.join(BUILDS, "current"), "utf8");
  return path.join(BUILDS, name, "sources.sha256");
}

function isFresh(): boolean {
  try {
    return fs.readFileSync(fingerprintFile(), "utf8") === fingerprintSources();
  } catch {
    return false;
  }
}

function fingerprintSources(): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify(readSite(process.env)));
  for (const source of SOURCES)
    for (const file of listFiles(path.join(ROOT, source))) {
      hash.update(`${path.relative(ROOT, file)}\0`);
      hash.update(fs.readFileSync(file)).update("\0");
    }
  return hash.digest("hex");
}

function listFiles(entry: string): string[] {
  if (!fs.statSync(entry).isDirectory()) return /\.test\.tsx?$/.test(entry) ? [] : [entry];
  const names = fs.readdirSync(entry).filter((name) => !NOT_SOURCES.has(name));
  return names.toSorted().flatMap((name) => listFiles(path.join(entry, name)));
}

/** When two first starts coincide, one builds and the other waits. A dead process's lock is ignored. */
async function takeLock(): Promise<void> {
  for (;;) {
    try {
      fs.writeFileSync(LOCK, String(process.pid), { flag: "wx" });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    if (!lockIsHeld()) fs.rmSync(LOCK, { force: true });
    await sleep(POLL_MS);
  }
}

function lockIsHeld(): boolean {
  try {
    const pid = Number(fs.readFileSync(LOCK, "utf8"));
    // The lock file is empty between its creation and its writing.
    if (pid === 0) return Date.now() - fs.statSync(LOCK).mtimeMs < 5000;
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
