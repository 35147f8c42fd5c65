import { analysis, type OralPerformance } from "@app/contracts/analysis";
import type { TextReport } from "@app/engine/scoring/report";
import * as z from "zod/mini";

/** Raised with the shape below; an older number then needs its reader here. 1 knew no voice. */
export const REPORT_VERSION = 2;
const READABLE = new Set([1, REPORT_VERSION]);

/** What is stored of a report: the parts of the wire shape that are not columns. */
const storedReport = z.pick(analysis, {
  verdict: true,
  oralPerformance: true,
  contentAnalysis: true,
  findings: true,
  fillers: true,
  notices: true,
  recommendations: true,
});
export type StoredReport = z.infer<typeof storedReport>;

/** The engine's report in the names of the wire, proved before it is stored. A text has no oral performance. */
export function toStoredReport(report: TextReport, oralPerformance: OralPerformance | null): StoredReport {
  const { verdict, metrics, findings, fillers, notices, recommendations } = report;
  return storedReport.parse({
    verdict,
    oralPerformance,
    contentAnalysis: { metrics },
    findings,
    fillers,
    notices,
    recommendations,
  });
}

/** Stored JSON is proved like any other input: what another version wrote is an error, never a wrong report. */
export function readStoredReport(version: number, report: unknown): StoredReport {
  if (!READABLE.has(version)) throw new Error(`stored report of unknown version ${version}`);
  return storedReport.parse(report);
}
