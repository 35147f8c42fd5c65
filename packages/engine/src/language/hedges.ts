import { HEDGES } from "./lexicons/hedges.ts";
import { compileForms, findPhrases } from "./phrases.ts";
import type { Span } from "./spans.ts";
import type { TextUnits } from "./units.ts";

const FORMS = compileForms(HEDGES);

/** Words that weaken a claim (« je pense que », « peut-être »), spans in the order of the text. */
export function findHedges(units: TextUnits): Span[] {
  return findPhrases(units, FORMS);
}
