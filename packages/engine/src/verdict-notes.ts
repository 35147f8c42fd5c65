import type { PitchType } from "./pitch.ts";
import type { AdviceCode, ClaimPart, MetricLabel } from "./report.ts";

// Which scores (« notes ») are named beside a verdict: when any could be, one in three was misleading (record 346).

interface Note {
  label: string;
  score: number;
}
interface Said {
  kind: string;
  metric?: string | null | undefined;
  part?: ClaimPart | undefined;
  code?: AdviceCode | undefined;
}

/** Out of ten: from HIGH on, a score is a strength; under LOW, its metric may be called the most worth improving. */
const HIGH = 7;
const LOW = 3.5;
/**
 * Metrics of form, not of content: readers found one in three of these strengths worth mentioning, against three in
 * four of the others.
 */
const OF_FORM: ReadonlySet<string> = new Set<MetricLabel>([
  "Structure",
  "Clarté",
  "Cohérence",
  "Accroche",
  "Appel à l'action",
]);
/**
 * Advice codes that name what a text needs most, if that advice comes first and the score is low: readers agreed with
 * three in four, against one in five of the others.
 */
const CHANGES_MOST: ReadonlySet<AdviceCode | undefined> = new Set<AdviceCode>([
  "add_example",
  "add_proof",
  "tell_lesson",
]);
/** Readers agreed with 46 of 60 such metrics that they were the most worth improving, against nine of 26 others. */
const CHANGED_MOST: ReadonlySet<string> = new Set<MetricLabel>([
  "Persuasion",
  "Méthode STAR",
  "Authenticité",
]);

/** High enough to be left as it is. */
export const isHighNote = (score: number): boolean => score >= HIGH;

/** Whether a metric is named as a strength. In a personal speech, persuasion is seldom one. */
export const isStrength = ({ label, score }: Note, pitchType: PitchType): boolean =>
  isHighNote(score) && !OF_FORM.has(label) && !(pitchType === "perso" && label === "Persuasion");

/**
 * Whether the first advice on an answer is so costly that no strength is named: it leaves its question, gives its
 * salary away, or runs an employer down.
 */
export function costsMost(claims: readonly Said[]): boolean {
  const first = claims.find(({ kind }) => kind === "advice");
  return (
    first?.code === "answer_the_question" ||
    (first?.code === "drop_hedges" && first.part === "amount") ||
    (first?.code === "drop_irrelevant" && first.part === "answer")
  );
}

/** Whether the first advice is to keep the text as it is. */
export const isKept = (claims: readonly Said[]): boolean =>
  claims.find(({ kind }) => kind === "advice")?.code === "keep_as_is";

/** Whether a metric is named as the most worth improving: the first advice must be on its card. */
export function isWorthChange({ label, score }: Note, claims: readonly Said[]): boolean {
  const first = claims.find(({ kind }) => kind === "advice");
  return CHANGED_MOST.has(label) && first?.metric === label && CHANGES_MOST.has(first.code) && score < LOW;
}
