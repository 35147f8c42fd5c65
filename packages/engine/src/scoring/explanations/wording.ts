import type { SentenceReading } from "../../content/read-pitch.ts";
import type { ContentReading } from "../../content/measure-content.ts";
import type { MetricQuality } from "../score-metrics.ts";

/** The three lines of an explanation. */
export interface Explanation {
  /** What was measured. */
  measure: string;
  /** Where it shows, with words of the pitch. */
  evidence: string;
  /** One concrete edit. */
  advice: string;
}

export type Explain = (content: ContentReading, rated: MetricQuality) => Explanation;

const NBSP = "\u00a0";
const LONGEST_QUOTE_WORDS = 16;
const QUOTE_MARKS = /[«»"“”\r\n]/;

/** A French number: comma, no useless zero. */
export function formatNumber(value: number, decimals = 1): string {
  return String(Number(value.toFixed(decimals))).replace(".", ",");
}

export function formatPercent(share: number): string {
  return `${formatNumber(100 * share, 0)}${NBSP}%`;
}

/** « 1 phrase », « 3 phrases »: zero and one are singular in French. */
export function count(value: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(value, 0)}${NBSP}${Math.abs(value) < 2 ? singular : plural}`;
}

/** Words of the pitch between French quotation marks: always a slice of the source, at most about fifteen words. */
export function quote(text: string): string {
  return `«${NBSP}${excerpt(text)}${NBSP}»`;
}

export function quoteSentence(sentence: SentenceReading): string {
  return quote(sentence.sentence.text);
}

/**
 * The beginning of a sentence that can stand between quotation marks: no line break, no quotation mark, cut after a
 * clause when there is one.
 */
export function excerpt(text: string): string {
  const parts = text.split(QUOTE_MARKS).map((part) => part.trim());
  const usable =
    parts.find((part) => part.split(/\s+/).length >= 4) ??
    parts.reduce((a, b) => (b.length > a.length ? b : a), "");
  const trimmed = usable.replace(/[\s:,;]+$/, "");
  const ends = wordEnds(trimmed);
  if (ends.length <= LONGEST_QUOTE_WORDS + 2) return trimmed.replace(/[.…]+$/, "");
  const limit = ends[LONGEST_QUOTE_WORDS - 1] ?? trimmed.length;
  const floor = ends[6] ?? 0;
  const clause = Math.max(...[",", ";", ":", "."].map((mark) => trimmed.lastIndexOf(mark, limit)));
  return trimmed.slice(0, clause > floor ? clause : limit).trimEnd();
}

function wordEnds(text: string): number[] {
  return Array.from(text.matchAll(/\S+/g), (match) => match.index + match[0].length);
}

/** « le problème, la solution et la demande ». */
export function enumerate(items: readonly string[]): string {
  if (items.length <= 1) return items.join("");
  return `${items.slice(0, -1).join(", ")} et ${items.at(-1)}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The part of a metric that costs most: its weight times what it lacks. */
export function worstPart(rated: MetricQuality) {
  return rated.parts.reduce<(typeof rated.parts)[number] | null>((worst, part) => {
    const cost = part.weight * (1 - part.quality);
    return worst === null || cost > worst.weight * (1 - worst.quality) ? part : worst;
  }, null);
}

/** Parts of a metric, the most costly first. */
export function costliest(rated: MetricQuality): string[] {
  return [...rated.parts]
    .sort((left, right) => right.weight * (1 - right.quality) - left.weight * (1 - left.quality))
    .map((part) => part.measure);
}
