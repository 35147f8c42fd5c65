// Runs all checks: types, lint, arrows, unit and API tests, browser tests.
// `--only static|unit|e2e` runs one part, `--loop` skips the browser tests tagged `@long`. The last line is `N passed,
// N failed`.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumVersion, findChromium } from "./test/find-chromium.ts";
import { installDebianPackage } from "./test/install-debian-package.ts";
import { tallyBrowser, tallyUnit } from "./test/read-results.ts";
import { addTallies, run, runCheck, type Tally } from "./test/run-step.ts";
import { useMemory } from "./test/use-memory.ts";

useMemory();
const only = process.argv[process.argv.indexOf("--only") + 1];
const wants = (part: string) => !process.argv.includes("--only") || only === part;
const scratch = mkdtempSync(join(tmpdir(), "test-"));
const failedWith = (why: string): Tally => ({ passed: 0, failed: [why], skipped: 0 });

async function runStatic(): Promise<Tally[]> {
  const workspaces = [
    "packages/engine",
    "packages/engine/cli",
    "packages/contracts",
    "packages/decoding",
    "packages/private-postgres",
    "apps/api",
    ".",
  ];
  const tallies = [];
  for (const workspace of workspaces)
    tallies.push(await runCheck(`types ${workspace}`, "tsc", ["-p", workspace]));
  tallies.push(await runCheck("types apps/web", "npm", ["run", "-s", "typecheck", "-w", "@app/web"]));
  tallies.push(await runCheck("lint", "oxlint", []));
  tallies.push(await runCheck("format", "oxfmt", ["--check", "."]));
  tallies.push(await runCheck("arrows", "node", ["scripts/arrows/check.ts"]));
  tallies.push(await runCheck("linear patterns", "node", ["scripts/regexes/check.ts"]));
  tallies.push(await runCheck("pages", "node", ["scripts/references/check.ts"]));
  tallies.push(await runCheck("measures", "node", ["packages/engine/cli/document-metrics.ts", "--check"]));
  return tallies;
}

async function runUnit(): Promise<Tally> {
  const output = join(scratch, "unit.json");
  const code = await run("vitest", [
    "run",
    // Use both cores of the smallest machine: by default the runner would leave one free.
    "--maxWorkers=2",
    "--tagsFilter=!sample",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${output}`,
  ]);
  try {
    return tallyUnit(JSON.parse(readFileSync(output, "utf8")), code);
  } catch {
    return failedWith("vitest left no report");
  }
}

async function runBrowser(): Promise<Tally> {
  const chromium = await findChromium();
  if (!chromium) return failedWith("no Chromium for the browser tests");
  console.log(chromiumVersion(chromium));
  if ((await run("npm", ["run", "-s", "build"])) !== 0) return failedWith("npm run build");
  const output = join(scratch, "e2e.json");
  const env = { CHROMIUM_BIN: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: output };
  const loop = process.argv.includes("--loop") ? ["--grep-invert=@long"] : [];
  const code = await run("playwright", ["test", "--reporter=list,json", ...loop], env);
  try {
    const report = JSON.parse(readFileSync(output, "utf8"));
    if (report.stats.flaky > 0)
      console.log(`${report.stats.flaky} flaky: passed at the second try only, see the list above.`);
    return tallyBrowser(report, code);
  } catch {
    return failedWith("playwright left no report");
  }
}

/** The tests' voices are synthesised; without a synthesiser those tests are skipped, with a message. */
async function ensureSpeech(): Promise<void> {
  if (spawnSync("espeak-ng", ["--version"]).status === 0 || (await installDebianPackage("espeak-ng"))) return;
  console.log("No espeak-ng here: the tests that need a synthesised voice are skipped.");
}

const tallies: Tally[] = [];
if (wants("static")) tallies.push(...(await runStatic()));
if (wants("unit") || wants("e2e")) await ensureSpeech();
if (wants("unit")) tallies.push(await runUnit());
if (wants("e2e")) tallies.push(await runBrowser());
rmSync(scratch, { recursive: true, force: true });

const { passed, failed, skipped } = addTallies(tallies);
// Repeated at the end: often only the last lines of a long run are kept.
if (failed.length > 0) console.log(`\nFailed:\n${failed.map((name) => `  ${name}`).join("\n")}`);
console.log(`\n${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed.length > 0 ? 1 : 0;
