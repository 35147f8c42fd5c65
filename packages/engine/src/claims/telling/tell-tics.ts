import type { Place } from "../../report.ts";
import type { ClaimContext } from "../context/claim-context.ts";
import { count, enumerate } from "../context/wording.ts";

/** Never a word with a meaning: each of them is counted. */
export const EMPTY = new Set(["euh", "heu", "hum", "hein", "ben", "bah", "beh", "pff", "mmh", "mh"]);
/** They may also conclude, correct or go on: only the speaker knows which ones are missed. */
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

/** Said less, a form is heard by nobody. */
export const HEARD_TIMES = 3;
/** One word in so many: what people hear of somebody who hesitates. */
const HEARD_RATE = 0.03;
const FEWEST = 5;
const MOST_FORMS = 3;

interface Tics {
  /** « « euh » 11 fois et « genre » 6 fois ». */
  told: string;
  /** Words of the whole text. */
  words: number;
  places: Place[];
}

/** The words of waiting that are heard; null where they are too few to be. */
export function findTics({ content }: ClaimContext): Tics | null {
  const { reading } = content;
  const text = reading.input.content;
  const byForm = new Map<string, Place[]>();
  const add = (form: string, place: Place) => byForm.set(form, [...(byForm.get(form) ?? []), place]);
  for (const { form, start, end } of reading.fillers)
    if (!MAY_LINK.has(form) && !EMPTY.has(form)) add(form, { start, end });
  // All of these, those of a restart too.
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
