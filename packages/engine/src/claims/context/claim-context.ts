import type { ContentReading, ContentValues } from "../../content/content-values.ts";
import type { SentenceReading } from "../../content/pitch-reading.ts";
import type {
  AdviceCode,
  Claim,
  ClaimPart,
  ClaimRule,
  ContentMetricLabel,
  Evidence,
  Place,
} from "../../report.ts";
import type { FormName, SpeechForm } from "./speech-form.ts";
import type { RoleSigns } from "./role-signs.ts";

/** A text this good is kept as it is: whatever else a rule would ask for spoils more than it mends. */
export const STRONG = 0.72;

/** A claim before it has its number and its card. */
export type Draft = Omit<Claim, "id" | "metric"> & { metric?: ContentMetricLabel };

/** A metric with its note out of 10, and the measures that took most from it and gave it most, in that order. */
export interface ScoredCard {
  label: ContentMetricLabel;
  score: number;
  costs: readonly (keyof ContentValues)[];
  gains: readonly (keyof ContentValues)[];
}

/** All that claims are made from. */
export interface ClaimContext {
  content: ContentReading;
  roles: RoleSigns;
  form: SpeechForm;
  /** Sentences in their order, those that are addressed to the grader or said twice left out. */
  sentences: readonly SentenceReading[];
  /** Total of the report over its maximum, 0 to 1. */
  quality: number;
  /** 1 for a genuine French pitch, toward 0 for what is not one. */
  validity: number;
  /** The six metrics shown. */
  labels: readonly ContentMetricLabel[];
  scored: readonly ScoredCard[];
}

/** Forms in which what is typed as a product says itself that it sells nothing. */
const SELLS_NOTHING = new Set<FormName>(["tribute", "announcement", "directions", "unknown"]);
export const isOffer = ({ content, form }: Pick<ClaimContext, "content" | "form">): boolean =>
  content.reading.input.pitchType === "produit" && !SELLS_NOTHING.has(form.name);

export const wholeSentence = ({ sentence }: SentenceReading): Place => ({
  start: sentence.start,
  end: sentence.end,
});

/** A sign that a role was read in a sentence. */
export const signOf = (rule: string, { sentence }: SentenceReading): Evidence => ({
  rule,
  start: sentence.start,
  end: sentence.end,
});

/** What may be advised, with the rule that it mends and how much it would help. */
export interface Option {
  code: AdviceCode;
  rule: ClaimRule;
  part?: ClaimPart;
  /** How useful, 0 to 1: only the best are said. */
  worth: number;
  /** How likely what it rests on is so, 0 to 1, where that is a guess. */
  sure?: number;
  quotes?: Place[];
  /** What the rewriting may act upon. */
  evidence?: Evidence[];
  text: string;
}

/** What would come before most other advice. */
export const FIRST_WORTH = 0.9;
/** An option of this worth mends what gives the text away: it is said before all else, whatever else might be. */
export const OWED = 0.95;
