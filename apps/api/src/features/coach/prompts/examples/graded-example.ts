import type { ContentMetricLabel } from "@app/engine/report";

/** A short text with its scores and why: what spreads a model's scores over the whole scale. */
export interface GradedExample {
  content: string;
  scores: Partial<Record<ContentMetricLabel, readonly [score: number, reason: string]>>;
}
