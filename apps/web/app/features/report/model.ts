import { METRIC_SCORE_MAX } from "@app/contracts/limits";
import type { Analysis, AnalysisDraft } from "@app/contracts/report";
import { formatScore } from "../../lib/numbers.ts";
import { locateQuote, type TextRange } from "./annotated-pitch/model.ts";

const TWO_DECIMALS = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });

/** A report to show: stored, or still being written. */
export type ShownAnalysis = Omit<AnalysisDraft, "title" | "interview_plan_id"> &
  Partial<Pick<Analysis, "id" | "title" | "created_at" | "version">>;

/** Countable units: French uses their plural from two on. */
const COUNTED: ReadonlySet<string> = new Set([
  "demi-tons",
  "mots",
  "parties",
  "phrases",
  "procédés",
  "syllabes",
]);

/** A measure with its unit (« jamais » for none); two decimals under 10, where they matter, one above. */
export function formatMeasure(value: number, unit: string): string {
  if (value === 0 && unit === "par minute") return "jamais";
  const figure = Math.abs(value) < 10 ? TWO_DECIMALS.format(value) : formatScore(value);
  return unit === "" ? figure : `${figure}\u00a0${value < 2 && COUNTED.has(unit) ? unit.slice(0, -1) : unit}`;
}

const PERCENT = new Intl.NumberFormat("fr-FR", { style: "percent", maximumFractionDigits: 0 });

/** A share from 0 to 1, as « 80 % ». */
export const formatShare = (share: number): string => PERCENT.format(share);

/** A low score is amber, as something to work on; red is for failures. */
export type Tone = "good" | "fair" | "low";

const GOOD_FROM = 8;
const FAIR_FROM = 6;

export function toneOf(score: number): Tone {
  if (score >= GOOD_FROM) return "good";
  return score >= FAIR_FROM ? "fair" : "low";
}

/** Fraction of the maximum, clamped to 0..1 for any data. */
export function shareOf(score: number, max: number = METRIC_SCORE_MAX): number {
  return max > 0 && Number.isFinite(score) ? Math.min(1, Math.max(0, score / max)) : 0;
}

/** Seconds to say a hook, at the pace that the report estimates for the whole pitch. */
export function secondsToSay(
  words: number,
  { wordCount, estimatedDuration }: Analysis["recommendations"],
): number | null {
  if (wordCount <= 0 || estimatedDuration <= 0 || words <= 0) return null;
  return Math.max(1, Math.round((words * estimatedDuration) / wordCount));
}

/** The sum of the scores, equal to the global score up to rounding; null if one of them could not be measured. */
export function sumOfScores(metrics: readonly { score: number | null }[]): number | null {
  let sum = 0;
  for (const { score } of metrics) {
    if (score === null) return null;
    sum += score;
  }
  return Math.round(sum * 10) / 10;
}

/** What is selected in the annotated text: a finding, or words quoted by an explanation. */
export interface Focus {
  start: number;
  end: number;
  /** Index in `findings`, null for a bare quote. */
  finding: number | null;
}

interface Annotated extends Pick<ShownAnalysis, "content"> {
  /** With all places of findings that have several. */
  findings: readonly (ShownAnalysis["findings"][number] & { places?: readonly TextRange[] })[];
}

/** Selects the finding that contains these words, else the words alone. */
export function focusOfRange({ findings }: Annotated, range: TextRange, metric: string): Focus {
  const holding = findings
    .map((finding, index) => ({ finding, index }))
    .filter(({ finding }) =>
      (finding.places ?? [finding]).some(({ start, end }) => start <= range.start && end >= range.end),
    )
    .sort(
      (a, b) =>
        Number(b.finding.metric === metric) - Number(a.finding.metric === metric) ||
        a.finding.end - a.finding.start - (b.finding.end - b.finding.start),
    )[0];
  return { ...range, finding: holding?.index ?? null };
}

/** Selects the words of a quote; null if they are not in the text. */
export function focusOfQuote(analysis: Annotated, quote: string, metric: string): Focus | null {
  const range = locateQuote(analysis.content, quote);
  return range && focusOfRange(analysis, range, metric);
}

/**
 * Splits the verdict's sentence: the accented part, up to the first punctuation mark, and the rest. Without such a mark
 * nothing is accented, since an accent on everything stresses nothing.
 */
export function splitVerdict(sentence: string): [accented: string, rest: string] {
  const pause = /(?<!\s)\s*[,:;]/u.exec(sentence);
  const cut = pause?.index ?? 0;
  return [sentence.slice(0, cut), sentence.slice(cut)];
}

/** Whether the text does not answer the question. */
export const isOffTopic = ({ claims, notices }: Pick<ShownAnalysis, "claims" | "notices">): boolean =>
  [...claims, ...notices].some(({ rule }) => rule === "offTopic");

/** Below this share of the maximum, a report without remarks is not praise. */
const LOW_TOTAL = 0.5;

export const isLowTotal = ({
  globalScore,
  maxScore,
}: Pick<ShownAnalysis, "globalScore" | "maxScore">): boolean => globalScore < LOW_TOTAL * maxScore;

export interface ScoreRangeEnds {
  low: number;
  high: number;
  /** Position of the total between 0 and the maximum. */
  share: number;
}

/** With a margin this large (share of the maximum) on either side, the total alone would look too certain. */
const WIDE = 0.15;

/** The range to show around a total, in integers; null if it is narrow or unknown. */
export function rangeOf({
  margin,
  globalScore,
  maxScore,
}: Pick<ShownAnalysis, "margin" | "globalScore" | "maxScore">): ScoreRangeEnds | null {
  if (margin === null || globalScore <= 0 || margin.points < WIDE * maxScore) return null;
  return {
    low: Math.max(0, Math.round(globalScore - margin.points)),
    high: Math.min(maxScore, Math.round(globalScore + margin.points)),
    share: shareOf(globalScore, maxScore),
  };
}
