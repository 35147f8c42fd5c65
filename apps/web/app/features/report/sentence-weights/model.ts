import type { PitchText } from "@app/engine/pitch";
import type { WeighedPassage, WeighedText } from "@app/engine/weigh-sentences";
import type { ShownAnalysis } from "../model.ts";

/** Passages that are shown first: those that count most. */
export const FIRST_PASSAGES = 6;
/** What counts for less is told as nothing. */
const LEAST_POINTS = 0.05;

/** What the rules alone made a note of; a model's opinion cannot be taken again without a sentence. */
export const canWeigh = ({ contentAnalysis }: ShownAnalysis): boolean =>
  contentAnalysis.metrics.every(({ method }) => method === "règles");

/** What was given to the engine. */
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

/** Whether it is the note of the report: one of before the last change of the rules is another. */
export const isSameNote = ({ contentAnalysis }: ShownAnalysis, { globalScore }: WeighedText): boolean =>
  Math.abs(contentAnalysis.metrics.reduce((sum, { score }) => sum + score, 0) - globalScore) < LEAST_POINTS;

export type Weight = "brings" | "costs" | "nothing";

export function weightOf({ points }: WeighedPassage): Weight {
  if (Math.abs(points) < LEAST_POINTS) return "nothing";
  return points > 0 ? "brings" : "costs";
}

/** Those that count most, in the order of the text. */
export function pickWeightiest(passages: readonly WeighedPassage[], most = FIRST_PASSAGES): WeighedPassage[] {
  return passages
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, most)
    .toSorted((one, other) => one.start - other.start);
}

/** Length of a bar, 0 to 1: the weightiest passage has the whole of it. */
export function barOf({ points }: WeighedPassage, passages: readonly WeighedPassage[]): number {
  const most = Math.max(...passages.map((passage) => Math.abs(passage.points)));
  return most > 0 ? Math.abs(points) / most : 0;
}
