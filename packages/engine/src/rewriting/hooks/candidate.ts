import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { SyntaxSentence } from "../../language/syntax.ts";

/** A sentence, a clause of one, several consecutive sentences, or quoted words. */
type HookForm = "line" | "clause" | "lines" | "words";

/** A text that could open the pitch. */
export interface Candidate {
  form: HookForm;
  /** Indexes of its first and last sentences among those of the reading. */
  index: number;
  last: number;
  text: string;
  words: readonly SyntaxSentence["words"][number][];
  readings: readonly SentenceReading[];
  count: number;
  /** How many of its two ends (0 to 2) are uncertain, in an unpunctuated transcript. */
  unsureEnds: number;
  /** A linking word was removed from its start: « ensuite », « mais ». */
  isUntied: boolean;
}
