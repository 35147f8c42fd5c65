import { detectLanguage } from "../language/detect-language.ts";
import { isFunctionWord } from "../language/function-words.ts";
import {
  ENGLISH_WORDS,
  LATIN_FILLER_WORDS,
  OTHER_LANGUAGE_WORDS,
  SHARED_FORMS,
} from "../language/lexicons/function-words.ts";
import { maskText } from "../language/mask-text.ts";
import type { Sentence, TextUnits } from "../language/units.ts";

const FEWEST_WORDS = 5;
/** Small words of another language, in number and as a share of a sentence. */
const FOREIGN = { words: 3, share: 0.25 };
/** What is left without them is French: of running French, more than half are its small words. */
const LEAST_FRENCH = 0.33;
/** Over this share of the words, the text is not a French one that holds a passage in another language. */
const MOST = 0.5;
const QUOTED = /^[\s—–-]*[«"“]/u;
/** Somebody’s words are theirs: their language is no fault of the speech. */
export const isTheirs = ({ text }: Sentence): boolean => QUOTED.test(text);

/** The sentences of a French text that are in another language; none where most of it is. */
export function findForeignPassages(units: TextUnits): Sentence[] {
  const foreign = units.sentences.filter((sentence) => isForeign(units, sentence));
  if (foreign.length === 0) return [];
  const words = foreign.reduce((sum, sentence) => sum + sentence.words, 0);
  if (words > MOST * units.wordCount) return [];
  return detectLanguage(maskText(units, foreign)).french >= LEAST_FRENCH ? foreign : [];
}

function isForeign(units: TextUnits, { firstToken, endToken, words }: Sentence): boolean {
  if (words < FEWEST_WORDS) return false;
  let french = 0;
  let other = 0;
  for (const token of units.tokens.slice(firstToken, endToken)) {
    const { norm, kind } = token;
    if (kind !== "word" || SHARED_FORMS.has(norm)) continue;
    if (isFunctionWord(token, units.accented)) french += 1;
    else if (ENGLISH_WORDS.has(norm) || LATIN_FILLER_WORDS.has(norm) || OTHER_LANGUAGE_WORDS.has(norm))
      other += 1;
  }
  return other >= FOREIGN.words && other >= FOREIGN.share * words && other > 2 * french;
}
