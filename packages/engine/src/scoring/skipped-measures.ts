import type { ContentValues } from "../content/content-values.ts";
import type { PitchReading } from "../content/pitch-reading.ts";

/** Not judged where the text has no punctuation: its sentence bounds are guesses. */
const SENTENCE_LENGTH: readonly (keyof ContentValues)[] = [
  "wordsPerSentence",
  "longSentenceShare",
  "longSentences",
  "readability",
  "sentenceSpread",
];

/**
 * Measures not usable for this text: those that took too much work, and sentence lengths where the bounds are guesses.
 */
export function skippedOf(
  { units }: PitchReading,
  unread: ReadonlySet<keyof ContentValues>,
): ReadonlySet<keyof ContentValues> {
  return new Set([...unread, ...(units.punctuated ? [] : SENTENCE_LENGTH)]);
}
