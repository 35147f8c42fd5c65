import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "oxc-parser";

export interface Import {
  /** As written. */
  specifier: string;
  /** Repository path, or null for a bare package or a `node:` module. */
  target: string | null;
  typeOnly: boolean;
}

/** Tracked and new source files, never ignored ones. */
export function listSources(): string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  return [...new Set(listed.split("\n"))].filter((file) => /\.(?:ts|tsx)$/.test(file) && existsSync(file));
}

const workspacePath = (specifier: string): string | null => {
  const match = /^@app\/(engine|contracts|decoding)\/(.+)$/.exec(specifier);
  return match ? `packages/${match[1]}/src/${match[2]}.ts` : null;
};

/** Every import and re-export of one file. */
export function readImports(file: string): Import[] {
  const { module, errors } = parseSync(file, readFileSync(file, "utf8"));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean) => {
    const target = specifier.startsWith(".")
      ? normalize(join(dirname(file), specifier.replace(/\?.*$/, "")))
      : workspacePath(specifier);
    found.push({ specifier, target, typeOnly });
  };
  for (const statement of module.staticImports)
    add(
      statement.moduleRequest.value,
      statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
    );
  for (const statement of module.staticExports)
    for (const entry of statement.entries)
      if (entry.moduleRequest) add(entry.moduleRequest.value, entry.isType);
  const source = readFileSync(file, "utf8");
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^["'](.+)["']$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[1]) add(literal[1], false);
  }
  return found;
}
