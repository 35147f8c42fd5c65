import { DROPPED_WORDS, LIGHT_WORDS, PHRASES } from "./lexicon.ts";

/** A word of a title as the search compares it: a plain stem with its weight, before rarity. */
export interface TitleWord {
  stem: string;
  weight: number;
}

const LIGHT_WEIGHT = 0.35;
/** « (H/F) », « F/H/X », « m/w/d ». */
const GENDER_MARK = /\b[hfmwx](?:\/[hfmwxdn]b?){1,3}\b/g;
/** The inclusive or doubled ending of « infirmier·ère », « assistant(e) », « acheteur-euse », « animateur/trice ». */
const INCLUSIVE_ENDING =
  /([a-z]{3})(?:[·•.]|\(|\/|-)(?:e|ere|iere|euse|se|rice|trice|ice|ne|nne|ienne|te|le|lle|ve|ive)s?\)?(?![a-z])/g;

/** Lower case without accents, ligatures or typographic signs. */
export function plainTitle(title: string): string {
  return title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("’", "'");
}

/**
 * The words that identify a job title: without gender marks, contracts, seniority and articles; abbreviations and
 * everyday names replaced by those of the job sheets; feminine forms made masculine.
 */
export function readTitleWords(title: string): TitleWord[] {
  let plain = plainTitle(title).slice(0, 200).replace(GENDER_MARK, " ").replace(INCLUSIVE_ENDING, "$1");
  plain = ` ${plain.replace(/[^a-z0-9+#]+/g, " ").trim()} `;
  for (const [phrase, said] of PHRASES) {
    // A plain substring search first is many times cheaper, and nearly always enough.
    if (plain.includes(phrase)) plain = plain.replaceAll(` ${phrase} `, ` ${said} `);
  }
  const words = plain.split(" ").filter((word) => word !== "" && !DROPPED_WORDS.has(word));
  return words.map((word) => ({
    stem: stemTitleWord(word),
    weight: LIGHT_WORDS.has(word) ? LIGHT_WEIGHT : 1,
  }));
}

/** Longest first; at least three letters remain. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ["trices", "teur"],
  ["trice", "teur"],
  ["euses", "eur"],
  ["euse", "eur"],
  ["ieres", "ier"],
  ["iere", "ier"],
  ["eres", "er"],
  ["ere", "er"],
  ["iennes", "ien"],
  ["ienne", "ien"],
  ["onnes", "on"],
  ["onne", "on"],
  ["elles", "el"],
  ["elle", "el"],
  ["ives", "if"],
  ["ive", "if"],
  ["eaux", "al"],
  ["aux", "al"],
  ["ales", "al"],
  ["ale", "al"],
  ["antes", "ant"],
  ["ante", "ant"],
  ["entes", "ent"],
  ["ente", "ent"],
  ["ines", "in"],
  ["ine", "in"],
  ["ees", "e"],
  ["ee", "e"],
  ["es", "e"],
  ["s", ""],
  ["x", ""],
];

function stemTitleWord(word: string): string {
  for (const [ending, instead] of ENDINGS)
    if (word.length - ending.length >= 3 && word.endsWith(ending)) {
      word = word.slice(0, -ending.length) + instead;
      break;
    }
  // « cheffe » and « chef », « employee » and « employe », « avocate » and « avocat » match without their final e.
  const bare = word.length > 3 ? word.replace(/f?fe$/, "f").replace(/e$/, "") : word;
  return bare.length > 4 ? bare.replace(/(.)\1/g, "$1") : bare;
}
