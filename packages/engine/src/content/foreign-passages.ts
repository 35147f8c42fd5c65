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
/** Small words of another language, in number and as a share of a sentence. */
const FOREIGN = { words: 3, share: 0.25 };
/** What is left without them is French: of running French, more than half are its small words. */
const LEAST_FRENCH = 0.33;
/** Over this share of the words, the text is not a French one that holds a passage in another language. */
const MOST = 0.5;
const QUOTED = /^[\s—–-]*[«"“]/u;

/** Words of a French text that are in another language. */
export interface ForeignPassage extends Place {
  /** Somebody’s words are theirs: their language is no fault of the speech. */
  isTheirs: boolean;
}

/** The passages of a French text that are in another language: whole sentences, or what they quote; none where most of it is. */
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

/** The quotations of a sentence that hold all its foreign words, in the order of the text; none where one stands outside them. */
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

/** Whether a word is a small one of another language, and of French none. */
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
