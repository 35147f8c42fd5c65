import type { ClaimContext } from "../context/claim-context.ts";
import { lineChance } from "./listener.ts";

/** How likely readers find that anybody could say a line, would leave it out, and like it best, 0 to 1. */
export interface LineHeard {
  vague: number;
  drop: number;
  best: number;
}

/** What readers would most likely say of the sentence that ends at `end`; null if no sentence ends there. */
export function lineHeard(context: ClaimContext, end: number): LineHeard | null {
  const sentence = context.sentences.find((one) => one.sentence.end === end);
  if (sentence === undefined) return null;
  const chance = (label: keyof LineHeard) => lineChance(context, sentence, label);
  return { vague: chance("vague"), drop: chance("drop"), best: chance("best") };
}
