import { applyCurve } from "../../content/curves.ts";
import type { Delivery } from "../../delivery/measure-delivery.ts";
import type { SignalQuality } from "../../report.ts";
import { SIGNAL } from "../../signal/parameters.ts";
import type { OralValues } from "./oral-values.ts";
import { CONFIDENCE, ORAL_RUBRIC, type OralMetricKey, type OralPart } from "./rubric.ts";

interface RatedPart extends OralPart {
  value: number;
  /** 0 to 1. */
  quality: number;
}

export interface RatedOralMetric {
  /** 0 to 10, one decimal; null where too little of the metric could be measured. */
  score: number | null;
  confidence: number;
  parts: RatedPart[];
}

type Known = Pick<Delivery, "textFits" | "units" | "speechSec"> & Partial<Pick<Delivery, "tempoCertainty">>;
type Quality = Pick<SignalQuality, "issues"> & {
  /** 0 in a dry room, 1 in one that echoes. Where unknown, the "echo" issue counts in full. */
  echo?: number;
  /** Where unknown, a light noise counts as full noise. */
  snrDb?: number;
};

/**
 * Scores one metric on the available measures, drawn towards a neutral score in proportion to their uncertainty.
 *
 * @param confidenceGiven 0 to 1, from an earlier measure of the same take; computed here when absent
 */
export function rateOralMetric(
  key: OralMetricKey,
  values: Partial<OralValues>,
  delivery: Known,
  quality: Quality,
  confidenceGiven: number | null = null,
): RatedOralMetric {
  const { parts: all }: { parts: readonly OralPart[] } = ORAL_RUBRIC[key];
  const parts = all.flatMap((part) => {
    const value = canTell(part.measure, delivery, quality) ? (values[part.measure] ?? null) : null;
    const weight = part.weight * certaintyOf(part.measure, delivery);
    return value === null ? [] : [{ ...part, weight, value, quality: qualityOf(part, value) }];
  });
  const known = weightOf(parts);
  const share = known / weightOf(all);
  const isLost = quality.issues.includes("silent") || isDrowned(key, delivery, quality);
  if (share < CONFIDENCE.knownWeightMin.value || isLost) {
    return { score: null, confidence: 0, parts };
  }
  const raw = parts.reduce((sum, part) => sum + part.weight * part.quality, 0) / known;
  const confidence = confidenceGiven ?? share * confidenceOf(key, delivery, quality);
  const prior = CONFIDENCE.prior.value;
  const score = Math.round(10 * (prior + confidence * (10 * raw - prior))) / 10;
  return { score, confidence, parts };
}

/** Whether noise makes a metric unmeasurable. The rate of a known text is not: its words are counted over the time. */
export function isDrowned(
  key: OralMetricKey,
  { textFits }: Pick<Known, "textFits">,
  { issues }: Pick<Quality, "issues">,
): boolean {
  return issues.includes("unreliable") && !(key === "rate" && textFits);
}

/** Weighs a part by its certainty, so that no score jumps as a take grows longer. */
function certaintyOf(measure: OralPart["measure"], { tempoCertainty = 1 }: Known): number {
  return measure === "tempoVariation" ? tempoCertainty : 1;
}

/** A whisper has no melody, and some syllables go unheard: they are then only trusted when counted in a known text. */
function canTell(measure: OralPart["measure"], delivery: Known, { issues }: Quality): boolean {
  if (!issues.includes("whisper")) return true;
  if (MELODY.has(measure)) return false;
  return delivery.textFits || !SYLLABIC.has(measure);
}
const MELODY: ReadonlySet<OralPart["measure"]> = new Set(["f0SdSt", "finalLoweringShare"]);
const SYLLABIC: ReadonlySet<OralPart["measure"]> = new Set([
  "rateEase",
  "comfortableShare",
  "meanRunSyllables",
]);

function qualityOf(part: OralPart, value: number): number {
  if (part.curve.kind !== "fault") return applyCurve(part.curve, value);
  return 1 / (1 + (Math.max(0, value) / part.curve.half) ** part.curve.power);
}

function confidenceOf(key: OralMetricKey, delivery: Known, quality: Quality): number {
  const { issues, echo = 1 } = quality;
  let confidence = Math.min(1, delivery.speechSec / CONFIDENCE.fullSpeechSec.value);
  // Noise and echo hide pauses and hesitations, but do not change the word count of a known text.
  if (issues.includes("narrow")) confidence *= CONFIDENCE.narrow.value;
  if (key !== "rate" || !delivery.textFits) {
    if (issues.includes("echo")) confidence *= 1 - echo * (1 - CONFIDENCE.echo.value);
    if (issues.includes("noisy")) confidence *= CONFIDENCE.noisy.value;
    else if (issues.includes("background"))
      confidence *= 1 - noiseShare(quality) * (1 - CONFIDENCE.noisy.value);
  }
  if (key === "rate" && !delivery.textFits) confidence *= CONFIDENCE.estimatedWords.value;
  if (key === "fillers" && !delivery.units) confidence *= CONFIDENCE.hesitationsOnly.value;
  return confidence;
}

/** 0 at the level where light noise is first reported, 1 at the level of full noise. */
function noiseShare({ snrDb = SIGNAL.noisySnrDb.value }: Quality): number {
  const from = SIGNAL.backgroundSnrDb.value;
  return (from - snrDb) / (from - SIGNAL.noisySnrDb.value);
}

function weightOf(parts: readonly OralPart[]): number {
  return parts.reduce((sum, part) => sum + part.weight, 0);
}

/** Under this quality a part is reported as a fault. */
const FAULT = 0.75;

/** The faults of a metric, the costliest first. */
export const faultsOf = ({ parts }: RatedOralMetric) =>
  parts
    .filter(({ quality }) => quality < FAULT)
    .toSorted((a, b) => b.weight * (1 - b.quality) - a.weight * (1 - a.quality));
