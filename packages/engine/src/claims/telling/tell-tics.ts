import type { Place } from "../../report.ts";
import type { ClaimContext } from "../context/claim-context.ts";
import { count, enumerate } from "../context/wording.ts";

/** Words without any meaning: each of them counts. */
export const EMPTY = new Set(["euh", "heu", "hum", "hein", "ben", "bah", "beh", "pff", "mmh", "mh"]);
/** These may also conclude, correct or continue: only the speaker knows which ones are useless. */
export const MAY_LINK = new Set([
  "donc",
  "alors",
  "du coup",
  "enfin",
  "bref",
  "en fait",
  "bon",
  "voilà",
  "puis",
  "et puis",
  "après",
  "là",
]);

/** Below this number, a filler goes unnoticed. */
export const HEARD_TIMES = 3;
/** Fillers per word from which listeners notice hesitation. */
const HEARD_RATE = 0.03;
const FEWEST = 5;
const MOST_FORMS = 3;

interface Tics {
  /** « « euh » 11 fois et « genre » 6 fois ». */
  told: string;
  /** Number of words of the whole text. */
  words: number;
  places: Place[];
}

/** The fillers that listeners notice; null if there are too few. */
export function findTics({ content }: ClaimContext): Tics | null {
  const { reading } = content;
  const text = reading.input.content;
  const byForm = new Map<string, Place[]>();
  const add = (form: string, place: Place) => byForm.set(form, [...(byForm.get(form) ?? []), place]);
  for (const { form, start, end } of reading.fillers)
    if (!MAY_LINK.has(form) && !EMPTY.has(form)) add(form, { start, end });
  // Count all of these, including those of a restart.
  for (const { 0: said, index } of text.matchAll(/\p{L}+/gu)) {
    const form = said.toLowerCase();
    if (EMPTY.has(form)) add(form === "heu" ? "euh" : form, { start: index, end: index + said.length });
  }
  const places = [...byForm.values()].flat();
  const heard = [...byForm]
    .filter(([, found]) => found.length >= HEARD_TIMES)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_FORMS);
  const words = Math.max(1, reading.original.wordCount);
  if (heard.length === 0 || places.length < FEWEST || places.length / words < HEARD_RATE) return null;
  return {
    told: enumerate(
      heard.map(([form, found]) => `«\u00a0${form}\u00a0» ${count(found.length, "fois", "fois")}`),
    ),
    words,
    places: heard.flatMap(([, found]) => found),
  };
}
