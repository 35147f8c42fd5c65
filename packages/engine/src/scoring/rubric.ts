import { decaying, down, identity, plateau, saturating, up, type Curve } from "../content/curves.ts";
import type { ContentValues } from "../content/measure-content.ts";
import type { ContentMetricLabel, PitchType } from "./report.ts";

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
      part("partsCoverage", 0.5, up(0.08, 0.9), "choix"),
      part("orderAgreement", 0.16, up(0.2, 0.85), "choix"),
      part("openingStrength", 0.15, identity, "choix"),
      part("closingStrength", 0.19, identity, "choix"),
    ],
  },
  clarity: {
    label: "Clarté",
    mean: "geometric",
    parts: [
      part("wordsPerSentence", 0.2, plateau(2, 8, 18, 34), "M"),
      part("longSentenceShare", 0.1, down(0.05, 0.5), "M"),
      part("readability", 0.12, up(25, 62), "M"),
      part("jargonRate", 0.14, down(0.8, 8), "choix"),
      part("fillerRate", 0.18, decaying(4), "S19"),
      part("hedgeRate", 0.1, down(0.6, 5), "M"),
      part("vagueRate", 0.1, down(0.6, 5), "choix"),
      part("passiveShare", 0.06, down(0.1, 0.8), "M"),
    ],
  },
  coherence: {
    label: "Cohérence",
    mean: "arithmetic",
    parts: [
      part("linkShare", 0.34, up(0.1, 0.75), "M"),
      part("locality", 0.14, up(-0.35, 0.5), "M"),
      part("orderAgreement", 0.3, up(0.25, 0.85), "choix"),
      part("opensAlone", 0.07, identity, "M"),
      part("contentDiversity", 0.15, up(0.4, 0.75), "choix"),
    ],
  },
  persuasion: {
    label: "Persuasion",
    mean: "arithmetic",
    parts: [
      part("evidenceSentences", 0.34, saturating(2.2), "choix"),
      part("names", 0.12, saturating(1.6), "choix"),
      part("weakClaimRate", 0.15, down(0.4, 5), "choix"),
      part("vagueRate", 0.13, down(0.3, 3), "choix"),
      part("addressRate", 0.08, up(0, 2), "M"),
      part("reasoningRate", 0.08, up(0, 1.6), "M"),
      part("openingStrength", 0.1, identity, "S37"),
    ],
  },
  hook: {
    label: "Accroche",
    mean: "arithmetic",
    parts: [part("openingStrength", 1, up(-0.15, 0.95), "S37")],
  },
  callToAction: {
    label: "Appel à l'action",
    mean: "arithmetic",
    parts: [part("callStrength", 0.8, identity, "choix"), part("closingStrength", 0.2, identity, "choix")],
  },
  star: {
    label: "Méthode STAR",
    mean: "geometric",
    parts: [
      part("situation", 1, identity, "S35"),
      part("task", 0.5, up(-0.5, 0.8), "S35"),
      part("action", 1.3, identity, "S35"),
      part("result", 1.2, identity, "S35"),
      part("ownership", 0.5, up(0, 0.75), "S31"),
    ],
  },
  examples: {
    label: "Exemples concrets",
    mean: "arithmetic",
    parts: [
      part("evidenceSentences", 0.3, saturating(1.8), "choix"),
      part("action", 0.3, identity, "S35"),
      part("specificity", 0.25, up(0.15, 0.8), "choix"),
      part("result", 0.15, identity, "S35"),
    ],
  },
  relevance: {
    label: "Pertinence",
    mean: "arithmetic",
    parts: [
      part("questionFit", 0.6, up(0.05, 0.85), "S34"),
      part("questionOverlap", 0.1, up(0, 0.6), "choix"),
      part("specificity", 0.3, up(0.2, 0.85), "choix"),
    ],
  },
  authenticity: {
    label: "Authenticité",
    mean: "arithmetic",
    parts: [
      part("anecdote", 0.28, identity, "S35"),
      part("emotion", 0.17, identity, "choix"),
      part("specificity", 0.27, up(0.15, 0.75), "choix"),
      part("firstPersonRate", 0.14, up(0, 4), "M"),
      part("addressRate", 0.14, up(0, 3), "M"),
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

/** What makes a text a French pitch at all; the product of these multiplies every metric (measures.md §3.1). */
export const VALIDITY = {
  functionWordRatio: { curve: up(0.2, 0.36), source: "M" },
  impossibleBigrams: { curve: down(1.5, 4.5), source: "M" },
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
/** Nobody speaks and no part of a pitch is there: a recipe, a news item. */
export const SPEAKER_CURVE = up(0, 2);
export const SPEAKERLESS_FLOOR = 0.2;
