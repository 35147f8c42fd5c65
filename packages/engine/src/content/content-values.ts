import type { Ownership } from "../language/ownership.ts";
import type { PassiveHit } from "../language/passive.ts";
import type { Readability } from "../language/readability.ts";
import type { Span } from "../language/spans.ts";
import type { Closing } from "./closings.ts";
import type { SlotReading } from "./find-slots.ts";
import type { Opening } from "./openings.ts";
import type { SpeechValues } from "./measure-speech.ts";
import type { PitchReading, SentenceReading } from "./pitch-reading.ts";
import type { FormReading } from "../roles/read-form.ts";
import type { OffTopicReading } from "../roles/read-off-topic.ts";
import type { SentenceRoles } from "../roles/read-roles.ts";
import type { ValidityEvidence } from "./validity.ts";

/** Every quantity that a content metric reads, by its name in docs/metrics.md. */
export interface ContentValues extends SpeechValues {
  partsCoverage: number;
  partsFound: number;
  partsExpected: number;
  orderAgreement: number;
  openingStrength: number;
  closingStrength: number;
  wordsPerSentence: number;
  longSentenceShare: number;
  longSentences: number;
  readability: number;
  jargonRate: number;
  fillerRate: number;
  hedgeRate: number;
  clicheRate: number;
  vagueRate: number;
  passiveShare: number;
  linkShare: number;
  locality: number;
  sentenceCount: number;
  opensAlone: number;
  contentDiversity: number;
  evidenceSentences: number;
  names: number;
  weakClaimRate: number;
  unprovenClaims: number;
  addressRate: number;
  reasoningRate: number;
  openerKinds: number;
  callStrength: number;
  closingCalls: number;
  situation: number;
  task: number;
  action: number;
  result: number;
  ownership: number;
  actionCount: number;
  questionFit: number;
  topicFit: number;
  /** Probability that the answer does not treat its question, 0 to 1; 0 where none is asked. */
  offQuestion: number;
  specificity: number;
  anecdote: number;
  emotion: number;
  firstPersonRate: number;
}

/** The located passages that explain the values. */
export interface ContentEvidence {
  slots: SlotReading[];
  opening: Opening;
  closing: Closing;
  readability: Readability;
  ownership: Ownership;
  passives: PassiveHit[];
  /** One value per transition between sentences: 1 linked, 0.5 weakly, 0 not. */
  links: number[];
  address: Span[];
  proofs: SentenceReading[];
  unproven: Span[];
  /** Stock sentences that no figure, name or action supports. */
  cliches: Span[];
  validity: ValidityEvidence;
  /** The text is a list of notes: its sentences are not judged. */
  isNoted: boolean;
  /** An interview answer that says nothing of what the question is about. */
  isOffTopic: boolean;
  /** The signals behind `isOffTopic`, for an answer to a question; null elsewhere. */
  offTopic: OffTopicReading | null;
  /** Indispensable skills of the interview plan that the answer leaves out. */
  missingSkills: string[];
  /** The two values before an interview plan changes them. */
  withoutPlan: Pick<ContentValues, "questionFit" | "topicFit">;
}

export interface ContentReading {
  reading: PitchReading;
  /** What each sentence of `reading.units` does, in their order. */
  roles: readonly SentenceRoles[];
  /** True where a reader of the text gave the roles of its sentences, false where they were guessed. */
  hasGivenRoles: boolean;
  /** What kind of speech this is. */
  form: FormReading;
  values: ContentValues;
  evidence: ContentEvidence;
  /** Values not measured because they would exceed the work budget of a rule: no score may use them. */
  unread: ReadonlySet<keyof ContentValues>;
}
