import { SUPERLATIVES } from "../../language/lexicons/superlatives.ts";
import { compileForms, findPhrases } from "../../language/phrases.ts";
import type { Span } from "../../language/spans.ts";
import type { TextUnits } from "../../language/units.ts";
import { PRAISE } from "./lexicons/praise.ts";
import { stemsOf, type Source } from "./source.ts";
import { readText } from "../../language/read-text.ts";

const FORMS = compileForms([...SUPERLATIVES, ...PRAISE]);

/** Claims of excellence that the source makes less often or not at all, as written. */
export function findNewPraise(source: Source, units: TextUnits): string[] {
  const own = findPhrases(source.units, FORMS);
  const ownWords = new Set(own.flatMap(wordsOf));
  const praise = findPhrases(units, FORMS);
  const added = praise.filter((span) => !wordsOf(span).some((word) => ownWords.has(word)));
  const found = added.length > 0 ? added : praise.length > own.length ? praise : [];
  return [...new Set(found.map(({ quote }) => quote))];
}

/** Its content stems, so that « uniques » matches « unique »; the form itself if it only has function words. */
function wordsOf({ quote, form }: Span): string[] {
  const stems = stemsOf(readText(quote));
  return stems.length > 0 ? stems : [form];
}
