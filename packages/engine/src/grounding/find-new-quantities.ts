import type { TextUnits } from "../language/units.ts";
import { CALENDAR } from "./lexicons/calendar.ts";
import { readQuantities, type Quantity } from "./read-quantities.ts";
import type { Source } from "./source.ts";

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
    (quantity) => !isSaid(source, quantity) && !knownWords.has(quantity.quote),
  );
  const dates = units.tokens.filter((token) => CALENDAR.has(token.fold) && !source.words.has(token.fold));
  return [...new Set([...numbers.map(({ quote }) => quote), ...dates.map(({ text }) => text)])];
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
