import type { OralPerformance } from "@app/contracts/report";

/** The oral part of a report, if it was measured and not all its scores are zero. */
export function shownOral({
  oralPerformance,
}: {
  oralPerformance: OralPerformance | null;
}): OralPerformance | null {
  if (!oralPerformance) return null;
  return oralPerformance.metrics.every(({ score }) => score === 0) ? null : oralPerformance;
}
