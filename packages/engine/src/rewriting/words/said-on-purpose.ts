import { isFiniteVerbAt, tagAt } from "../../language/token-tags.ts";
import type { TextUnits } from "../../language/units.ts";
import type { Range } from "../edits/remove-ranges.ts";

/**
 * « j'ai vendu le salon enfin j'ai vendu ma part »: start offsets of « enfin » before words that say the last ones again
 * and correct them.
 */
export function correctingPlaces({ tokens, punctuated }: TextUnits): Set<number> {
  const places = new Set<number>();
  if (punctuated) return places;
  for (const [at, { norm, start }] of tokens.entries()) {
    if (norm !== "enfin") continue;
    const again = tokens.slice(at + 1, at + 1 + CORRECTED);
    if (again.length < CORRECTED || !SUBJECT.test(again[0]!.norm)) continue;
    const before = tokens.slice(Math.max(0, at - CORRECTION_REACH), at);
    if (before.some((_, from) => again.every((token, step) => token.norm === before[from + step]?.norm)))
      places.add(start);
  }
  return places;
}
const CORRECTED = 2;
const CORRECTION_REACH = 8;
const SUBJECT = /^(?:je|j'|tu|t'|il|elle|on|nous|vous|ils|elles|c')$/;

/**
 * « t'as tué un homme t'as tué un homme et là… »: a whole clause said twice is meant, where no hesitation comes between.
 * Gives the end of its first copy.
 */
export function saidTwiceOnPurpose({ tokens, source }: TextUnits, { start, end }: Range): number | null {
  const said = source.slice(start, end);
  if (!SAID_WHOLE.test(said)) return null;
  const first = tokens.findIndex((token) => token.start >= start);
  let again = first;
  while (again < tokens.length && tokens[again]!.start < end) again += 1;
  let size = again - first;
  if (size > 0 && tokens[again - 1]!.kind === "punctuation") size -= 1;
  const words = tokens.slice(first, first + size);
  if (words.length < WHOLE_CLAUSE || !words.every(({ norm }, step) => norm === tokens[again + step]?.norm))
    return null;
  const isWhole =
    tagAt(tokens, first + size - 1) === "NOUN" &&
    words.some((_, step) => isFiniteVerbAt(tokens, first + step));
  const next = tokens[again + size];
  return isWhole && (!next || ENDS_THERE.test(next.norm)) ? words.at(-1)!.end : null;
}
const SAID_WHOLE =
  /^(?:je |j['’]|tu |t['’]|il |elle |on |nous |vous |ils |elles |c['’])[\p{L}'’ -]{6,60},?\s$/iu;
const WHOLE_CLAUSE = 3;
const ENDS_THERE = /^(?:[.,!?…]|et|mais|je|j'|tu|il|elle|on|c'|alors|donc|puis)$/;
