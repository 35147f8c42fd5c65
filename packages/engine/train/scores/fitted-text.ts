import type { ContentValues } from "../../src/content/content-values.ts";
import type { SyntaxSentence } from "../../src/reading/read-sentence.ts";
import type { MeasureId, MetricKey, Register } from "../../src/scoring/rubric.ts";

/** A text as an input of the fit. */
export interface FittedText {
  id: string;
  source: string;
  keys: readonly MetricKey[];
  register: Register;
  values: ContentValues;
  skipped: ReadonlySet<MeasureId>;
  /** Readers' mark, 0 to 10, and their marks by aspect where they gave them. */
  mark: number;
  axes: Readonly<Record<string, number>>;
  sentences: readonly SyntaxSentence[];
}
