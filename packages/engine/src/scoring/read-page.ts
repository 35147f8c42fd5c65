import { measurePage, PAGE_SIGNS, type PageReading, type PageSign } from "../content/measure-page.ts";
import type { PitchReading } from "../content/pitch-reading.ts";
import { up, applyCurve } from "../content/curves.ts";
import learnt from "./weights/page.json" with { type: "json" };

/** What those who say « je », « nous » or « on » are less of a page by, and notes, which are told apart. */
const OF_SPEAKERS = 4;
const OF_NOTES = 4;
const SPEAKERS_CURVE = up(0.3, 1.2);
/** From this sum on a text is told to be like a page. On the curve of what can be heard it is more and more one, which costs. */
const TOLD_FROM = 0.3;
const PAGE_CURVE = up(0.7, 3);

/** How far a text is a page to be read, and what shows it. */
export interface PageLikeness {
  /** 0 to 1: how far it is no speech. */
  page: number;
  isTold: boolean;
  /** What of it is told, in plain French. */
  signs: string;
}

/** Signs that can be shown, as a reader is told of them. */
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

/** Tells a page from a speech by how its sentences are made, as was learnt on texts of our own (`train:pages`). */
export function readPage(reading: PitchReading): PageLikeness {
  const read = measurePage(reading);
  const sum =
    PAGE_SIGNS.reduce((total, sign) => total + learnt.weights[sign] * read.values[sign], learnt.bias) -
    OF_SPEAKERS * applyCurve(SPEAKERS_CURVE, read.speakers) -
    OF_NOTES * read.notes;
  const isTold = sum >= TOLD_FROM;
  // Nobody hears a bracket: such marks tell a page, and cost nothing.
  const seen = SEEN.reduce((total, sign) => total + learnt.weights[sign] * read.values[sign], 0);
  return {
    page: applyCurve(PAGE_CURVE, sum - seen),
    isTold,
    signs: isTold ? sayPageSigns(read, reading) : "",
  };
}

/** What sets the text apart from what people usually say, with its words where it has any to show. */
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
