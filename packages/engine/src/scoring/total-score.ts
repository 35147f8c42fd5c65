import type { OralMetricLabel } from "../delivery/report.ts";
import type { ContentMetricLabel } from "./report.ts";

const METRIC_MAX = 10;
const SPOKEN_SCORE_MAX = 100;

export interface Total {
  globalScore: number;
  maxScore: number;
  /** The metrics that have a score, content first. */
  scored: { label: ContentMetricLabel | OralMetricLabel; score: number }[];
}

/**
 * Adds up a report, one decimal: out of 10 per metric for a text, out of 100 for a spoken pitch. A metric that could not
 * be measured neither helps nor harms: the others make the whole.
 *
 * @param oral null for a text pitch
 */
export function totalScore(
  content: readonly { label: ContentMetricLabel; score: number }[],
  oral: readonly { label: OralMetricLabel; score: number | null }[] | null,
): Total {
  const measured = (oral ?? []).flatMap(({ label, score }) => (score === null ? [] : [{ label, score }]));
  const scored = [...content.map(({ label, score }) => ({ label, score })), ...measured];
  const maxScore = oral === null ? METRIC_MAX * content.length : SPOKEN_SCORE_MAX;
  const sum = scored.reduce((total, { score }) => total + score, 0);
  return { globalScore: Math.round((sum * maxScore) / scored.length) / 10, maxScore, scored };
}
