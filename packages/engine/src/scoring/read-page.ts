import { measurePage, PAGE_SIGNS, type PageReading, type PageSign } from "../content/measure-page.ts";
import type { PitchReading } from "../content/pitch-reading.ts";
import { up, applyCurve } from "../content/curves.ts";
import learnt from "./weights/page.json" with { type: "json" };

/**
 * Points taken off the page sum for first persons (« je », « nous », « on ») and for notes, which are reported apart.
 */
const OF_SPEAKERS = 4;
const OF_NOTES = 4;
const SPEAKERS_CURVE = up(0.3, 1.2);
/**
 * From this sum on, the reader is told that the text is like a page. `PAGE_CURVE` sets what that costs, without visible
 * marks.
 */
const TOLD_FROM = 0.3;
const PAGE_CURVE = up(0.7, 3);

/** How far a text is a page to be read, and what shows it. */
export interface PageLikeness {
  /** 0 to 1: how unlike a speech the text is. */
  page: number;
  isTold: boolean;
  /** The signs shown to the reader, in plain French. */
  signs: string;
}

/** Signs that can be shown, as they are named to the reader. */
const NAMES: Partial<Record<PageSign, string>> = {
  pastHistoric: "du passé simple",
  passives: "des tournures passives",
  orders: "des consignes",
  infinitives: "des consignes à l’infinitif",
  participles: "des phrases qui commencent par un participe",
  brackets: "des parenthèses",
  symbols: "des signes qui ne se disent pas",
  semicolons: "des points-virgules",
  quotes: "des guillemets",
  units: "des unités abrégées",
  longWords: "beaucoup de mots longs",
  prepositions: "de longues suites de noms",
  adjectives: "beaucoup d’adjectifs",
  openLines: "des lignes sans point final",
};
const SEEN: readonly PageSign[] = ["brackets", "symbols", "semicolons", "quotes", "units", "openLines"];
const MOST_TOLD = 3;
const LEAST = 0.15;
const LONGEST = 32;

/** Tells a page from a speech by how its sentences are built; weights trained on our own texts (`train:pages`). */
export function readPage(reading: PitchReading): PageLikeness {
  const read = measurePage(reading);
  const sum =
    PAGE_SIGNS.reduce((total, sign) => total + learnt.weights[sign] * read.values[sign], learnt.bias) -
    OF_SPEAKERS * applyCurve(SPEAKERS_CURVE, read.speakers) -
    OF_NOTES * read.notes;
  const isTold = sum >= TOLD_FROM;
  // Listeners do not hear brackets: visible marks help to recognise a page but do not lower the score.
  const seen = SEEN.reduce((total, sign) => total + learnt.weights[sign] * read.values[sign], 0);
  return {
    page: applyCurve(PAGE_CURVE, sum - seen),
    isTold,
    signs: isTold ? sayPageSigns(read, reading) : "",
  };
}

/** The signs that set the text apart from usual speech, each quoted where it has words to show. */
function sayPageSigns({ values, places, speakers }: PageReading, { input }: PitchReading): string {
  const weighed = PAGE_SIGNS.map((sign) => ({
    sign,
    name: NAMES[sign],
    weight: learnt.weights[sign] * (values[sign] - learnt.usual[sign]),
  }))
    .filter(({ name, weight }) => name !== undefined && weight >= LEAST)
    .toSorted((one, other) => other.weight - one.weight);
  const told = weighed.map(({ sign, name }) => {
    const place = places[sign];
    const shown = place && input.content.slice(place.start, place.end);
    return shown && shown.length <= LONGEST ? `${name} («\u00a0${shown}\u00a0»)` : name!;
  });
  const signs = told.slice(0, MOST_TOLD);
  const last = signs.pop();
  const nobody =
    speakers === 0 ? " Personne n’y dit «\u00a0je\u00a0», «\u00a0nous\u00a0» ni «\u00a0on\u00a0»." : "";
  if (last === undefined) return nobody;
  return `${nobody} On y trouve ${signs.length > 0 ? `${signs.join(", ")} et ${last}` : last}.`;
}
