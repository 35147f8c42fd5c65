import { SUPERLATIVES } from "./lexicons/superlatives.ts";
import { compileForms, findPhrases } from "./phrases.ts";
import type { Span } from "./spans.ts";
import type { TextUnits } from "./units.ts";

const FORMS = compileForms(SUPERLATIVES);

/** Claims of excellence; whether one is proven depends on the evidence around it. */
export function findSuperlatives(units: TextUnits): Span[] {
  return findPhrases(units, FORMS);
}
