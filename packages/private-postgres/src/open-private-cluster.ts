import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { ClusterRefusal } from "./refusal.ts";
import { keepSession } from "./kept-session.ts";
import { asDatabaseUnavailable } from "./unavailable.ts";
import { findBinaries, type Binaries } from "./binaries.ts";
import {
  diskFullLine,
  logFile,
  prepareHome,
  prepareSocketFolder,
  type ClusterHome,
  type ClusterNames,
} from "./home.ts";
import { CLUSTER_USER, existingMajor, initialiseCluster } from "./initialise.ts";
import { discardForeignPidFile, readPidFile } from "./pid-file.ts";
import { startPostmaster, stopPostmaster, type Postmaster } from "./postmaster.ts";

export type ClusterConnection = { host: string; port: number; user: string; database: string };

export type PrivateCluster = {
  connection: ClusterConnection;
  /** Leaves the cluster, and stops it when no other process uses it. */
  close(): Promise<void>;
};

type ClusterOptions = {
  names: ClusterNames;
  /** Receives the messages to the operator. */
  say?: (line: string) => void;
  /** False only in tests: no wait for writes to reach the disk. */
  durable?: boolean;
};

/**
 * Every process that uses a cluster holds this advisory lock, shared; a process that gets it alone may stop the server.
 */
const MEMBERSHIP_LOCK = 1;
const DATABASE = "app";
const PATIENCE_MS = 60_000;
const TELL_AFTER_MS = 3000;

type Cluster = { home: ClusterHome; binaries: Binaries; durable: boolean; say: (line: string) => void };

/** Opens the cluster of this data folder: adopts the running one, else starts it, creating it the first time. */
export async function openPrivateCluster(dataDir: string, options: ClusterOptions): Promise<PrivateCluster> {
  const { names, say = () => {}, durable = true } = options;
  const home = prepareHome(dataDir, names, say);
  const binaries = findBinaries({ runAs: home.runAs, major: existingMajor(home), names, say });
  if (existingMajor(home) === undefined) await initialiseCluster(home, binaries, durable);
  const cluster: Cluster = { home, binaries, durable, say };

  // When the server is stopped or killed under us, joining again brings it back for the pool's next query.
  const member = await keepSession(
    () => join(cluster),
    (error) => say(error.message),
  );
  await createDatabase(member.client());

  return {
    connection: { ...addressOf(home), user: CLUSTER_USER, database: DATABASE },
    async close() {
      const session = member.release();
      try {
        await session.query("select pg_advisory_unlock_shared($1)", [MEMBERSHIP_LOCK]);
        const { rows } = await session.query<{ alone: boolean }>("select pg_try_advisory_lock($1) as alone", [
          MEMBERSHIP_LOCK,
        ]);
        if (rows[0]?.alone) await stopPostmaster(home);
      } catch {
        // The server is already gone: nothing to leave.
      } finally {
        await session.end().catch(() => {});
      }
    },
  };
}

/** A session that counts as a member; starts the server, or waits for one that is starting, recovering or stopping. */
async function join(cluster: Cluster): Promise<pg.Client> {
  const { home, binaries, durable, say } = cluster;
  const since = Date.now();
  let started: Postmaster | undefined;
  let told = false;
  while (Date.now() - since < PATIENCE_MS) {
    const answer = await tryToJoin(home);
    if (answer instanceof pg.Client) return answer;
    if (started?.ended) {
      refuseIfHopeless(started.complaint(), home);
      discardForeignPidFile(home);
    }
    if (answer === "absent" && (!started || started.ended))
      started = startPostmaster(home, binaries, durable);
    if (!told && Date.now() - since > TELL_AFTER_MS) {
      told = true;
      say("La base de données se remet en état après un arrêt brutal ; cela peut prendre une minute.");
    }
    await sleep(started?.ended ? 100 : 15);
  }
  throw new ClusterRefusal(
    `La base de données n'a pas démarré en ${PATIENCE_MS / 1000} secondes : voyez ${logFile(home)}.`,
  );
}

async function tryToJoin(home: ClusterHome): Promise<pg.Client | "absent" | "busy"> {
  const client = new pg.Client({
    ...addressOf(home),
    user: CLUSTER_USER,
    database: "postgres",
    connectionTimeoutMillis: 5000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    // Waits here while another process stops the server; the session then breaks, and we start it again.
    await client.query("select pg_advisory_lock_shared($1)", [MEMBERSHIP_LOCK]);
    return client;
  } catch (error) {
    void client.end().catch(() => {});
    const code = (error as { code?: string }).code ?? "";
    if (code === "ENOENT" || code === "ECONNREFUSED") return "absent";
    if (asDatabaseUnavailable(error)) return "busy";
    throw error;
  }
}

/** A running server knows its socket best: it may have been started under another temporary folder. */
function addressOf(home: ClusterHome): { host: string; port: number } {
  return { host: readPidFile(home)?.socketFolder ?? prepareSocketFolder(home), port: 5432 };
}

function refuseIfHopeless(complaint: string, home: ClusterHome): void {
  if (/lock file "[^"]*" (?:already exists|is empty)|pre-existing shared memory block/.test(complaint))
    return;
  if (/No space left on device/.test(complaint)) throw new ClusterRefusal(diskFullLine(home.folder));
  const reason =
    /(?:FATAL|PANIC|postgres): *(.+)/.exec(complaint)?.[1] ?? complaint.trim().split("\n").at(-1);
  throw new ClusterRefusal(`La base de données ne démarre pas : ${reason} (journal : ${logFile(home)}).`);
}

async function createDatabase(member: pg.Client): Promise<void> {
  const { rowCount } = await member.query("select 1 from pg_database where datname = $1", [DATABASE]);
  if (rowCount) return;
  try {
    await member.query(`create database ${DATABASE}`);
  } catch (error) {
    const code = (error as { code?: string }).code;
    // 42P04, 23505: another process created it meanwhile.
    if (code !== "42P04" && code !== "23505") throw error;
  }
}
