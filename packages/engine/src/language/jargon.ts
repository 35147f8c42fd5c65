import { JARGON } from "./lexicons/jargon.ts";
import { compileForms, findPhrases } from "./phrases.ts";
import type { Span } from "./spans.ts";
import type { TextUnits } from "./units.ts";

const FORMS = compileForms(JARGON);

/** Insider words and anglicisms of the text. */
export function findJargon(units: TextUnits): Span[] {
  return findPhrases(units, FORMS);
}
