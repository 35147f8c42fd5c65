import type { Delivery } from "../../delivery/measure-delivery.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import type { TimedWord } from "../../report.ts";
import { formatNumber } from "../../claims/context/wording.ts";

const NBSP = "\u00a0";
const NEAR_WORDS = 5;

/** « 1:05 », as the player shows it. */
export function clock(timeSec: number): string {
  const whole = Math.max(0, Math.floor(timeSec));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

export function seconds(lengthSec: number): string {
  return `${formatNumber(lengthSec)}${NBSP}s`;
}

export function semitones(value: number): string {
  return `${formatNumber(value)}${NBSP}${Math.abs(value) < 2 ? "demi-ton" : "demi-tons"}`;
}

/** A slice of the spoken text between French quotation marks, from one word to another, always verbatim. */
export function quoteWords(delivery: Pick<Delivery, "words" | "units">, first: number, last: number): string {
  const { words, units } = delivery;
  const from = words[Math.max(0, first)];
  const to = words[Math.min(words.length - 1, last)];
  if (!units || !from || !to) return "";
  // Stop the quote before a line break or a quotation mark, which cannot stand inside « ».
  const slice = units.source
    .slice(from.start, endWithSign(units.source, to.end))
    .split(/[«»"“”\r\n]/, 1)[0]!
    .trim();
  return slice === "" ? "" : `«${NBSP}${slice}${NBSP}»`;
}

/** « 2 % », « 40 € »: a sign of what is counted belongs to its number. */
const SIGN = /^[\s\u00A0\u202F]?[%‰€$°]/u;

function endWithSign(source: string, end: number): number {
  return (
    end + (/\d/.test(source[end - 1] ?? "") ? (SIGN.exec(source.slice(end, end + 2))?.[0].length ?? 0) : 0)
  );
}

/** The words that begin in a stretch of time, as indexes; null where there is none. */
export function wordsBetween(
  words: readonly TimedWord[],
  startSec: number,
  endSec: number,
): { first: number; last: number } | null {
  const first = words.findIndex((word) => word.startSec >= startSec);
  if (first < 0 || words[first]!.startSec >= endSec) return null;
  let last = first;
  while (words[last + 1] && words[last + 1]!.startSec < endSec) last++;
  return { first, last };
}

/** The beginning of what is said in a stretch of time. */
export function quoteBetween(delivery: Delivery, startSec: number, endSec: number, mostWords = 10): string {
  const range = wordsBetween(delivery.words, startSec, endSec);
  if (!range) return "";
  const first = sentenceStart(delivery, range.first, range.last);
  return quoteWords(delivery, first, wholeEnd(delivery, first, Math.min(range.last, first + mostWords - 1)));
}

/** Moves the end back to a mark of punctuation where one is near, else before words that call for the next one. */
function wholeEnd({ words, units }: Delivery, first: number, last: number): number {
  if (!units) return last;
  const after = (index: number) => {
    const end = endWithSign(units.source, words[index]!.end);
    return units.source.slice(end, end + 1);
  };
  for (let index = last; index > first && last - index < NEAR_WORDS; index--)
    if (/[.,;:!?…\n]/.test(after(index))) return index;
  let end = last;
  while (end > first && CALLS.test(units.source.slice(words[end]!.start, words[end]!.end))) end--;
  return end;
}
/** « … de 11 % à 2 %, et le »: nothing ends on these. */
const CALLS = regexInLines("iu")`
  ^(?:
    les?|la|l['’]|une?|des?|du|d['’]|à|aux?|et|ou|mais|que|qu['’]|qui|dont|où|en|dans|pour|par|sur|avec|sans|chez|vers|
    mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leurs?|je|j['’]|tu|il|elle|on|nous|vous|ils|elles|ce|c['’]|cet|cette|ces|
    ne|n['’]|se|s['’]|me|m['’]|te|t['’]|y|si|comme|car|donc|très|plus
  )$
`;

/** Moves the start to the first word of the next sentence where that is near. */
function sentenceStart({ words, units }: Delivery, first: number, last: number): number {
  for (let index = first; index < Math.min(last, first + NEAR_WORDS); index++) {
    if (/^[.!?…\n]/.test(units?.source.slice(words[index]!.end, words[index]!.end + 1) ?? ""))
      return index + 1;
  }
  return first;
}
