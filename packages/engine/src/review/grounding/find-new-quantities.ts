import { readNumberWord } from "../../language/numbers.ts";
import type { TextUnits } from "../../language/units.ts";
import { readQuantities, type Quantity } from "./read-quantities.ts";
import type { Source } from "./source.ts";

/** Months and days, accent-free: a date that the pitch lacks is invented, like a number. */
const CALENDAR: ReadonlySet<string> = new Set(
  `janvier fevrier avril mai juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi
samedi dimanche lundis mardis mercredis jeudis vendredis samedis dimanches`.split(/\s+/),
);

/**
 * Numbers, multiples and dates that the source lacks, as written. « trois » equals 3, 50 000 equals 50.000; a
 * percentage does not match a sum, nor a month a week.
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
  // « doublé » has several numeric equivalents: one in the source is enough.
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
 * Figures of the source that a text leaves out, as written there, and their total number. Number words that count
 * nothing are ignored: « tous les deux », « un cartable neuf ».
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

/** « Retenez trois choses : … » counts what follows, it states no fact. */
const OF_WHAT_FOLLOWS = /^(?:deux|trois|quatre|[2-4]) (?:choses|mots)$/iu;

/** « un client sur deux »: must be matched as a whole, since « un » is an article and « deux » may count anything. */
const SHARE = /(?<![\p{L}\p{N}])une? (?:[\p{L}'’-]+ ){1,2}sur ([\p{L}-]+|\d+)/giu;

/** « oui, un sur deux »: the counted noun was said before. */
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

/** Currencies that the source does not use; where it names none, any is accepted. */
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

/** « doublé » where the source doubles something; « v1.2.3 », which is not a number, where the source has it. */
function isSaid(source: Source, { quote, readings, multiple }: Quantity): boolean {
  if (readings.length === 0) return source.units.source.includes(quote);
  return multiple !== null && source.quantities.some((other) => other.multiple === multiple);
}
