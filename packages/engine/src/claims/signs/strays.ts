import type { ClaimContext } from "../context/claim-context.ts";

/** Of the last three answers between .75 and this probability, readers found all three on topic. */
const STRAYS = 0.95;

/** Whether an answer may be off topic, without enough certainty to say so: then advise first to answer the question. */
export function strays({ content }: ClaimContext): boolean {
  const { isOffTopic, offTopic } = content.evidence;
  // « Why did you leave? » is properly answered by a story of one’s work.
  return !isOffTopic && (offTopic?.chance ?? 0) >= STRAYS && content.reading.questionKind !== "leaving";
}
