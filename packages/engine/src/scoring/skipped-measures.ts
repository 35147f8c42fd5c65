import type { ContentValues } from "../content/content-values.ts";
import type { PitchReading } from "../content/pitch-reading.ts";

/** Where sentences are guesses, their length is not judged. */
const SENTENCE_LENGTH: readonly (keyof ContentValues)[] = [
  "wordsPerSentence",
  "longSentenceShare",
  "longSentences",
  "readability",
  "sentenceSpread",
];

/** Measures that say nothing of this text: those that took too much work, and lengths of sentences that were guessed. */
export function skippedOf(
  { units }: PitchReading,
  unread: ReadonlySet<keyof ContentValues>,
): ReadonlySet<keyof ContentValues> {
  return new Set([...unread, ...(units.punctuated ? [] : SENTENCE_LENGTH)]);
}
