import { readNumberWord } from "../../language/numbers.ts";
import type { TextUnits } from "../../language/units.ts";
import { readQuantities, type Quantity } from "./read-quantities.ts";
import type { Source } from "./source.ts";

/** Months and days, accent-free: a date that the pitch does not give is an invention as a number is. */
const CALENDAR: ReadonlySet<string> = new Set(
  `janvier fevrier avril mai juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi
samedi dimanche lundis mardis mercredis jeudis vendredis samedis dimanches`.split(/\s+/),
);

/**
 * Numbers, multiples and dates of a text that the source does not give, as written. « trois » and 3 are one number,
 * 50 000 and 50.000 too; a share is no sum, a month no week.
 *
 * @param others numbers known besides those of the source: measures, a score
 */
export function findNewQuantities(
  source: Source,
  units: TextUnits,
  others: ReadonlySet<number> = new Set(),
): string[] {
  const known = indexByNumber(source.quantities);
  const isKnown = (quantity: Quantity) =>
    quantity.readings.some((reading) =>
      reading.every(
        (number) =>
          others.has(number) ||
          Array.from(known.get(number) ?? []).some(
            (counts) => counts === null || quantity.counts === null || counts === quantity.counts,
          ),
      ),
    );
  const quantities = readQuantities(units);
  // « doublé » has several equals: one known is enough.
  const knownWords = new Set(quantities.filter((quantity) => isKnown(quantity)).map(({ quote }) => quote));
  const numbers = quantities.filter(
    (quantity) =>
      !isSaid(source, quantity) && !knownWords.has(quantity.quote) && !OF_WHAT_FOLLOWS.test(quantity.quote),
  );
  const dates = units.tokens.filter((token) => CALENDAR.has(token.fold) && !source.words.has(token.fold));
  return [
    ...new Set([
      ...numbers.map(({ quote }) => quote),
      ...dates.map(({ text }) => text),
      ...findNewShares(source, units),
      ...findNewCurrencies(source, units),
    ]),
  ];
}

/**
 * Facts in figures of the source that a text leaves out, as the source writes them, and out of how many. A number word
 * that counts nothing is none: « tous les deux », « un cartable neuf ».
 */
export function findLostQuantities(source: Source, units: TextUnits): { lost: string[]; outOf: number } {
  const kept = new Set(readQuantities(units).flatMap(({ readings }) => readings.flat()));
  const facts = source.ownQuantities.filter(
    ({ readings, multiple, counts, quote }) =>
      multiple === null && readings.length > 0 && (counts !== null || /\d/.test(quote)),
  );
  const once = [...new Map(facts.map((fact) => [String(fact.readings[0]), fact])).values()];
  const lost = once.filter(
    ({ readings }) => !readings.some((reading) => reading.every((number) => kept.has(number))),
  );
  return { lost: lost.map(({ quote }) => quote), outOf: once.length };
}

/** « Retenez trois choses : … » counts the words that follow, not a fact. */
const OF_WHAT_FOLLOWS = /^(?:deux|trois|quatre|[2-4]) (?:choses|mots)$/iu;

/** « un client sur deux »: « un » is an article, « deux » may count anything. */
const SHARE = /(?<![\p{L}\p{N}])une? (?:[\p{L}'’-]+ ){1,2}sur ([\p{L}-]+|\d+)/giu;

/** « oui, un sur deux »: what it counts was said before. */
const BARE_SHARE = /(?<![\p{L}\p{N}])une? sur ([\p{L}-]+|\d+)/giu;

function findNewShares(source: Source, units: TextUnits): string[] {
  const sharesOf = (text: string) =>
    Array.from(text.matchAll(SHARE), ([quote, of]) => ({ quote, of: readShare(of!.toLowerCase()) })).filter(
      ({ of }) => of !== null && of > 1,
    );
  const known = new Set([
    ...sharesOf(source.units.source).map(({ of }) => of),
    ...Array.from(source.units.source.matchAll(BARE_SHARE), ([, of]) => readShare(of!.toLowerCase())),
  ]);
  return sharesOf(units.source)
    .filter(({ of }) => !known.has(of))
    .map(({ quote }) => quote);
}

function readShare(word: string): number | null {
  return /^\d+$/.test(word) ? Number(word) : readNumberWord(word);
}

const CURRENCIES: readonly RegExp[] = [
  /€|(?<!\p{L})k?(?:euros?|eur)(?!\p{L})/iu,
  /\$|(?<!\p{L})(?:dollars?|usd)(?!\p{L})/iu,
  /£|(?<!\p{L})livres sterling(?!\p{L})/iu,
  /(?<!\p{L})(?:francs?|chf|fcfa)(?!\p{L})/iu,
];

/** The source's sums in another money; where it names none, any one may be meant. */
function findNewCurrencies({ units: { source } }: Source, units: TextUnits): string[] {
  const named = CURRENCIES.filter((currency) => currency.test(source));
  if (named.length === 0) return [];
  return CURRENCIES.filter((currency) => !named.includes(currency)).flatMap(
    (currency) => currency.exec(units.source)?.[0] ?? [],
  );
}

function indexByNumber(quantities: readonly Quantity[]): Map<number, Set<string | null>> {
  const index = new Map<number, Set<string | null>>();
  for (const { readings, counts } of quantities)
    for (const number of readings.flat()) {
      const seen = index.get(number);
      if (seen) seen.add(counts);
      else index.set(number, new Set([counts]));
    }
  return index;
}

/** « doublé » where the source doubles something; « v1.2.3 », which is no number, where the source writes it. */
function isSaid(source: Source, { quote, readings, multiple }: Quantity): boolean {
  if (readings.length === 0) return source.units.source.includes(quote);
  return multiple !== null && source.quantities.some((other) => other.multiple === multiple);
}
