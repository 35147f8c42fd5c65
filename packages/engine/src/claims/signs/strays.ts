import type { ClaimContext } from "../context/claim-context.ts";

/** From this probability on: of answers between .75 and it, readers found three of the last three on their question. */
const STRAYS = 0.95;

/** Whether an answer may leave its question, which is not sure enough to be told: then it is asked for before all else. */
export function strays({ content }: ClaimContext): boolean {
  const { isOffTopic, offTopic } = content.evidence;
  // Why one leaves is told as a story of one’s work.
  return !isOffTopic && (offTopic?.chance ?? 0) >= STRAYS && content.reading.questionKind !== "leaving";
}
