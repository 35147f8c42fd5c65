import { findFillers } from "../language/fillers.ts";
import type { TextUnits } from "../language/units.ts";
import { findRestarts } from "./find-restarts.ts";
import type { Restart, TimedFiller, TimedWord } from "../report.ts";

/**
 * The fillers of the text with the times of their words; frequency marks below their limit weigh nothing and are left
 * out.
 */
export function timeFillers(units: TextUnits, words: readonly TimedWord[]): TimedFiller[] {
  return findFillers(units).flatMap(({ form, quote, weight, start, end }) => {
    const time = weight > 0 ? timeOf(words, start, end) : null;
    return time ? [{ form, quote, weight, ...time }] : [];
  });
}

export function timeRestarts(units: TextUnits, words: readonly TimedWord[]): Restart[] {
  return findRestarts(units).map(({ kind, quote, start, end }) => {
    return { kind, quote, start, end, startSec: timeOf(words, start, end)?.startSec ?? null };
  });
}

/** The time from the first to the last word that a range of the text touches, by binary search. */
function timeOf(
  words: readonly TimedWord[],
  start: number,
  end: number,
): { startSec: number; endSec: number } | null {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]!.end <= start) low = middle + 1;
    else high = middle;
  }
  const first = words[low];
  if (!first || first.start >= end) return null;
  let last = low;
  while (words[last + 1] && words[last + 1]!.start < end) last++;
  return { startSec: first.startSec, endSec: words[last]!.endSec };
}
