import { VAGUE_WORDS } from "./lexicons/vague-words.ts";
import { compileForms, findPhrases } from "./phrases.ts";
import type { Span } from "./spans.ts";
import type { TextUnits } from "./units.ts";

const FORMS = compileForms(VAGUE_WORDS);

/** Words that stand where a fact should: « plein de », « des trucs », « plusieurs ». */
export function findVagueWords(units: TextUnits): Span[] {
  return findPhrases(units, FORMS);
}
