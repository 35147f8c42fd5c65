// Checks that imports follow the arrows of ARCHITECTURE.md, and that every export is used. `npm test` runs it.
import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { type Import, listSources, readImports } from "./imports.ts";
import {
  FEATURE,
  FEATURE_FILE_NAMES,
  FLOORS,
  OPEN_TO_OTHER_FEATURES,
  WEB_FEATURE_IMPORTS,
  ZONES,
  type Zone,
} from "./rules.ts";
import { findUnused } from "./unused.ts";

const zoneOf = (file: string): Zone | undefined => ZONES.find((zone) => zone.files.test(file));
const allows = (list: string[] | undefined, name: string) =>
  list?.some(
    (pattern) => pattern === name || (pattern.endsWith("*") && name.startsWith(pattern.slice(0, -1))),
  ) ?? false;

const workspaceOf = (file: string) => /^(?:packages|apps|tools)\/[^/]+/.exec(file)?.[0] ?? ".";

const manifests = new Map<string, { production: Set<string>; all: Set<string> }>();
function manifestOf(file: string) {
  const folder = workspaceOf(file);
  let manifest = manifests.get(folder);
  if (!manifest) {
    const json = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
    const production = new Set([
      ...Object.keys(json.dependencies ?? {}),
      ...Object.keys(json.optionalDependencies ?? {}),
    ]);
    manifest = { production, all: new Set([...production, ...Object.keys(json.devDependencies ?? {})]) };
    manifests.set(folder, manifest);
  }
  return manifest;
}

const packageName = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
const rootTools = manifestOf("package.json").all;

function judgeBare(file: string, zone: Zone, { specifier, typeOnly }: Import): string | null {
  if (specifier.startsWith("node:") || builtinModules.includes(specifier))
    return zone.node ? null : `${zone.name} may not use ${specifier}`;
  if (specifier.startsWith("virtual:") || specifier.startsWith("#")) return null;
  const name = packageName(specifier);
  if (zone.packages && !zone.packages.test(name)) return `${zone.name} may not use ${name}`;
  const { production, all } = manifestOf(file);
  const tool = zone.name === "tests" || zone.name === "tools" || zone.name === "engine/cli";
  if (production.has(name) || ((tool || typeOnly) && (all.has(name) || rootTools.has(name)))) return null;
  return `${name} is not declared in the package.json of its workspace`;
}

/** A package may be imported only through its `exports`, and so may the API by the tools. */
function goesRound(file: string, { specifier, target }: Import): boolean {
  return (
    target !== null &&
    specifier.startsWith(".") &&
    (/^packages\/[^/]+\/src\//.test(target) ||
      (file.startsWith("tools/") && /^apps\/api\/src\/(?!.*\/test-support\/)/.test(target))) &&
    workspaceOf(file) !== workspaceOf(target)
  );
}

const used = new Set<string>();

/** Whether a feature of the API lets other features import this file. */
function opens(feature: string, file: string): boolean {
  const folder = feature.slice(feature.lastIndexOf("/") + 1);
  const name = file.slice(feature.length + 1, -".ts".length);
  used.add(`${folder}/${name}`);
  return OPEN_TO_OTHER_FEATURES[folder]?.includes(name) ?? false;
}

function judgeLocal(file: string, zone: Zone, target: string): string | null {
  const other = zoneOf(target);
  if (!other || /\/\+types\//.test(target) || !/\.tsx?$/.test(target)) return null;
  const own = FEATURE.exec(file)?.[1];
  const theirs = FEATURE.exec(target)?.[1];
  if (own && theirs && own !== theirs && zone.name !== "tests") {
    if (own.startsWith("apps/web")) {
      const [from = "", to = ""] = [own, theirs].map((folder) => folder.split("/").at(-1));
      if (WEB_FEATURE_IMPORTS[from]?.includes(to)) return null;
      return `the feature ${from} may not import ${to} (${target})`;
    }
    return opens(theirs, target)
      ? null
      : `${target} is closed to other features; OPEN_TO_OTHER_FEATURES is the list of open files`;
  }
  if (other.name === zone.name) return judgeFloor(file, target);
  if (allows(zone.may, other.name)) return null;
  return `${zone.name} may not import ${other.name} (${target})`;
}

/** Within a zone of several rooms: a file may only import from its own room and lower ones. */
function judgeFloor(file: string, target: string): string | null {
  for (const [folder, rooms] of Object.entries(FLOORS)) {
    if (!file.startsWith(`${folder}/`) || !target.startsWith(`${folder}/`)) continue;
    const [from, to] = [file, target].map((path) => roomOf(path.slice(folder.length + 1)));
    const [floor, below] = [rooms.indexOf(from!), rooms.indexOf(to!)];
    if (floor < 0 || below < 0) return `${floor < 0 ? from : to} is no room of ${folder}: FLOORS is the list`;
    if (below > floor) return `in ${folder}, ${from} may not import ${to} (${target})`;
  }
  return null;
}
const roomOf = (path: string) => (path.includes("/") ? path.slice(0, path.indexOf("/")) : ".");

/** Depth-first search for import cycles (type imports included), each reported once. */
function findCycles(graph: Map<string, string[]>): string[] {
  const state = new Map<string, "open" | "done">();
  const cycles: string[] = [];
  const visit = (file: string, path: string[]) => {
    if (state.get(file) === "done") return;
    if (state.get(file) === "open") {
      cycles.push([...path.slice(path.indexOf(file)), file].join(" → "));
      return;
    }
    state.set(file, "open");
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    state.set(file, "done");
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

const problems: string[] = [];
const graph = new Map<string, string[]>();
const importsOf = new Map<string, Import[]>();
const files = listSources();
for (const file of files) {
  const zone = zoneOf(file);
  if (!zone) {
    problems.push(`${file}: stands in no zone of scripts/arrows/rules.ts`);
    continue;
  }
  if (FEATURE.test(file) && zone.name !== "tests" && !FEATURE_FILE_NAMES.some((names) => names.test(file)))
    problems.push(`${file}: no name of the closed list of ARCHITECTURE.md`);
  const imports = readImports(file);
  importsOf.set(file, imports);
  for (const entry of imports) {
    const problem = entry.target ? judgeLocal(file, zone, entry.target) : judgeBare(file, zone, entry);
    if (problem) problems.push(`${file}: ${problem}`);
    if (goesRound(file, entry)) problems.push(`${file}: ${entry.target} is not imported by its exports`);
  }
  graph.set(
    file,
    imports.flatMap((entry) => (entry.target ? [entry.target] : [])),
  );
}
for (const [feature, open] of Object.entries(OPEN_TO_OTHER_FEATURES))
  for (const name of open)
    if (!used.has(`${feature}/${name}`))
      problems.push(`${feature}/${name}.ts: open, and used by no other feature`);
for (const cycle of findCycles(graph)) problems.push(`cycle: ${cycle}`);
problems.push(...findUnused(importsOf));

for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${problems.length} arrows against ARCHITECTURE.md`);
process.exitCode = problems.length > 0 ? 1 : 0;
