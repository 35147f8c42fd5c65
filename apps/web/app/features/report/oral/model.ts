import type { OralPerformance } from "@app/contracts/report";

/** The oral part of a report: there when it was measured, and when not every note of it is zero. */
export function shownOral({
  oralPerformance,
}: {
  oralPerformance: OralPerformance | null;
}): OralPerformance | null {
  if (!oralPerformance) return null;
  return oralPerformance.metrics.every(({ score }) => score === 0) ? null : oralPerformance;
}
