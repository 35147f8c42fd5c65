import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** Every build has a folder of its own below this one; the file `current` names the last whole one. */
const BUILDS = path.join(import.meta.dirname, "../build");
const CURRENT = "current";
/** A server that runs on an older build still finds the files of its pages. */
const KEPT = 3;

/** The configuration is read several times by one build, in one process: the name must not change meanwhile. */
const name = (process.env.WEB_BUILD_NAME ??= `${Date.now()}-${randomUUID().slice(0, 8)}`);
export const BUILD_FOLDER = path.join(BUILDS, name);
/** As the configuration wants it, from the folder of the workspace. */
export const BUILD_DIRECTORY = `build/${name}`;

/** From this rename on, a server that starts takes this build: none ever reads half of one. */
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

/** Folders that are not builds, such as those of an older layout, count as the oldest. */
function age(folder: string): number {
  return Number(/^(\d+)-[\da-f]{8}$/.exec(folder)?.[1] ?? 0);
}
