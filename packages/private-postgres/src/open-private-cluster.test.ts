import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import {
  makeDataFolder,
  query,
  spawnClusterProcess,
  type ClusterProcess,
  type DataFolder,
  type SpawnOptions,
} from "../test-support/spawn-cluster-process.ts";
import { canEnter, isRoot, unprivilegedUser } from "./system-user.ts";

const folders: DataFolder[] = [];
const processes: ClusterProcess[] = [];
const ready = makeDataFolder();

beforeAll(async () => {
  const first = await spawnClusterProcess(ready.path);
  await first.kill("SIGTERM");
});
afterAll(() => ready.remove());

function newFolder(name?: string): DataFolder {
  const folder = makeDataFolder(name);
  folders.push(folder);
  return folder;
}

/** A folder whose cluster exists and is stopped. */
function readyFolder(): DataFolder {
  const folder = newFolder();
  spawnSync("cp", ["-a", ready.path, folder.path]);
  return folder;
}

async function open(folder: DataFolder, options?: SpawnOptions): Promise<ClusterProcess> {
  const opened = await spawnClusterProcess(folder.path, options);
  processes.push(opened);
  return opened;
}

afterEach(async () => {
  for (const one of processes.splice(0)) await one.kill("SIGKILL");
  for (const folder of folders.splice(0)) folder.remove();
});

const clusterFile = (folder: DataFolder, name: string) => path.join(folder.path, "postgres/cluster", name);

describe("one process", () => {
  test("creates the cluster, keeps what it stored, leaves no server behind", async () => {
    const folder = newFolder();
    const first = await open(folder);
    await query(first.connection, "create table kept as select 'é' as letter");
    expect(await query(first.connection, "show fsync")).toEqual([{ fsync: "on" }]);
    expect(await query(first.connection, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
    await first.kill("SIGTERM");
    expect(folder.postmasterPid()).toBeUndefined();

    const second = await open(folder);
    expect(await query(second.connection, "select letter from kept")).toEqual([{ letter: "é" }]);
    await second.kill("SIGTERM");
  });

  test(
    "nobody else can enter the socket's folder, however long the data folder's path",
    { tags: ["long"] },
    async () => {
      const folder = newFolder(`${"long".repeat(20)}/data`);
      const opened = await open(folder);
      const { host } = opened.connection;
      expect(host.length).toBeLessThan(90);
      expect(fs.statSync(host).mode & 0o077).toBe(0);
      await opened.kill("SIGTERM");
      expect(fs.existsSync(path.join(host, ".s.PGSQL.5432"))).toBe(false);
      fs.rmSync(host, { recursive: true });
    },
  );

  test("its server is out of reach of the terminal's Ctrl+C", async () => {
    const folder = readyFolder();
    await open(folder);
    const server = folder.postmasterPid();
    const group = spawnSync("ps", ["-o", "pgid=", "-p", String(server)], { encoding: "utf8" }).stdout.trim();
    expect(group).toBe(String(server));
  });

  test("brings the server back when it is killed", async () => {
    const folder = readyFolder();
    const opened = await open(folder);
    const before = folder.postmasterPid() ?? 0;
    process.kill(before, "SIGKILL");
    await vi.waitFor(() => query(opened.connection, "select 1"), { timeout: 40_000, interval: 100 });
    expect(folder.postmasterPid()).not.toBe(before);
  });
});

describe("several processes on one folder", () => {
  test("start at once, share one server, and the last one stops it", { tags: ["long"] }, async () => {
    const folder = newFolder();
    const [one, two, three] = await Promise.all([open(folder), open(folder), open(folder)]);
    await query(one.connection, "create table shared (n int)");
    await query(two.connection, "insert into shared values (1)");
    expect(await query(three.connection, "select n from shared")).toEqual([{ n: 1 }]);
    await one.kill("SIGTERM");
    expect(await query(two.connection, "select n from shared")).toEqual([{ n: 1 }]);
    await Promise.all([two.kill("SIGTERM"), three.kill("SIGTERM")]);
    expect(folder.postmasterPid()).toBeUndefined();
    expect(
      fs.readdirSync(path.join(folder.path, "postgres")).filter((name) => name.startsWith("init")),
    ).toEqual([]);
  });

  test("one that starts while the last one stops gets a server", async () => {
    const folder = readyFolder();
    const first = await open(folder);
    await query(first.connection, "create table kept (n int)");
    const [second] = await Promise.all([open(folder), first.kill("SIGTERM")]);
    expect(await query(second.connection, "select n from kept")).toEqual([]);
  });
});

describe("after an accident", () => {
  test(
    "a server that outlived its process is adopted, with all that was committed",
    { tags: ["long"] },
    async () => {
      const folder = readyFolder();
      const first = await open(folder);
      await query(first.connection, "create table kept as select 1 as n");
      const server = folder.postmasterPid();
      await first.kill("SIGKILL");
      const second = await open(folder);
      expect(folder.postmasterPid()).toBe(server);
      expect(await query(second.connection, "select n from kept")).toEqual([{ n: 1 }]);
      await second.kill("SIGTERM");
      expect(folder.postmasterPid()).toBeUndefined();
    },
  );

  test(
    "a server that was killed with its process recovers what was committed",
    { tags: ["long"] },
    async () => {
      const folder = readyFolder();
      const first = await open(folder);
      await query(first.connection, "create table kept as select 1 as n");
      await first.kill("SIGKILL");
      process.kill(folder.postmasterPid() ?? 0, "SIGKILL");
      const second = await open(folder);
      expect(await query(second.connection, "select n from kept")).toEqual([{ n: 1 }]);
    },
  );

  test("a first start that was killed half-way is started over", { tags: ["long"] }, async () => {
    const folder = newFolder();
    const cut = spawn(process.execPath, [
      path.join(import.meta.dirname, "../test-support/cluster-process.ts"),
      folder.path,
    ]);
    const home = path.join(folder.path, "postgres");
    const halfMade = () => fs.readdirSync(home).filter((name) => name.startsWith("initialising-"));
    await vi.waitFor(() => expect(halfMade()).toHaveLength(1), { timeout: 40_000, interval: 5 });
    cut.kill("SIGKILL");
    const opened = await open(folder);
    expect(await query(opened.connection, "select 1 as n")).toEqual([{ n: 1 }]);
  });

  test("the empty lock file that a power cut leaves does not stop the start", async () => {
    const folder = readyFolder();
    const lock = clusterFile(folder, "postmaster.pid");
    fs.writeFileSync(lock, "");
    fs.utimesSync(lock, new Date(), new Date(Date.now() - 60_000));
    const opened = await open(folder);
    expect(await query(opened.connection, "select 1 as n")).toEqual([{ n: 1 }]);
  });

  test("a lock file whose number now belongs to another program does not stop the start", async () => {
    const folder = readyFolder();
    const runAs = isRoot() ? unprivilegedUser() : {};
    const stranger = spawn("sleep", ["60"], runAs);
    fs.writeFileSync(
      clusterFile(folder, "postmaster.pid"),
      `${stranger.pid}\n${clusterFile(folder, "")}\n1\n5432\n\n`,
    );
    try {
      const opened = await open(folder);
      expect(await query(opened.connection, "select 1 as n")).toEqual([{ n: 1 }]);
      expect(folder.postmasterPid()).not.toBe(stranger.pid);
    } finally {
      stranger.kill("SIGKILL");
    }
  });
});

describe("refusals, in one line", () => {
  test("a data folder that cannot be one", async () => {
    const folder = newFolder();
    fs.writeFileSync(folder.path, "a file");
    await expect(open(folder)).rejects.toThrow(
      /^ClusterRefusal: Impossible d'écrire dans le dossier de données .*DATA_DIR\.$/,
    );
  });

  test("a cluster of another major version", async () => {
    const folder = readyFolder();
    fs.writeFileSync(clusterFile(folder, "PG_VERSION"), "9\n");
    await expect(open(folder)).rejects.toThrow(
      /^ClusterRefusal: La base de données existante est de PostgreSQL 9 et .*\.$/,
    );
  });

  test("a PG_BIN without programs", async () => {
    await expect(open(newFolder(), { env: { PG_BIN: "/nowhere" } })).rejects.toThrow(
      /^ClusterRefusal: PG_BIN=\/nowhere ne contient pas de PostgreSQL utilisable\.$/,
    );
  });

  test("a damaged cluster", async () => {
    const folder = readyFolder();
    fs.rmSync(clusterFile(folder, "global/pg_control"));
    await expect(open(folder)).rejects.toThrow(/^ClusterRefusal: La base de données ne démarre pas : .*\.$/);
  });
});

test.skipIf(!fs.existsSync("/usr/lib/postgresql/15/bin/initdb"))(
  "a cluster of the system's version is opened with that version",
  { tags: ["long"] },
  async () => {
    const folder = newFolder();
    await (await open(folder, { env: { PG_BIN: "/usr/lib/postgresql/15/bin" } })).kill("SIGTERM");
    const opened = await open(folder);
    expect(await query(opened.connection, "show server_version_num")).toEqual([
      { server_version_num: expect.stringMatching(/^15/) },
    ]);
  },
);

describe.skipIf(!isRoot())("as root", () => {
  test("the server runs as somebody else", async () => {
    const folder = readyFolder();
    await open(folder);
    expect(fs.statSync(`/proc/${folder.postmasterPid()}`).uid).toBe(unprivilegedUser().uid);
  });

  test("a folder closed to others keeps a link to a place that is open", { tags: ["long"] }, async () => {
    const folder = newFolder();
    fs.mkdirSync(folder.path, { mode: 0o700 });
    const first = await open(folder);
    const link = path.join(folder.path, "postgres");
    expect(first.told).toEqual([expect.stringContaining(fs.realpathSync(link))]);
    await query(first.connection, "create table kept as select 1 as n");
    await first.kill("SIGTERM");
    const second = await open(folder);
    expect(second.told).toEqual([]);
    expect(await query(second.connection, "select n from kept")).toEqual([{ n: 1 }]);
    await second.kill("SIGTERM");
  });

  test("a disk that is full says so", async ({ skip }) => {
    const folder = newFolder();
    fs.mkdirSync(folder.path, { mode: 0o755 });
    const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=8m,mode=0755", "tmpfs", folder.path]);
    if (mounted.status !== 0) skip("mounting a small disk is not allowed here");
    try {
      await expect(open(folder)).rejects.toThrow(/^ClusterRefusal: Le disque qui porte .* est plein/);
    } finally {
      spawnSync("umount", [folder.path]);
    }
  });
});

const nobody = { uid: 65_534, gid: 65_534 };
// In a clone under a home of root, no other user can run its programs.
const nobodyCanRunUs = isRoot() && canEnter(nobody, import.meta.dirname);

describe.skipIf(!nobodyCanRunUs)("as an ordinary user", () => {
  test("everything works without root", { tags: ["long"] }, async () => {
    const folder = newFolder();
    const opened = await open(folder, nobody);
    await query(opened.connection, "create table kept (n int)");
    expect(fs.statSync(`/proc/${folder.postmasterPid()}`).uid).toBe(nobody.uid);
    await opened.kill("SIGTERM");
    expect(folder.postmasterPid()).toBeUndefined();
  });

  test("a folder that may not be written to is refused", async () => {
    const folder = newFolder();
    fs.mkdirSync(folder.path, { mode: 0o755 });
    await expect(open(folder, nobody)).rejects.toThrow(/^ClusterRefusal: Impossible d'écrire .*EACCES/);
  });

  test("a cluster made by another user is refused", async () => {
    const folder = readyFolder();
    fs.chmodSync(folder.path, 0o777);
    await expect(open(folder, nobody)).rejects.toThrow(
      /^ClusterRefusal: La base de données de .* appartient à un autre/,
    );
  });
});
