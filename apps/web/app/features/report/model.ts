import { METRIC_SCORE_MAX } from "@app/contracts/limits";
import type { Analysis, AnalysisDraft } from "@app/contracts/report";
import { formatScore } from "../../lib/numbers.ts";
import { locateQuote, type TextRange } from "./annotated-pitch/model.ts";

const TWO_DECIMALS = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });

/** A report to show: stored, or still being written. */
export type ShownAnalysis = Omit<AnalysisDraft, "title" | "interview_plan_id"> &
  Partial<Pick<Analysis, "id" | "title" | "created_at" | "version">>;

/** Units that are counted; French has their plural from two on. */
const COUNTED: ReadonlySet<string> = new Set([
  "demi-tons",
  "mots",
  "parties",
  "phrases",
  "procédés",
  "syllabes",
]);

/** A measure with its unit, in words where none was heard; two decimals under 10, where they tell something, one above. */
export function formatMeasure(value: number, unit: string): string {
  if (value === 0 && unit === "par minute") return "jamais";
  const figure = Math.abs(value) < 10 ? TWO_DECIMALS.format(value) : formatScore(value);
  return unit === "" ? figure : `${figure}\u00a0${value < 2 && COUNTED.has(unit) ? unit.slice(0, -1) : unit}`;
}

const PERCENT = new Intl.NumberFormat("fr-FR", { style: "percent", maximumFractionDigits: 0 });

/** A share from 0 to 1 as « 80 % ». */
export const formatShare = (share: number): string => PERCENT.format(share);

/** A low score is something to work on, never an error: it is amber, red stays for failures. */
export type Tone = "good" | "fair" | "low";

const GOOD_FROM = 8;
const FAIR_FROM = 6;

export function toneOf(score: number): Tone {
  if (score >= GOOD_FROM) return "good";
  return score >= FAIR_FROM ? "fair" : "low";
}

/** Part of the maximum, within 0 and 1 whatever the data say. */
export function shareOf(score: number, max: number = METRIC_SCORE_MAX): number {
  return max > 0 && Number.isFinite(score) ? Math.min(1, Math.max(0, score / max)) : 0;
}

/** Says a hook at the pace that the report estimates for the whole pitch. */
export function secondsToSay(
  words: number,
  { wordCount, estimatedDuration }: Analysis["recommendations"],
): number | null {
  if (wordCount <= 0 || estimatedDuration <= 0 || words <= 0) return null;
  return Math.max(1, Math.round((words * estimatedDuration) / wordCount));
}

/** The sum of the notes, which is the global score up to rounding; null where one of them could not be measured. */
export function sumOfScores(metrics: readonly { score: number | null }[]): number | null {
  let sum = 0;
  for (const { score } of metrics) {
    if (score === null) return null;
    sum += score;
  }
  return Math.round(sum * 10) / 10;
}

/** What the reader looks at in the annotated text: a finding, or words quoted by an explanation. */
export interface Focus {
  start: number;
  end: number;
  /** Position in `findings`, null for a bare quote. */
  finding: number | null;
}

interface Annotated extends Pick<ShownAnalysis, "content"> {
  /** With all their places, where one has several. */
  findings: readonly (ShownAnalysis["findings"][number] & { places?: readonly TextRange[] })[];
}

/** The words of a place: the finding that holds them when there is one, else the words alone. */
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

/** The words that a quote names; null where they are not in the text. */
export function focusOfQuote(analysis: Annotated, quote: string, metric: string): Focus | null {
  const range = locateQuote(analysis.content, quote);
  return range && focusOfRange(analysis, range, metric);
}

/**
 * The sentence of the verdict in two: what carries the accent, up to the first pause, and the rest. A sentence
 * without a pause carries none: an accent on everything stresses nothing.
 */
export function splitVerdict(sentence: string): [accented: string, rest: string] {
  const pause = /(?<!\s)\s*[,:;]/u.exec(sentence);
  const cut = pause?.index ?? 0;
  return [sentence.slice(0, cut), sentence.slice(cut)];
}

/** The text speaks of something else than the question asks. */
export const isOffTopic = ({ claims, notices }: Pick<ShownAnalysis, "claims" | "notices">): boolean =>
  [...claims, ...notices].some(({ rule }) => rule === "offTopic");

/** Under this share of the maximum a report without remarks is no praise. */
const LOW_TOTAL = 0.5;

export const isLowTotal = ({
  globalScore,
  maxScore,
}: Pick<ShownAnalysis, "globalScore" | "maxScore">): boolean => globalScore < LOW_TOTAL * maxScore;

export interface ScoreRangeEnds {
  low: number;
  high: number;
  /** Place of the total between 0 and the maximum. */
  share: number;
}

/** From this share of the maximum on either side, a total alone would seem surer than it is. */
const WIDE = 0.15;

/** The range to show around a total, in whole points; null where it is narrow or not known. */
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
