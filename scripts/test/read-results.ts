import { relative } from "node:path";
import type { Tally } from "./run-step.ts";

/** The fields that we use of the report of `vitest --reporter=json`. */
interface UnitReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** The fields that we use of the report of `playwright --reporter=json`. */
interface BrowserSuite {
  title: string;
  specs?: { title: string; ok: boolean }[];
  suites?: BrowserSuite[];
}
interface BrowserReport {
  stats: { expected: number; flaky: number; skipped: number };
  suites: BrowserSuite[];
}

/** A runner that exits with an error although no test failed counts as failed itself. */
const withRunner = (failed: string[], code: number, runner: string): string[] =>
  code !== 0 && failed.length === 0 ? [`${runner} ended with ${code}`] : failed;

export function tallyUnit(report: UnitReport, code: number): Tally {
  const failed = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const tests = assertionResults.filter((test) => test.status === "failed");
    // A file that failed to load has no tests: report the file.
    if (tests.length === 0 && status === "failed") return [file];
    return tests.map(({ fullName }) => `${file} › ${fullName}`);
  });
  return {
    passed: report.numPassedTests,
    failed: withRunner(failed, code, "vitest"),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function tallyBrowser({ stats, suites }: BrowserReport, code: number): Tally {
  const failed = suites.flatMap((suite) => failuresOf(suite, []));
  return {
    passed: stats.expected + stats.flaky,
    failed: withRunner(failed, code, "playwright"),
    skipped: stats.skipped,
  };
}

function failuresOf({ title, specs = [], suites = [] }: BrowserSuite, above: string[]): string[] {
  const path = [...above, title];
  return [
    ...specs.filter(({ ok }) => !ok).map((spec) => [...path, spec.title].join(" › ")),
    ...suites.flatMap((suite) => failuresOf(suite, path)),
  ];
}
