import { down, identity, plateau, up, type Curve } from "../../content/curves.ts";
import type { OralMetricLabel } from "../../report.ts";
import type { OralValues } from "./oral-values.ts";
import { COMFORTABLE_RATE, RATE_CURVE } from "./rate-norms.ts";

type OralMeasureId = keyof OralValues;

/** For rates of faults: 1 without faults, 0.5 at `half`, steeper around it than an exponential decay. */
interface FaultCurve {
  kind: "fault";
  half: number;
  power: number;
}

export interface OralPart {
  measure: OralMeasureId;
  weight: number;
  curve: Curve | FaultCurve;
  source: string;
}

export interface OralRubric {
  label: OralMetricLabel;
  parts: readonly OralPart[];
  /** Shown with the metric, and not scored. */
  shown?: readonly OralMeasureId[];
}

const part = (
  measure: OralMeasureId,
  weight: number,
  curve: OralPart["curve"],
  source: string,
): OralPart => ({
  measure,
  weight,
  curve,
  source,
});

/** Weights, curves and where their constants come from: numbered sources of docs/metrics.md, « M » measured, « choix » ours. */
export const ORAL_RUBRIC = {
  rate: {
    label: "Débit de parole",
    parts: [
      part("rateEase", 0.75, identity, RATE_CURVE.source),
      part("comfortableShare", 0.25, identity, COMFORTABLE_RATE.source),
    ],
    shown: ["wordsPerMinute"],
  },
  fluency: {
    label: "Fluidité",
    parts: [
      part("meanRunSyllables", 0.3, plateau(3, 8, 18, 40), "Grosjean & Deschamps 1972 ; S17"),
      part("insidePausesPerMin", 0.25, down(2, 14), "S18"),
      part("phonationRatio", 0.15, plateau(0.45, 0.68, 0.88, 0.97), "Grosjean & Deschamps 1972"),
      part("blanksPerMin", 0.15, down(0, 3), "S19"),
      part("restartsPer100", 0.15, down(0.5, 5), "S18 ; M"),
    ],
  },
  rhythm: {
    label: "Rythme",
    parts: [
      part("f0SdSt", 0.25, plateau(1, 2.5, 5, 8), "S17 ; S22 ; M"),
      part("boundaryShare", 0.2, up(0.35, 0.8), "S18"),
      part("tempoVariation", 0.15, plateau(0.03, 0.1, 0.3, 0.55), "S28"),
      part("pausesPerMin", 0.15, plateau(3, 8, 22, 38), "S15"),
      part("runVariation", 0.1, plateau(0.2, 0.45, 0.9, 1.5), "S28"),
      part("finalLoweringShare", 0.1, up(0.25, 0.7), "S25"),
      part("levelSdDb", 0.05, up(1.5, 3.5), "S24"),
    ],
  },
  fillers: {
    label: "Mots de remplissage",
    parts: [part("spokenFillerRate", 1, { kind: "fault", half: 3.2, power: 1.6 }, "S19 ; S30 ; M")],
  },
} as const satisfies Record<string, OralRubric>;

export type OralMetricKey = keyof typeof ORAL_RUBRIC;

/** Confidence in a measure under poor conditions; the rest of the score is a neutral 6. */
export const CONFIDENCE = {
  prior: { value: 6, source: "choix : note médiane attendue" },
  fullSpeechSec: { value: 30, source: "choix : en dessous, trop peu de matière" },
  noisy: { value: 0.7, source: "choix" },
  narrow: { value: 0.9, source: "choix" },
  echo: {
    value: 0.5,
    source: "M : dans une pièce qui résonne, des syllabes s'ajoutent et des silences se comblent",
  },
  estimatedWords: {
    value: 0.5,
    source:
      "M : de 1,1 à 2,2 syllabes entendues par mot d'une voix à l'autre ; la note s'en trouvait déplacée de 5 points",
  },
  hesitationsOnly: { value: 0.5, source: "choix : sans texte, seules les hésitations s'entendent" },
  /** A metric is not scored when its known parts weigh less than this share. */
  knownWeightMin: { value: 0.5, source: "choix" },
} as const;
