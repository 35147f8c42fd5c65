import { decaying, down, identity, plateau, saturating, up, type Curve } from "../content/curves.ts";
import type { ContentValues } from "../content/content-values.ts";
import type { ContentMetricLabel } from "../report.ts";
import type { PitchType } from "../pitch.ts";

export type MeasureId = keyof ContentValues;

/** Where a constant comes from: a numbered source of docs/metrics.md, « M » measured on French talks, « choix » ours. */
export type Source = string;

export interface RubricPart {
  measure: MeasureId;
  weight: number;
  curve: Curve;
  source: Source;
}

export interface MetricRubric {
  label: ContentMetricLabel;
  /** Geometric where a single fault should hurt, arithmetic elsewhere. */
  mean: "arithmetic" | "geometric";
  parts: readonly RubricPart[];
}

const part = (measure: MeasureId, weight: number, curve: Curve, source: Source): RubricPart => ({
  measure,
  weight,
  curve,
  source,
});

/** A geometric mean never sees less than this, so that one empty part does not erase the others. */
export const GEOMETRIC_FLOOR = 0.05;

export const RUBRIC = {
  structure: {
    label: "Structure",
    mean: "arithmetic",
    parts: [
      part("partsCoverage", 0.46, up(0, 1.1), "choix"),
      part("orderAgreement", 0.22, up(0.15, 1.05), "choix"),
      part("openingStrength", 0.13, identity, "S37"),
      part("closingStrength", 0.19, identity, "choix"),
    ],
  },
  clarity: {
    label: "Clarté",
    mean: "geometric",
    parts: [
      part("wordsPerSentence", 0.2, plateau(2, 10, 16, 34), "M"),
      part("longSentenceShare", 0.1, down(0.02, 0.5), "M"),
      part("readability", 0.14, up(20, 90), "M"),
      part("jargonRate", 0.14, down(0, 7), "choix"),
      part("fillerRate", 0.18, decaying(4), "S19"),
      part("hedgeRate", 0.1, down(0, 5), "M"),
      part("vagueRate", 0.1, down(0, 5), "choix"),
      part("passiveShare", 0.06, down(0.1, 0.8), "M"),
    ],
  },
  coherence: {
    label: "Cohérence",
    mean: "arithmetic",
    parts: [
      part("linkShare", 0.3, up(0.05, 0.85), "M"),
      part("locality", 0.12, up(-0.45, 0.6), "M"),
      part("orderAgreement", 0.36, up(0.15, 1), "choix"),
      part("opensAlone", 0.07, identity, "M"),
      part("contentDiversity", 0.15, up(0.4, 0.8), "choix"),
    ],
  },
  persuasion: {
    label: "Persuasion",
    mean: "arithmetic",
    parts: [
      part("evidenceSentences", 0.34, saturating(3.4), "choix"),
      part("names", 0.1, saturating(2), "choix"),
      part("weakClaimRate", 0.16, down(0, 5), "choix"),
      part("vagueRate", 0.1, down(0, 3), "choix"),
      part("specificity", 0.1, up(0.2, 1.05), "choix"),
      part("addressRate", 0.05, up(0, 2), "M"),
      part("reasoningRate", 0.06, up(0, 1.8), "M"),
      part("openingStrength", 0.09, identity, "S37"),
    ],
  },
  hook: {
    label: "Accroche",
    mean: "arithmetic",
    parts: [part("openingStrength", 1, up(-0.15, 1.15), "S37")],
  },
  callToAction: {
    label: "Appel à l'action",
    mean: "arithmetic",
    parts: [part("callStrength", 0.75, identity, "choix"), part("closingStrength", 0.25, identity, "choix")],
  },
  star: {
    label: "Méthode STAR",
    mean: "geometric",
    parts: [
      part("situation", 1, identity, "S35"),
      part("task", 0.5, up(-0.6, 0.85), "S35"),
      part("action", 1.3, identity, "S35"),
      part("result", 1.2, identity, "S35"),
      part("ownership", 0.5, up(0, 0.8), "S31"),
    ],
  },
  examples: {
    label: "Exemples concrets",
    mean: "arithmetic",
    parts: [
      part("evidenceSentences", 0.24, saturating(2.4), "choix"),
      part("situation", 0.14, identity, "S35"),
      part("action", 0.26, identity, "S35"),
      part("result", 0.14, identity, "S35"),
      part("specificity", 0.22, up(0.15, 1.05), "choix"),
    ],
  },
  relevance: {
    label: "Pertinence",
    mean: "geometric",
    parts: [
      part("questionFit", 0.5, up(-0.1, 1), "S34"),
      part("topicFit", 0.22, up(-0.2, 0.7), "choix"),
      part("specificity", 0.28, up(0.1, 0.95), "choix"),
    ],
  },
  authenticity: {
    label: "Authenticité",
    mean: "arithmetic",
    parts: [
      part("anecdote", 0.3, identity, "S35"),
      part("emotion", 0.16, identity, "choix"),
      part("specificity", 0.28, up(0.15, 1.05), "choix"),
      part("firstPersonRate", 0.13, up(0, 5), "M"),
      part("addressRate", 0.13, up(0, 4), "M"),
    ],
  },
} as const satisfies Record<string, MetricRubric>;

export type MetricKey = keyof typeof RUBRIC;

/** The six metrics of each pitch type, in the order of display. */
export function metricsOf(pitchType: PitchType, isStory: boolean): readonly MetricKey[] {
  const common: MetricKey[] = ["structure", "clarity", "coherence", "persuasion"];
  if (pitchType === "produit") return [...common, "hook", "callToAction"];
  if (pitchType === "perso") return [...common, "hook", "authenticity"];
  return [...common, "relevance", isStory ? "star" : "examples"];
}

/** What makes a text a French pitch at all; the product of these multiplies every metric. */
export const VALIDITY = {
  functionWordRatio: { curve: up(0.22, 0.42), source: "M" },
  brokenSyntax: { curve: down(0.5, 2), source: "choix" },
  contentRunShare: { curve: down(0.06, 0.2), source: "choix" },
  topWordShare: { curve: down(0.3, 0.55), source: "choix" },
  foreignShare: { curve: down(0.08, 0.3), source: "choix" },
  repeatedBigramShare: { curve: down(0.2, 0.6), source: "M" },
  scoredWords: { curve: plateau(8, 50, 450, 1500), source: "choix" },
  verbShare: { curve: up(0, 0.35), source: "choix" },
  codeSigns: { curve: down(0.03, 0.2), source: "choix" },
} as const satisfies Record<string, { curve: Curve; source: Source }>;
/** A duplicated text keeps this share of its score at worst. */
export const DUPLICATE_COST = 0.35;
/** A text with an instruction to the grader, once stripped of it. */
export const INSTRUCTION_FACTOR = 0.9;
/** An answer that says nothing of what the question is about. */
export const OFF_TOPIC_FACTOR = 0.75;
/** Nobody speaks and no part of a pitch is there: a recipe, a news item. */
export const SPEAKER_CURVE = up(0.3, 4);
export const SUBJECT_CURVE = up(0.2, 0.5);
export const SPEAKERLESS_FLOOR = 0.2;
