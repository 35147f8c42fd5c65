import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "oxc-parser";

export interface Import {
  /** As written in the import. */
  specifier: string;
  /** Repository path, or null for a bare package or a `node:` module. */
  target: string | null;
  typeOnly: boolean;
  /** Names exported by the other file; `*` for all. */
  names: string[];
}

/** Tracked and new source files, without ignored ones. */
export function listSources(): string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  return [...new Set(listed.split("\n"))].filter((file) => /\.(?:ts|tsx)$/.test(file) && existsSync(file));
}

const exportsOf = new Map<string, Record<string, string>>();

/** The file to which a workspace package's name resolves, `null` for a registry package. */
function workspacePath(specifier: string): string | null {
  const match = /^@app\/([a-z-]+)\/(.+)$/.exec(specifier);
  const [, name, entry] = match ?? [];
  const folder = ["packages", "apps"]
    .map((group) => `${group}/${name}`)
    .find((each) => existsSync(`${each}/package.json`));
  if (!folder || !entry) return null;
  let doors = exportsOf.get(folder);
  if (!doors) {
    doors = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")).exports as Record<string, string>;
    exportsOf.set(folder, doors);
  }
  const path = doors[`./${entry}`] ?? doors["./*"]?.replace("*", entry);
  if (!path) throw new Error(`${specifier}: not among the exports of ${folder}/package.json`);
  return normalize(join(folder, path));
}

const nameOf = ({ kind, name }: { kind: string; name: string | null }) =>
  kind === "Default" ? "default" : kind === "Name" && name !== null ? name : "*";

/** The named exports of one file, types included. */
export function readExports(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName: { kind, name } }) => (kind === "Name" && name !== null ? [name] : []));
}

/** Every import and re-export of one file. */
export function readImports(file: string): Import[] {
  const { module, errors } = parseSync(file, readFileSync(file, "utf8"));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean, names: string[]) => {
    const target = specifier.startsWith(".")
      ? normalize(join(dirname(file), specifier.replace(/\?.*$/, "")))
      : workspacePath(specifier);
    found.push({ specifier, target, typeOnly, names });
  };
  for (const statement of module.staticImports)
    add(
      statement.moduleRequest.value,
      statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
      statement.entries.map(({ importName }) => nameOf(importName)),
    );
  for (const statement of module.staticExports)
    for (const entry of statement.entries)
      if (entry.moduleRequest) add(entry.moduleRequest.value, entry.isType, [nameOf(entry.importName)]);
  const source = readFileSync(file, "utf8");
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^["'](.+)["']$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[1]) add(literal[1], false, ["*"]);
  }
  return found;
}
