import { resolve } from "node:path";
import { expect, test } from "vitest";
import { tallyBrowser, tallyUnit } from "./read-results.ts";

const unitReport = (...tests: [string, string][]) => ({
  numPassedTests: tests.filter(([, status]) => status === "passed").length,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    {
      name: resolve("scripts/some.test.ts"),
      status: tests.every(([, status]) => status === "passed") ? "passed" : "failed",
      assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
    },
  ],
});

test("a unit test that failed is named with its file", () => {
  expect(tallyUnit(unitReport(["holds", "passed"], ["falls", "failed"]), 1)).toEqual({
    passed: 1,
    failed: ["scripts/some.test.ts › falls"],
    skipped: 2,
  });
});

test("a file that could not be loaded, and a runner that broke, count as one failure each", () => {
  const unloaded = unitReport();
  unloaded.testResults[0]!.status = "failed";
  expect(tallyUnit(unloaded, 1).failed).toEqual(["scripts/some.test.ts"]);
  expect(tallyUnit(unitReport(["holds", "passed"]), 1).failed).toEqual(["vitest ended with 1"]);
  expect(tallyUnit(unitReport(["holds", "passed"]), 0).failed).toEqual([]);
});

test("a browser test that failed is named with the file and the group that hold it", () => {
  const suites = [
    {
      title: "home.spec.ts",
      specs: [{ title: "opens", ok: true }],
      suites: [{ title: "on a phone", specs: [{ title: "scrolls", ok: false }] }],
    },
  ];
  expect(tallyBrowser({ stats: { expected: 1, flaky: 1, skipped: 3 }, suites }, 1)).toEqual({
    passed: 2,
    failed: ["home.spec.ts › on a phone › scrolls"],
    skipped: 3,
  });
});
