import type { Place } from "../../report.ts";
import type { ClaimContext, Draft } from "../context/claim-context.ts";
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

/** Words that a listener notices because they return. */
export interface Tics {
  /** « Vous dites « euh » 11 fois et « genre » 6 fois, en 200 mots. » */
  hears: string;
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
    hears: tellTimes(
      heard.map(([form, found]) => [form, found.length]),
      words,
    ),
    places: heard.flatMap(([, found]) => found),
  };
}

/** From this number on, one word that may link is heard whatever it links; all blamed words, from these numbers on. */
const USUAL_TIMES = 6;
const USUAL = { times: 8, rate: 0.05 };

/** Words that may link, « du coup », where so many return that everybody hears them; null if there are too few. */
export function findUsualWords({ content }: ClaimContext, told: readonly Draft[]): Tics | null {
  const words = Math.max(1, content.reading.original.wordCount);
  const blamed = told.filter(({ rule }) => rule === "filler");
  const usual = blamed.filter(
    ({ quotes: { length } }) => length >= USUAL_TIMES && length / words >= HEARD_RATE,
  );
  if (usual.length > 0)
    return {
      hears: tellTimes(
        usual.map(({ form = "", quotes }) => [form, quotes.length]),
        words,
      ),
      places: usual.flatMap(({ quotes }) => quotes),
    };
  const places = blamed.flatMap(({ quotes }) => quotes);
  if (places.length < USUAL.times || places.length / words < USUAL.rate) return null;
  const shown = blamed.slice(0, MOST_FORMS).map(({ form }) => `«\u00a0${form}\u00a0»`);
  return {
    hears: `Vous dites ${count(places.length, "fois", "fois")} des mots comme ${enumerate(shown)}, en ${count(words, "mot")}.`,
    places,
  };
}

/** « Vous dites « euh » 11 fois et « genre » 6 fois, en 200 mots. » */
const tellTimes = (forms: readonly (readonly [form: string, times: number])[], words: number) =>
  `Vous dites ${enumerate(forms.map(([form, times]) => `«\u00a0${form}\u00a0» ${count(times, "fois", "fois")}`))}, en ${count(words, "mot")}.`;
