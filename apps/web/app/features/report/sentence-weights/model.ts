import type { PitchText } from "@app/engine/pitch";
import type { WeighedPassage, WeighedText } from "@app/engine/weigh-sentences";
import type { ShownAnalysis } from "../model.ts";

/** Number of passages shown first: those with the largest effect. */
export const FIRST_PASSAGES = 6;
/** Smaller effects are shown as zero. */
const LEAST_POINTS = 0.05;

/** Only scores by rules alone: a model's opinion cannot be recomputed without a sentence. */
export const canWeigh = ({ contentAnalysis }: ShownAnalysis): boolean =>
  contentAnalysis.metrics.every(({ method }) => method === "règles");

/** The engine's input. */
export const textOf = ({
  pitch_type,
  content,
  question,
  target,
  audience,
}: Pick<ShownAnalysis, "pitch_type" | "content" | "question" | "target" | "audience">): PitchText => ({
  pitchType: pitch_type,
  content,
  question,
  target,
  audience,
});

/** Whether the recomputed score equals the report's: after a change of the rules it may differ. */
export const isSameNote = ({ contentAnalysis }: ShownAnalysis, { globalScore }: WeighedText): boolean =>
  Math.abs(contentAnalysis.metrics.reduce((sum, { score }) => sum + score, 0) - globalScore) < LEAST_POINTS;

export type Weight = "brings" | "costs" | "nothing";

export function weightOf({ points }: WeighedPassage): Weight {
  if (Math.abs(points) < LEAST_POINTS) return "nothing";
  return points > 0 ? "brings" : "costs";
}

/** The passages with the largest effect, in text order. */
export function pickWeightiest(passages: readonly WeighedPassage[], most = FIRST_PASSAGES): WeighedPassage[] {
  return passages
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, most)
    .toSorted((one, other) => one.start - other.start);
}

/** Length of a bar, 0 to 1, relative to the largest effect. */
export function barOf({ points }: WeighedPassage, passages: readonly WeighedPassage[]): number {
  const most = Math.max(...passages.map((passage) => Math.abs(passage.points)));
  return most > 0 ? Math.abs(points) / most : 0;
}
