import type { ClaimContext } from "./claim-context.ts";

/** From this probability on, of five such answers in seven draws readers found four off their question, one half on it. */
const STRAYS = 0.75;

/** Whether an answer may leave its question, which is not sure enough to be told: then it is asked for before all else. */
export function strays({ content }: ClaimContext): boolean {
  const { isOffTopic, offTopic } = content.evidence;
  // Why one leaves is told as a story of one’s work.
  return !isOffTopic && (offTopic?.chance ?? 0) >= STRAYS && content.reading.questionKind !== "leaving";
}
