import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { ClusterRefusal } from "./refusal.ts";
import { canEnter, isRoot, unprivilegedUser, type RunAs } from "./system-user.ts";

/**
 * Where a cluster lives and who runs it. The home holds the cluster itself, its log and, when its path is short enough,
 * its socket.
 */
export type ClusterHome = { folder: string; runAs: RunAs; names: ClusterNames };

/** Names chosen by the program that uses the cluster, for its folders and for its messages to the operator. */
export type ClusterNames = {
  /** Names the folders outside the data folder: lower-case letters. */
  slug: string;
  /** The setting that chooses the data folder. */
  folderSetting: string;
  /** The setting that chooses a server instead of the cluster. */
  serverSetting: string;
};

/** The folder of what a root process must put where an unprivileged user has access. */
export const asideFolder = ({ slug }: ClusterNames) => path.join("/var/lib", slug);
/** A socket's path is limited to 103 bytes (macOS) or 107 (Linux), its file name `/.s.PGSQL.5432.lock` included. */
const SOCKET_FOLDER_BYTES_MAX = 84;

export const clusterFolder = (home: ClusterHome) => path.join(home.folder, "cluster");
export const logFile = (home: ClusterHome) => path.join(home.folder, "postgres.log");

export function prepareHome(dataDir: string, names: ClusterNames, say: (line: string) => void): ClusterHome {
  refuseUnlessWritable(dataDir, names);
  const link = path.join(fs.realpathSync(dataDir), "postgres");
  if (!isRoot()) {
    makeFolder(link);
    const folder = fs.realpathSync(link);
    const owner = fs.statSync(folder).uid;
    if (process.getuid && owner !== process.getuid())
      throw new ClusterRefusal(
        `La base de données de ${folder} appartient à un autre utilisateur (uid ${owner}) : démarrez avec lui, ou choisissez un autre dossier avec ${names.folderSetting}.`,
      );
    return { folder, runAs: undefined, names };
  }
  return prepareHomeAsRoot(link, names, say);
}

function prepareHomeAsRoot(link: string, names: ClusterNames, say: (line: string) => void): ClusterHome {
  if (!fs.existsSync(link)) {
    const user = unprivilegedUser();
    if (canEnter(user, path.dirname(link))) makeFolder(link);
    else placeAside(link, user, names, say);
  }
  const folder = fs.realpathSync(link);
  const { uid, gid } = fs.statSync(folder);
  // The owner of an existing cluster stays its owner, whatever accounts the system gained since.
  const runAs = uid === 0 ? unprivilegedUser() : { uid, gid };
  if (uid === 0) giveTo(folder, runAs);
  if (!canEnter(runAs, folder))
    throw new ClusterRefusal(
      `PostgreSQL ne tourne pas en root, et l'utilisateur d'uid ${runAs.uid} ne peut pas entrer dans ${folder} : déplacez ${names.folderSetting}, ou ouvrez le passage (chmod o+x) sur ses dossiers parents.`,
    );
  return { folder, runAs, names };
}

/** The data folder keeps a link, so that the cluster is found again and its place stays visible. */
function placeAside(
  link: string,
  user: { uid: number; gid: number },
  names: ClusterNames,
  say: (line: string) => void,
): void {
  const folder = path.join(makeAsideFolder(names), `postgres-${randomBytes(8).toString("hex")}`);
  makeFolder(folder);
  fs.chownSync(folder, user.uid, user.gid);
  try {
    fs.symlinkSync(folder, link);
    say(
      `PostgreSQL ne tourne pas en root et ${path.dirname(link)} lui est fermé : la base de données est dans ${folder}.`,
    );
  } catch (error) {
    fs.rmdirSync(folder);
    // Another process placed it first.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** Everyone may traverse it; what must be private inside has its own mode. */
export function makeAsideFolder(names: ClusterNames): string {
  const folder = asideFolder(names);
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o755);
  return folder;
}

function giveTo(folder: string, user: { uid: number; gid: number }): void {
  for (const entry of fs.readdirSync(folder, { recursive: true, encoding: "utf8" }))
    fs.lchownSync(path.join(folder, entry), user.uid, user.gid);
  fs.chownSync(folder, user.uid, user.gid);
}

function makeFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
}

function refuseUnlessWritable(dataDir: string, names: ClusterNames): void {
  const probe = path.join(dataDir, `.writable-${process.pid}-${randomBytes(4).toString("hex")}`);
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.writeFileSync(probe, "");
    fs.rmSync(probe);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    throw new ClusterRefusal(
      code === "ENOSPC"
        ? diskFullLine(dataDir)
        : `Impossible d'écrire dans le dossier de données ${dataDir} (${code}) : vérifiez ses droits, ou indiquez-en un autre avec ${names.folderSetting}.`,
    );
  }
}

export function diskFullLine(folder: string): string {
  return `Le disque qui porte ${folder} est plein : libérez de la place, puis relancez.`;
}

/** In the home when its path is short; otherwise a private folder of the system's temporary one. */
export function prepareSocketFolder(home: ClusterHome): string {
  if (Buffer.byteLength(home.folder) <= SOCKET_FOLDER_BYTES_MAX) return home.folder;
  const name = createHash("sha256").update(home.folder).digest("hex").slice(0, 16);
  const temporary = [os.tmpdir(), "/tmp"].find((folder) => Buffer.byteLength(folder) <= 40) ?? "/tmp";
  const folder = path.join(temporary, `${home.names.slug}-${name}`);
  const owner = home.runAs?.uid ?? process.getuid?.() ?? 0;
  if (!fs.existsSync(folder)) {
    makeFolder(folder);
    if (home.runAs) fs.chownSync(folder, home.runAs.uid, home.runAs.gid);
  }
  // Anyone may create names in a temporary folder: ours counts only if it is a real folder, ours and closed.
  const found = fs.lstatSync(folder);
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0)
    throw new ClusterRefusal(
      `Le dossier ${folder} n'est pas à nous ou n'est pas privé : supprimez-le, puis relancez.`,
    );
  return folder;
}
