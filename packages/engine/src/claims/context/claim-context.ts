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

/** From this quality on, advise to keep the text as it is: other changes would do more harm than good. */
export const STRONG = 0.72;

/** A claim that has no number and no card yet. */
export type Draft = Omit<Claim, "id" | "metric"> & { metric?: ContentMetricLabel };

/** A metric with its score out of 10, and the measures that lowered it most and raised it most, in that order. */
export interface ScoredCard {
  label: ContentMetricLabel;
  score: number;
  costs: readonly (keyof ContentValues)[];
  gains: readonly (keyof ContentValues)[];
}

/** All the inputs from which claims are made. */
export interface ClaimContext {
  content: ContentReading;
  roles: RoleSigns;
  form: SpeechForm;
  /** In text order, without those addressed to the grader and those said twice. */
  sentences: readonly SentenceReading[];
  /** Total score of the report over its maximum, 0 to 1. */
  quality: number;
  /** 1 for a genuine French pitch, toward 0 for a text that is not one. */
  validity: number;
  /** The six metrics shown. */
  labels: readonly ContentMetricLabel[];
  scored: readonly ScoredCard[];
}

/** Forms that sell nothing, even when the user chose the type « produit ». */
const SELLS_NOTHING = new Set<FormName>([
  "tribute",
  "announcement",
  "directions",
  "persuasion",
  "salary",
  "unknown",
]);
export const isOffer = ({ content, form }: Pick<ClaimContext, "content" | "form">): boolean =>
  content.reading.input.pitchType === "produit" && !SELLS_NOTHING.has(form.name);

export const wholeSentence = ({ sentence }: SentenceReading): Place => ({
  start: sentence.start,
  end: sentence.end,
});

/** Evidence that a role was found in a sentence. */
export const signOf = (rule: string, { sentence }: SentenceReading): Evidence => ({
  rule,
  start: sentence.start,
  end: sentence.end,
});

/** A possible piece of advice, with the rule that it answers and how much it would help. */
export interface Option {
  code: AdviceCode;
  rule: ClaimRule;
  part?: ClaimPart;
  /** How useful, 0 to 1: only the most useful are shown. */
  worth: number;
  /** When it rests on a guess: how likely that guess is right, 0 to 1. */
  sure?: number;
  quotes?: Place[];
  /** What the rewriting may act on. */
  evidence?: Evidence[];
  text: string;
}

/** Comes before most other advice. */
export const FIRST_WORTH = 0.9;
/** Worth of advice about a defect that makes the text unusable: it comes before all other advice. */
export const OWED = 0.95;
