import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** Each build has its own folder below this one; the file `current` names the last complete one. */
const BUILDS = path.join(import.meta.dirname, "../build");
const CURRENT = "current";
/** Number of builds kept, so that a server still running an older one finds the files of its pages. */
const KEPT = 3;

/** One build reads the configuration several times in the same process: the name must stay the same. */
const name = (process.env.WEB_BUILD_NAME ??= `${Date.now()}-${randomUUID().slice(0, 8)}`);
export const BUILD_FOLDER = path.join(BUILDS, name);
/** The path that the configuration expects, relative to the workspace's folder. */
export const BUILD_DIRECTORY = `build/${name}`;

/** This atomic rename makes starting servers use the new build: none reads an incomplete one. */
export function publishBuild(): void {
  const draft = path.join(BUILDS, `${CURRENT}.${name}`);
  fs.writeFileSync(draft, name);
  fs.renameSync(draft, path.join(BUILDS, CURRENT));
  const builds = fs
    .readdirSync(BUILDS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted((one, other) => age(other) - age(one) || Number(other === name) - Number(one === name));
  for (const old of builds.slice(KEPT)) fs.rmSync(path.join(BUILDS, old), { recursive: true, force: true });
}

/** Folders that are not builds (of an older layout, for instance) count as the oldest. */
function age(folder: string): number {
  return Number(/^(\d+)-[\da-f]{8}$/.exec(folder)?.[1] ?? 0);
}
