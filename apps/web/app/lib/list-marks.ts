import type { Analysis } from "@app/contracts/report";
import type { Reading } from "@app/contracts/reading";
import { formatScore } from "./numbers.ts";

const show = (score: number | null | undefined) => (typeof score === "number" ? formatScore(score) : "–");

/** A reader's marks beside the analysis's scores, in the report's order. */
export function listMarks(
  reading: Reading,
  analysis: Pick<Analysis, "oralPerformance" | "contentAnalysis">,
): { label: string; cells: string[] }[] {
  const metrics = [...(analysis.oralPerformance?.metrics ?? []), ...analysis.contentAnalysis.metrics];
  return metrics.map(({ label, score }) => ({
    label,
    cells: [show(reading.marks.find((mark) => mark.label === label)?.score), show(score)],
  }));
}
