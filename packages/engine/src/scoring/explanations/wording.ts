import { FUNCTION_WORDS } from "../../language/lexicons/function-words.ts";
import { normalizeWord } from "../../language/tokenize.ts";
import type { SlotHit } from "../../content/find-slots.ts";
import { isLooseFact } from "../../content/proofs.ts";
import type { PitchReading, SentenceReading } from "../../content/pitch-reading.ts";
import type { ContentReading } from "../../content/content-values.ts";
import type { MetricQuality } from "../score-metrics.ts";

/** The three lines of an explanation. */
export interface Explanation {
  /** What was measured. */
  measure: string;
  /** Where it shows, with words of the pitch. */
  evidence: string;
  /** One concrete edit, understandable alone. */
  advice: string;
  /** Nothing to change: the advice only says what to keep. */
  keeps?: true;
}

export type Explain = (content: ContentReading, rated: MetricQuality) => Explanation;

const NBSP = "\u00a0";
const LONGEST_QUOTE_WORDS = 16;
const WORDS_BEFORE = 8;
const QUOTE_MARKS = /[«»"“”\r\n]/;

/** A French number: comma, no useless zero. */
export function formatNumber(value: number, decimals = 1): string {
  return String(Number(value.toFixed(decimals))).replace(".", ",");
}

export function formatPercent(share: number): string {
  return `${formatNumber(100 * share, 0)}${NBSP}%`;
}

/** « 1,5 phrase », « 3 phrases »: under two is singular in French; « aucune » for none where `none` is given. */
export function count(value: number, singular: string, plural = `${singular}s`, decimals = 0): string {
  const shown = Number(value.toFixed(decimals));
  return `${formatNumber(shown, decimals)}${NBSP}${shown < 2 ? singular : plural}`;
}

/** « Aucune phrase… » for none, the count otherwise. */
export function countOrNone(value: number, none: string, singular: string, plural: string): string {
  return value === 0 ? none : count(value, singular, plural);
}

/** Said after a count of facts, so that one that stands apart is not thought overlooked. */
export function uncountedFacts({ sentences }: PitchReading): string {
  const apart = sentences.filter(isLooseFact).length;
  if (apart === 0) return "";
  return apart === 1
    ? " ; un fait sans lien visible avec le reste n'est pas compté"
    : " ; des faits sans lien visible avec le reste ne sont pas comptés";
}

/** Words of the pitch between French quotation marks: always a slice of the source, at most about fifteen words. */
export function quote(text: string): string {
  return `«${NBSP}${excerpt(text)}${NBSP}»`;
}

export function quoteSentence(sentence: SentenceReading): string {
  return quote(sentence.sentence.text);
}

/** The clause of a sentence that holds what was found there. */
export function quoteHit({ sentence: { sentence }, span }: SlotHit): string {
  const at = span.start - sentence.start;
  const start = Math.max(...[", ", " : ", " ; "].map((mark) => before(sentence.text, mark, at)));
  const clause = sentence.text.slice(start).replace(/^(?:et|mais|donc|car|puis) /i, "");
  return quote(at > CLAUSE_FROM && start > 0 ? clause : sentence.text);
}

/** Characters from which a find is too far in its sentence to show in the beginning of it. */
const CLAUSE_FROM = 60;

function before(text: string, mark: string, at: number): number {
  const found = text.lastIndexOf(mark, at);
  return found < 0 ? 0 : found + mark.length;
}

/**
 * The beginning of a sentence that can stand between quotation marks: no line break, no quotation mark, cut after a
 * clause when there is one.
 */
function excerpt(text: string): string {
  const parts = text.split(QUOTE_MARKS).map((part) => part.trim());
  const usable =
    parts.find((part) => part.split(/\s+/).length >= 4) ??
    parts.reduce((a, b) => (b.length > a.length ? b : a), "");
  const bare = usable.replace(/(?<![\s:,;])[\s:,;]+$/, "");
  // « … dimanche, avec « whisky » »: cut at a quotation mark, the quote ends on what it announces.
  const isCut = usable !== parts.at(-1) && !/[.!?…]$/.test(bare);
  const trimmed = (isCut ? bare.slice(0, beforeDanglingWords(bare, bare.length)) : bare).replace(
    /(?<![\s:,;])[\s:,;]+$/,
    "",
  );
  const ends = wordEnds(trimmed);
  if (ends.length <= LONGEST_QUOTE_WORDS + 2) return trimmed.replace(/(?<![.…])[.…]+$/, "");
  const limit = ends[LONGEST_QUOTE_WORDS - 1] ?? trimmed.length;
  const floor = ends[6] ?? 0;
  const clause = Math.max(...[",", ";", ":", "."].map((mark) => trimmed.lastIndexOf(mark, limit)));
  return trimmed.slice(0, clause > floor ? clause : beforeDanglingWords(trimmed, limit)).trimEnd();
}

/** The words of a sentence around one of its spans: from the clause that holds it, so that the quote shows it. */
export function quoteAround(sentence: SentenceReading, span: { start: number; end: number }): string {
  const { text, start } = sentence.sentence;
  const at = span.start - start;
  if (excerpt(text).length >= span.end - start) return quote(text);
  const before = wordEnds(text.slice(0, Math.max(0, at))).slice(-WORDS_BEFORE - 1);
  const from = before.length > WORDS_BEFORE ? before[0]! : 0;
  const clause = Math.max(...[", ", "; ", ": ", "\u00a0: "].map((mark) => text.lastIndexOf(mark, at - 2)));
  return quote(text.slice(clause > from ? clause : from).replace(/^[\s,;:\u00a0]+/, ""));
}

/** Moves a cut back before articles, pronouns, prepositions and figures, which announce what is cut. */
function beforeDanglingWords(text: string, limit: number): number {
  let end = limit;
  for (let steps = 0; steps < 4; steps += 1) {
    const start = text.lastIndexOf(" ", end - 1);
    const word = normalizeWord(text.slice(start + 1, end));
    const last = word.slice(word.lastIndexOf("'") + 1);
    if (start <= 0 || !(FUNCTION_WORDS.has(last) || last === "" || /^\d+$/.test(last))) return end;
    end = start;
  }
  return end;
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

/** Parts of a metric, the most costly first. */
export function costliest(rated: MetricQuality): string[] {
  return [...rated.parts]
    .sort((left, right) => right.weight * (1 - right.quality) - left.weight * (1 - left.quality))
    .map((part) => part.measure);
}
