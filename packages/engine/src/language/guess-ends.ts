import { endSentences } from "../reading/end-sentences.ts";
import type { RawToken } from "./tokenize.ts";

/** Tokens of a stretch that is left whole: a list item, a line of verse. */
const SHORTEST_STRETCH = 10;

/** Adds the sentence ends of a transcript without stops to those that are known, stretch by stretch. */
export function guessEnds(source: string, raw: readonly RawToken[], ends: Set<number>): void {
  let from = 0;
  for (let at = 1; at <= raw.length; at += 1) {
    if (at < raw.length && !ends.has(at)) continue;
    addEnds(source, raw, ends, from, at);
    from = at;
  }
}

function addEnds(
  source: string,
  raw: readonly RawToken[],
  ends: Set<number>,
  from: number,
  to: number,
): void {
  if (to - from <= SHORTEST_STRETCH) return;
  const { stops } = endSentences(source, raw[from]!.start, raw[to - 1]!.end);
  let at = from;
  for (const stop of stops) {
    while (at < to && raw[at]!.start < stop) at += 1;
    // What is written after the last word belongs to it.
    while (at < to && raw[at]!.kind === "punctuation") at += 1;
    if (at < to) ends.add(at);
  }
}

/** Offsets after the words that a comma or a stop would follow, in a transcript without stops. */
export function hearPauses(source: string): number[] {
  const { stops, commas } = endSentences(source, 0, source.length);
  return [...stops, ...commas];
}
