import { expect, test } from "vitest";
import { sampleReport } from "../../../test-support/sample-report.ts";
import { REPORT_VERSION, readStoredReport, showReport, toStoredReport } from "./stored-report.ts";

const AT = new Date("2026-11-21T08:00:00Z");
const stored = toStoredReport(sampleReport({ pitchType: "produit", content: "Bonjour à tous" }), null, AT);
const withOutcomes = (...outcomes: string[]) => ({
  ...stored,
  coach: {
    ...stored.coach,
    tasks: stored.coach.tasks.map(({ task }, index) => ({ task, outcome: outcomes[index] })),
  },
});

test("a report of version 3 is read with the outcomes of now", () => {
  const read = readStoredReport(3, withOutcomes("declined", "resting", "overspent"), AT);
  expect(read).toEqual({
    ...withOutcomes("content_filter", "circuit_open", "budget_exceeded"),
    claims: [],
    margin: null,
  });
  expect(readStoredReport(3, withOutcomes("written", "timeout", "unfounded"), AT)).toEqual({
    ...withOutcomes("written", "timeout", "unfounded"),
    claims: [],
    margin: null,
  });
});

test("a report of before the claims is read without any, and one of now keeps its own", () => {
  expect(readStoredReport(4, stored, AT).claims).toEqual([]);
  expect(readStoredReport(REPORT_VERSION, stored, AT).claims).toEqual(stored.claims);
  expect(stored.claims.length).toBeGreaterThan(0);
});

test("a report of before the margins keeps its claims and tells no margin", () => {
  expect(readStoredReport(5, stored, AT)).toEqual({ ...stored, margin: null });
  expect(readStoredReport(REPORT_VERSION, stored, AT).margin).toEqual(stored.margin);
  expect(stored.margin).not.toBeNull();
});

test("the claims of a report are sent without the signs that they rest on", () => {
  expect(stored.claims[0]).toHaveProperty("evidence");
  const [{ evidence: _kept, ...told } = stored.claims[0]!] = stored.claims;
  expect(showReport(stored).claims[0]).toEqual(told);
});

test("the outcomes of version 3 are an error in a report of now, and an unknown version is one", () => {
  expect(() => readStoredReport(REPORT_VERSION, withOutcomes("declined", "written", "written"), AT)).toThrow(
    /outcome/,
  );
  expect(() => readStoredReport(REPORT_VERSION + 1, stored, AT)).toThrow("unknown version");
});
