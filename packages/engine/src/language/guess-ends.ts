import { endSentences } from "../reading/end-sentences.ts";
import { ENDS_FROM, type HeardMark, hearMarks } from "./hear-marks.ts";
import type { RawToken } from "./tokenize.ts";

/** A shorter stretch, in tokens, is not split: it is a list item or a line of verse. */
const SHORTEST_STRETCH = 10;

/** The style of sentences to guess: those of pitches, or those of speech corpora, which are shorter. */
export type SentenceEnds = "pitch" | "corpus";

/**
 * Adds guessed sentence ends to the known ones, in the stretches of a transcript without full stops.
 *
 * @returns the marks predicted in these stretches
 */
export function guessEnds(
  source: string,
  raw: readonly RawToken[],
  ends: Set<number>,
  kind: SentenceEnds,
): HeardMark[] {
  const marks: HeardMark[] = [];
  let from = 0;
  for (let at = 1; at <= raw.length; at += 1) {
    if (at < raw.length && !ends.has(at)) continue;
    for (const mark of addEnds(source, raw, ends, from, at, kind)) marks.push(mark);
    from = at;
  }
  return marks;
}

function addEnds(
  source: string,
  raw: readonly RawToken[],
  ends: Set<number>,
  from: number,
  to: number,
  kind: SentenceEnds,
): HeardMark[] {
  if (to - from <= SHORTEST_STRETCH) return [];
  const [start, last] = [raw[from]!.start, raw[to - 1]!.end];
  const marks =
    kind === "pitch" ? hearMarks(source, start, last).filter(({ end }) => !partsSaidWord(source, end)) : [];
  const stops =
    kind === "pitch"
      ? marks.filter(({ stop }) => stop >= ENDS_FROM).map(({ end }) => end)
      : endSentences(source, start, last).stops;
  let at = from;
  for (const end of stops) {
    while (at < to && raw[at]!.start < end) at += 1;
    // Punctuation after the last word belongs to its sentence.
    while (at < to && raw[at]!.kind === "punctuation") at += 1;
    if (at < to) ends.add(at);
  }
  return marks;
}

/** « je voulais dire | merci à Paulo »: words that are the object of « dire ». */
const SAID = "(?:merci|bravo|bonjour|bonsoir|oui|non|pardon|stop)(?!\\p{L})";
const LONGEST_SAID = 10;
const SAID_WORD = new RegExp(`(?<!\\p{L})dire\\s${SAID}`, "iu");

/** Whether a place is between « dire » and such a word: no sentence ends there. */
export const partsSaidWord = (source: string, end: number): boolean =>
  SAID_WORD.test(source.slice(Math.max(0, end - "dire".length - 1), end + LONGEST_SAID));
