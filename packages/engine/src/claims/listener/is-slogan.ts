import type { ClaimContext } from "../context/claim-context.ts";
import { lineChance } from "./listener.ts";

/** Chances from which readers agreed that anybody could say a line, and that the text would be better without it. */
const SURE = { vague: 0.55, drop: 0.35 };
/** Above this chance, some would miss it. */
const MISSED = 0.2;

/** Whether the sentence that ends at `end` is a commonplace that nobody would miss, as far as the listener can tell. */
export function isSlogan(context: ClaimContext, end: number): boolean {
  const sentence = context.sentences.find((one) => one.sentence.end === end);
  return (
    sentence !== undefined &&
    lineChance(context, sentence, "vague") >= SURE.vague &&
    lineChance(context, sentence, "drop") >= SURE.drop &&
    lineChance(context, sentence, "best") < MISSED
  );
}
