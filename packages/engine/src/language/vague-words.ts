import { VAGUE_WORDS } from "./lexicons/vague-words.ts";
import { readNumberWord } from "./numbers.ts";
import { compileForms, findPhrases } from "./phrases.ts";
import type { Span } from "./spans.ts";
import type { TextUnits } from "./units.ts";

const FORMS = compileForms(VAGUE_WORDS);

/** Vague words in place of a fact: « plein de », « des trucs », « plusieurs ». */
export function findVagueWords(units: TextUnits): Span[] {
  return findPhrases(units, FORMS).filter((hit) => !isCounted(units, hit));
}

/** « j'ai changé deux choses : », « j'ai retenu une chose : »: announced and counted, so not vague. */
function isCounted(units: TextUnits, hit: Span): boolean {
  if (hit.form !== "chose" && hit.form !== "choses" && hit.form !== "chose*") return false;
  const previous = units.tokens[hit.firstToken - 1];
  if (!previous || previous.sentence !== hit.sentence) return false;
  return previous.kind === "number" || readNumberWord(previous.norm) !== null;
}
