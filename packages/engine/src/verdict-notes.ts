import type { PitchType } from "./pitch.ts";
import type { AdviceCode, ClaimPart, MetricLabel } from "./report.ts";

// What of the notes is named beside a verdict: told of any note, one in three was false (record 346).

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

/** Out of ten: a strength from here on; under the other one, a note is worth a change before all. */
const HIGH = 7;
const LOW = 3.5;
/** On how a text is said, not on what it says: readers found one in three of these worth being told, of the others three in four. */
const OF_FORM: ReadonlySet<string> = new Set<MetricLabel>([
  "Structure",
  "Clarté",
  "Cohérence",
  "Accroche",
  "Appel à l'action",
]);
/** Asked first where the note is low, these are what a text needs most: readers found three in four so, of the others one in five. */
const CHANGES_MOST: ReadonlySet<AdviceCode | undefined> = new Set<AdviceCode>([
  "add_example",
  "add_proof",
  "tell_lesson",
]);
/** Of 60 such notes readers found 46 to be what is most worth a change, of 26 others nine. */
const CHANGED_MOST: ReadonlySet<string> = new Set<MetricLabel>([
  "Persuasion",
  "Méthode STAR",
  "Authenticité",
]);

/** High enough to be left as it is. */
export const isHighNote = (score: number): boolean => score >= HIGH;

/** Whether a note is named as the strength of a text; of a speech to those one knows, what convinces is seldom its strength. */
export const isStrength = ({ label, score }: Note, pitchType: PitchType): boolean =>
  isHighNote(score) && !OF_FORM.has(label) && !(pitchType === "perso" && label === "Persuasion");

/**
 * Whether an answer is told first what costs it so much that nothing of it stands out: it leaves its question, gives its sum
 * away, or runs an employer down.
 */
export function costsMost(claims: readonly Said[]): boolean {
  const first = claims.find(({ kind }) => kind === "advice");
  return (
    first?.code === "answer_the_question" ||
    (first?.code === "drop_hedges" && first.part === "amount") ||
    (first?.code === "drop_irrelevant" && first.part === "answer")
  );
}

/** Whether a text is told to be left as it is. */
export const isKept = (claims: readonly Said[]): boolean =>
  claims.find(({ kind }) => kind === "advice")?.code === "keep_as_is";

/** Whether a note is named as what is most worth a change: the first advice stands on its card. */
export function isWorthChange({ label, score }: Note, claims: readonly Said[]): boolean {
  const first = claims.find(({ kind }) => kind === "advice");
  return CHANGED_MOST.has(label) && first?.metric === label && CHANGES_MOST.has(first.code) && score < LOW;
}
