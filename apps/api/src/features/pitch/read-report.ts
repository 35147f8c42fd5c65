import { readStoredReport, type StoredReport } from "./stored-report.ts";
import type { AnalysisRow } from "./store.ts";

/** The report of a stored analysis, whatever the version that wrote it. */
export const readReport = ({
  reportVersion,
  report,
  createdAt,
}: Pick<AnalysisRow, "reportVersion" | "report" | "createdAt">): StoredReport =>
  readStoredReport(reportVersion, report, createdAt);
