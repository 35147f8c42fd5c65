import { detectLanguage } from "../language/detect-language.ts";
import { isFunctionWord } from "../language/function-words.ts";
import {
  ENGLISH_WORDS,
  LATIN_FILLER_WORDS,
  OTHER_LANGUAGE_WORDS,
  SHARED_FORMS,
} from "../language/lexicons/function-words.ts";
import { maskText } from "../language/mask-text.ts";
import { quotedTokens } from "../language/quotations.ts";
import type { Sentence, TextUnits, Token } from "../language/units.ts";
import type { Place } from "../report.ts";

const FEWEST_WORDS = 5;
/** A sentence is foreign from this number and this share of function words of another language. */
const FOREIGN = { words: 3, share: 0.25 };
/** The rest must be French: function words are more than half of running French. */
const LEAST_FRENCH = 0.33;
/** Above this share of foreign words, the text is not a French text with a foreign passage. */
const MOST = 0.5;
const QUOTED = /^[\s—–-]*[«"“]/u;

/** Words of a French text that are in another language. */
export interface ForeignPassage extends Place {
  /** The words are quoted from somebody else: their language is not a fault of the speech. */
  isTheirs: boolean;
}

/**
 * The passages of a French text in another language: whole sentences, or only their quotations. Empty where most of it
 * is foreign.
 */
export function findForeignPassages(units: TextUnits): ForeignPassage[] {
  const foreign = units.sentences.filter((sentence) => isForeign(units, sentence));
  if (foreign.length === 0) return [];
  const words = foreign.reduce((sum, sentence) => sum + sentence.words, 0);
  if (words > MOST * units.wordCount) return [];
  if (detectLanguage(maskText(units, foreign)).french < LEAST_FRENCH) return [];
  const quoted = quotedTokens(units);
  return foreign.flatMap((sentence) => {
    const { start, end, text } = sentence;
    const said = quotedPlaces(units, sentence, quoted);
    return said.length > 0
      ? said.map((place) => ({ ...place, isTheirs: true }))
      : [{ start, end, isTheirs: QUOTED.test(text) }];
  });
}

/**
 * The quotations that hold all the foreign words of a sentence, in order; empty where a foreign word stands outside
 * them.
 */
function quotedPlaces(
  { tokens, accented }: TextUnits,
  { firstToken, endToken }: Sentence,
  quoted: Uint8Array,
): Place[] {
  const places: Place[] = [];
  let isOpen = false;
  let isOther = false;
  for (let at = firstToken; at < endToken; at += 1) {
    const token = tokens[at]!;
    const isForeignWord = token.kind === "word" && isOtherWord(token, accented);
    if (quoted[at] === 0) {
      if (isForeignWord) return [];
      if (isOpen && !isOther) places.pop();
      isOpen = false;
      continue;
    }
    if (!isOpen) {
      places.push({ start: token.start, end: token.end });
      isOpen = true;
      isOther = false;
    }
    places.at(-1)!.end = token.end;
    isOther ||= isForeignWord;
  }
  if (isOpen && !isOther) places.pop();
  return places;
}

/** Whether a word is a function word of another language and not of French. */
const isOtherWord = (token: Token, accented: boolean): boolean =>
  !SHARED_FORMS.has(token.norm) &&
  !isFunctionWord(token, accented) &&
  (ENGLISH_WORDS.has(token.norm) ||
    LATIN_FILLER_WORDS.has(token.norm) ||
    OTHER_LANGUAGE_WORDS.has(token.norm));

function isForeign(units: TextUnits, { firstToken, endToken, words }: Sentence): boolean {
  if (words < FEWEST_WORDS) return false;
  let french = 0;
  let other = 0;
  for (const token of units.tokens.slice(firstToken, endToken)) {
    const { norm, kind } = token;
    if (kind !== "word" || SHARED_FORMS.has(norm)) continue;
    if (isFunctionWord(token, units.accented)) french += 1;
    else if (isOtherWord(token, units.accented)) other += 1;
  }
  return other >= FOREIGN.words && other >= FOREIGN.share * words && other > 2 * french;
}
